import {
  type Assembly,
  byPointNumber,
  documentAddress,
  isOperationOff,
  type LiveBlock,
  offIn,
  type PageOutline,
  seenEntries,
  type Visibility,
} from '@asamblea/domain';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';

interface AskedOutline {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly blocks: readonly LiveBlock[];
  /** The audience of the page: of the documents, only those that all of it may see. */
  readonly audience: Visibility;
}

/** The content of the blocks of a page besides the public screens; data that no block asks for is not read. */
export async function readPageOutline(asked: AskedOutline): Promise<PageOutline> {
  const { assemblyId, blocks } = asked;
  const [agenda, listed] = await Promise.all([
    blocks.includes('agenda') ? readPoints(assemblyId) : [],
    blocks.includes('documentos') ? readDocuments(asked) : [],
  ]);
  return { agenda, documents: listed };
}

async function readPoints(assemblyId: string): Promise<readonly string[]> {
  const points = (await meetingDocuments.agenda(assemblyId).get()).docs.map((point) =>
    point.data(),
  );
  return points.sort(byPointNumber).map(({ text }) => text);
}

/** Switched off, the drive lists nothing anywhere. */
async function readDocuments({ assemblyId, assembly, audience }: AskedOutline) {
  if (isOperationOff('readDrive', offIn(assembly))) return [];
  const { cot } = assembly;
  const entries = (await meetingDocuments.drive(assemblyId).get()).docs.map((entry) =>
    entry.data(),
  );
  const { compare } = new Intl.Collator('es', { numeric: true });
  return seenEntries(entries, audience)
    .filter(([{ kind }]) => kind === 'document')
    .map(([{ entryId, name }, visibility]) => ({
      name,
      address: documentAddress(cot, { entryId, visibility }),
    }))
    .sort((one, other) => compare(one.name, other.name));
}
