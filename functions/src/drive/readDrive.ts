import {
  accept,
  audienceOf,
  type DriveAnswer,
  type DriveEntry,
  type DriveEntryView,
  latestVersion,
  type Outcome,
  type Role,
  seenEntries,
  type Visibility,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';

/** Folders and documents that somebody of that role sees, in the order of their names. */
export async function readDrive(assemblyId: string, role: Role): Promise<Outcome<DriveAnswer>> {
  const found = await documents.drive(assemblyId).get();
  const audience = audienceOf(role);
  const seen = seenEntries(
    found.docs.map((one) => one.data()),
    audience,
  );
  const entries = seen.map(([entry, shown]) => viewOf(entry, shown, audience === 'staff'));
  const { compare } = new Intl.Collator('es', { numeric: true });
  return accept({ entries: entries.sort((one, other) => compare(one.name, other.name)) });
}

/** What was replaced is for the staff: it was wrong, or not ready. */
function viewOf(entry: DriveEntry, shown: Visibility, withOlder: boolean): DriveEntryView {
  const { entryId, kind, parentId, name, visibility, at } = entry;
  const view = { entryId, kind, parentId, name, visibility, shownTo: shown, at };
  if (entry.kind === 'folder') return view;
  const { versionId, type, size, at: last } = latestVersion(entry);
  const versions = entry.versions.map(({ digest: _digest, by: _by, ...version }) => version);
  return { ...view, at: last, type, size, versionId, ...(withOlder ? { versions } : {}) };
}
