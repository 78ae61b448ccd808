import {
  accept,
  type DocumentVersion,
  type DriveDocument,
  type DriveItem,
  driveDepthAtMost,
  latestVersion,
  maySee,
  type Outcome,
  refuse,
  shownTo,
  type Visibility,
} from '@asamblea/domain';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { bytesPath } from './drivePaths.ts';

interface ReadingDocument {
  readonly assemblyId: string;
  readonly entryId: string;
  /** The last one when it is not said; an older one only for the staff. */
  readonly versionId?: string | undefined;
  readonly audience: Visibility;
}

export interface FoundDocument {
  readonly document: DriveDocument;
  readonly version: DocumentVersion;
  /** Of its bytes, in the store. */
  readonly path: string;
}

/** Where the bytes of a document are, for a member who may see it; to anybody else it does not exist. */
export async function readDriveDocument(asked: ReadingDocument): Promise<Outcome<FoundDocument>> {
  const { assemblyId, entryId, versionId, audience } = asked;
  const found = await readShownDocument(assemblyId, entryId);
  if (found === null || !maySee(audience, found.shown)) return refuse('entry-unknown');
  const { document } = found;
  const version = versionAsked(document, versionId, audience);
  if (version === undefined) return refuse('entry-unknown');
  return accept({ document, version, path: bytesPath(assemblyId, version.versionId) });
}

function versionAsked(
  document: DriveDocument,
  versionId: string | undefined,
  audience: Visibility,
): DocumentVersion | undefined {
  const latest = latestVersion(document);
  if (versionId === undefined || versionId === latest.versionId) return latest;
  if (audience !== 'staff') return undefined;
  return document.versions.find((one) => one.versionId === versionId);
}

/** A document and its audience, by the folders it is in; null when it is not there. */
export async function readShownDocument(
  assemblyId: string,
  entryId: string,
): Promise<{ readonly document: DriveDocument; readonly shown: Visibility } | null> {
  const path: DriveItem[] = [];
  let next: string | null = entryId;
  while (next !== null) {
    const entry: DriveItem | undefined = (
      await meetingDocuments.driveItem(assemblyId, next).get()
    ).data();
    if (entry === undefined || path.length > driveDepthAtMost) return null;
    path.push(entry);
    next = entry.parentId;
  }
  const [document] = path;
  return document?.kind === 'document' ? { document, shown: shownTo(path) } : null;
}
