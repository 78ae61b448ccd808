import {
  accept,
  isOperationOff,
  type LinkedDocumentAnswer,
  latestVersion,
  linkOver,
  type Outcome,
  offIn,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { readLinkToken } from './linkTokens.ts';
import { type FoundDocument, readDriveDocument } from './readDriveDocument.ts';

interface ReadingLink {
  readonly token: string;
  readonly now: number;
}

/**
 * The document that a link opens, for anybody who has it: whatever its visibility, since it was shared by
 * name.
 */
export async function readLink(asked: ReadingLink): Promise<Outcome<LinkedDocumentAnswer>> {
  const found = await findLinked(asked);
  if (!found.ok) return found;
  const { assemblyId, entryId, assembly } = found.value;
  const entry = (await meetingDocuments.driveItem(assemblyId, entryId).get()).data();
  if (entry?.kind !== 'document') return refuse('entry-unknown');
  const { type, size } = latestVersion(entry);
  return accept({ name: entry.name, type, size, assembly });
}

/** Where the bytes of the linked document are. */
export async function readLinked(asked: ReadingLink): Promise<Outcome<FoundDocument>> {
  const found = await findLinked(asked);
  if (!found.ok) return found;
  const { assemblyId, entryId } = found.value;
  return readDriveDocument({ assemblyId, entryId, audience: 'staff' });
}

interface Linked {
  readonly assemblyId: string;
  readonly entryId: string;
  /** The name of the assembly. */
  readonly assembly: string;
}

async function findLinked({ token, now }: ReadingLink): Promise<Outcome<Linked>> {
  const read = readLinkToken(token);
  if (read === null) return refuse('document-link-unknown');
  const { assemblyId, linkId } = read;
  const [link, assembly] = await Promise.all([
    meetingDocuments.driveLink(assemblyId, linkId).get(),
    documents.assembly(assemblyId).get(),
  ]);
  const [kept, of] = [link.data(), assembly.data()];
  if (kept === undefined || of === undefined) return refuse('document-link-unknown');
  const over = linkOver(kept, now);
  if (over !== null) return refuse(over);
  if (isOperationOff('readDrive', offIn(of))) return refuse('plugin-off');
  return accept({ assemblyId, entryId: kept.entryId, assembly: of.name });
}
