import type { LiveDocument } from '../../../../firebase/listening/useDocument.ts';

const documents = new Map<string, unknown>();

/** A document, by its path. */
export function keepDocument(path: string, value: unknown): void {
  documents.set(path, value);
}

export function forgetDocuments(): void {
  documents.clear();
}

export function useDocument<T>(path: string): LiveDocument<T> {
  const known = documents.has(path);
  const value = (documents.get(path) ?? null) as T | null;
  const status = known ? 'success' : 'loading';
  return { status, value, missing: known && value === null, offline: false };
}
