import type { ImportProxiesRequest, ProxyRow } from '@asamblea/domain';

/** The id of an import is its content: the same rows read the same way are the same import. */
export async function importIdOf(
  rows: readonly ProxyRow[],
  { form, writtenOn }: Pick<ImportProxiesRequest, 'form' | 'writtenOn'>,
): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([form, writtenOn, rows]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  // A version 8 UUID: its other bits are ours to choose.
  const marked = [...hex.join('')].map((digit, i) => (i === 12 ? '8' : i === 16 ? 'a' : digit));
  return marked.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
