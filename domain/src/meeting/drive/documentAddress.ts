import type { Visibility } from './driveItem.ts';

/** Where a phone opens a document, from the root of the site: a public one needs only the assembly's code. */
export function documentAddress(
  cot: string,
  { entryId, visibility }: { readonly entryId: string; readonly visibility: Visibility },
): string {
  const path = visibility === 'public' ? '/file/public' : '/file';
  return `${path}?cot=${encodeURIComponent(cot)}&documento=${encodeURIComponent(entryId)}`;
}

/** The bytes of a public document: what an image of a page names. */
export function publicBytesAddress(cot: string, entryId: string): string {
  return `/api/public/documents/${encodeURIComponent(entryId)}?cot=${encodeURIComponent(cot)}`;
}
