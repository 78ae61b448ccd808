import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { pathOf } from './driveAccess.ts';
import { type DriveItem, driveDepthAtMost, driveItemsAtMost } from './driveItem.ts';

/** Whether a folder may take one more: it is there, is a folder, and is not too deep. */
export function checkFolder(parentId: string | null, entries: readonly DriveItem[]): Outcome<null> {
  if (parentId === null) return accept(null);
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  const path = pathOf(parentId, (id) => byId.get(id));
  if (path === null || path[0]?.kind !== 'folder') return refuse('folder-unknown');
  return path.length >= driveDepthAtMost ? refuse('folder-too-deep') : accept(null);
}

/** Whether there is place for one more. */
export function checkRoom(entries: readonly DriveItem[]): Outcome<null> {
  return entries.length < driveItemsAtMost ? accept(null) : refuse('drive-full');
}

/** `name`, or `name (2)` where its folder has that name already: two of the same would be mixed up. */
export function freeName(
  name: string,
  { entryId, parentId }: Pick<DriveItem, 'entryId' | 'parentId'>,
  entries: readonly DriveItem[],
): string {
  const beside = entries.filter((one) => one.parentId === parentId && one.entryId !== entryId);
  const taken = new Set(beside.map((one) => one.name.toLowerCase()));
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/u.exec(name) ?? [];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1)
    free = `${stem} (${count})${ending}`;
  return free;
}
