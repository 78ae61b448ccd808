import { vi } from 'vitest';

export const documentHref = (entryId: string, version: string | null = null) =>
  `/api/drive/documents/${entryId}?by=link${version === null ? '' : `&version=${version}`}`;

/** The bytes of documents: a test says which. */
export const fetchBytes = vi.fn();
export const fetchDocument = (entryId: string, signal: AbortSignal) =>
  fetchBytes(`/api/drive/documents/${entryId}`, signal);
