import {
  accept,
  audienceOf,
  type DocumentLinkView,
  type DriveAnswer,
  type DriveItem,
  type DriveItemView,
  latestVersion,
  type Member,
  mayDo,
  type Outcome,
  permissionsOf,
  seenEntries,
  type Visibility,
} from '@asamblea/domain';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { viewOf as linkViewOf } from './makeLink.ts';
import { readAttachedTo } from './readAttachedTo.ts';

/** Folders and documents that somebody of that role sees, in the order of their names. */
export async function readDrive(assemblyId: string, member: Member): Promise<Outcome<DriveAnswer>> {
  const mayShare = mayDo(permissionsOf(member), 'writeDrive');
  const [found, links, attached] = await Promise.all([
    meetingDocuments.drive(assemblyId).get(),
    mayShare ? readLinks(assemblyId) : null,
    mayShare ? readAttachedTo(assemblyId) : null,
  ]);
  const audience = audienceOf(member.role);
  const seen = seenEntries(
    found.docs.map((one) => one.data()),
    audience,
  );
  const entries = seen.map(([entry, shown]): DriveItemView => {
    const view = viewOf(entry, shown, audience === 'staff');
    const own = links?.filter(({ entryId }) => entryId === entry.entryId);
    if (own === undefined || entry.kind === 'folder') return view;
    const attachedTo = attached?.get(entry.entryId);
    return { ...view, links: own, ...(attachedTo === undefined ? {} : { attachedTo }) };
  });
  const { compare } = new Intl.Collator('es', { numeric: true });
  return accept({ entries: entries.sort((one, other) => compare(one.name, other.name)) });
}

/** Those that open something now, the oldest first. */
async function readLinks(assemblyId: string): Promise<readonly DocumentLinkView[]> {
  const found = await meetingDocuments.driveLinks(assemblyId).where('revokedAt', '==', null).get();
  const links = found.docs.map((one) => one.data()).sort((one, other) => one.at - other.at);
  return links.map((link) => linkViewOf(assemblyId, link));
}

/** A replaced document is for the staff: it was wrong, or not ready. */
function viewOf(entry: DriveItem, shown: Visibility, withOlder: boolean): DriveItemView {
  const { entryId, kind, parentId, name, visibility, at } = entry;
  const view = { entryId, kind, parentId, name, visibility, shownTo: shown, at };
  if (entry.kind === 'folder') return view;
  const { versionId, type, size, at: last } = latestVersion(entry);
  const versions = entry.versions.map(({ digest: _digest, by: _by, ...version }) => version);
  return { ...view, at: last, type, size, versionId, ...(withOlder ? { versions } : {}) };
}
