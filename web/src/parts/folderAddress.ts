import type { DriveItemView } from '@asamblea/domain';

/** The address of a folder; null is where everything begins. */
export function folderPath(entryId: string | null): string {
  return entryId === null ? '/drive' : `/drive?carpeta=${encodeURIComponent(entryId)}`;
}

/** The page that shows a document. */
export function documentPath(entryId: string): string {
  return `/file?documento=${encodeURIComponent(entryId)}`;
}

/** The folders down to one, from the first; empty when it is not there. */
export function foldersDownTo(
  entryId: string | null,
  entries: readonly DriveItemView[],
): readonly DriveItemView[] {
  const folder = entries.find((one) => one.entryId === entryId && one.kind === 'folder');
  return folder === undefined ? [] : [...foldersDownTo(folder.parentId, entries), folder];
}
