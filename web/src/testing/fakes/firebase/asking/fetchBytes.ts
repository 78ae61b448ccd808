import { vi } from 'vitest';

export const documentHref = (entryId: string, version: string | null = null) =>
  `/api/drive/documents/${entryId}${version === null ? '' : `?version=${version}`}`;

/** The bytes of documents: a test says which. */
export const fetchBytes = vi.fn();
