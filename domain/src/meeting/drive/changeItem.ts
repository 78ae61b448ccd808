import { fileName, folderName, nameStem } from '../../kernel/files/fileName.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { pathOf } from './driveAccess.ts';
import {
  type DocumentVersion,
  type DriveDocument,
  type DriveItem,
  documentVersionsAtMost,
  driveDepthAtMost,
  latestVersion,
} from './driveItem.ts';
import type { ChangeItemRequest } from './driveRequests.ts';
import { checkFolder, freeName } from './placeItem.ts';

/** An entry renamed, moved or shown to others, as asked; a document keeps the extension of its type. */
export function changeItem(
  entry: DriveItem,
  asked: ChangeItemRequest,
  entries: readonly DriveItem[],
): Outcome<DriveItem> {
  const { parentId = entry.parentId, visibility = entry.visibility } = asked;
  if (parentId !== entry.parentId) {
    const place = checkPlace(entry, parentId, entries);
    if (!place.ok) return place;
  }
  const written = asked.name === undefined ? entry.name : nameFor(entry, asked.name);
  const name = freeName(written, { entryId: entry.entryId, parentId }, entries);
  return accept({ ...entry, parentId, visibility, name });
}

function nameFor(entry: DriveItem, written: string): string {
  return entry.kind === 'folder'
    ? folderName(written)
    : fileName(written, latestVersion(entry).type);
}

/** A folder goes with all that is in it: not into itself, nor where the last of it would be too deep. */
function checkPlace(
  entry: DriveItem,
  parentId: string | null,
  entries: readonly DriveItem[],
): Outcome<null> {
  const byId = new Map(entries.map((one) => [one.entryId, one]));
  const find = (entryId: string) => byId.get(entryId);
  const above = parentId === null ? [] : (pathOf(parentId, find) ?? []);
  if (above.some(({ entryId }) => entryId === entry.entryId)) return refuse('folder-inside-itself');
  const place = checkFolder(parentId, entries);
  if (!place.ok || entry.kind === 'document') return place;
  const depth = above.length + levelsOf(entry, entries);
  return depth > driveDepthAtMost ? refuse('folder-too-deep') : accept(null);
}

/** How many folders there are one inside another, with this one. */
function levelsOf({ entryId }: DriveItem, entries: readonly DriveItem[]): number {
  const inside = entries.filter((one) => one.kind === 'folder' && one.parentId === entryId);
  return 1 + Math.max(0, ...inside.map((one) => levelsOf(one, entries)));
}

/** An entry with all that is in it. */
export function withInside(entry: DriveItem, entries: readonly DriveItem[]): readonly DriveItem[] {
  const inside = entries.filter(({ parentId }) => parentId === entry.entryId);
  return [entry, ...inside.flatMap((one) => withInside(one, entries))];
}

/** A document with one version more, whose type its name says from then on. */
export function addVersion(
  document: DriveDocument,
  version: DocumentVersion,
  entries: readonly DriveItem[],
): Outcome<DriveDocument> {
  if (document.versions.length >= documentVersionsAtMost) return refuse('versions-full');
  const name = fileName(nameStem(document.name), version.type);
  return accept({
    ...document,
    name: freeName(name, document, entries),
    versions: [...document.versions, version],
  });
}
