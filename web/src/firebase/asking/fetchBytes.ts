import { at, driveEndpoints } from '@asamblea/domain';
import { tabAssembly } from '../tab/tabAssembly.ts';
import { ApiFailure } from './ApiFailure.ts';
import { failureOf } from './failureOf.ts';

/**
 * The address where the bytes of a document are downloaded by members who may see it: a link names its
 * assembly in its address. The browser is sent to where the file is kept: no byte passes through the API.
 */
export function documentHref(entryId: string, version: string | null = null): string {
  const query = new URLSearchParams({ by: 'link' });
  if (version !== null) query.set('version', version);
  return documentAddress(entryId, query);
}

/** The bytes of a document, for a page that shows it. Rejects as `fetchBytes` does. */
export function fetchDocument(entryId: string, signal: AbortSignal): Promise<Blob> {
  return fetchBytes(documentAddress(entryId, new URLSearchParams()), signal);
}

function documentAddress(entryId: string, query: URLSearchParams): string {
  const assembly = tabAssembly();
  if (assembly !== null) query.set('assembly', assembly);
  const said = query.size === 0 ? '' : `?${query}`;
  return `/api${at(driveEndpoints.readDocument, { entryId }).path}${said}`;
}

/**
 * The bytes behind an address of ours, of the type that the server says. Rejects with an `ApiFailure`, or with
 * the signal's reason. `token` is that of a link, which no address has.
 */
export async function fetchBytes(
  path: string,
  signal: AbortSignal,
  token: string | null = null,
): Promise<Blob> {
  const headers = token === null ? {} : { 'X-Document-Link': token };
  try {
    const response = await fetch(path, { headers, signal, credentials: 'same-origin' });
    if (response.ok) return await response.blob();
    throw failureOf(response, parse(await response.text()), null);
  } catch (error) {
    if (signal.aborted || error instanceof ApiFailure) throw error;
    throw ApiFailure.network();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
