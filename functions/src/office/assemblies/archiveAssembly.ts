import {
  type ArchivedAnswer,
  type Assembly,
  accept,
  endSessions,
  isArchived,
  type JobState,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { clearCollection } from '../../kernel/database/clearCollection.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

export interface ArchiveMove {
  readonly organisationId: string;
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
}

/**
 * From then on it is only read. Its members go out, and enter again to consult; codes, links and booths end
 * for good; its public screens show nothing. Again it does what was left undone, and no more.
 */
export async function archiveAssembly(asked: ArchiveMove): Promise<Outcome<ArchivedAnswer>> {
  const { assemblyId, by } = asked;
  const marked = await transact((tx) => mark(tx, asked));
  if (!marked.ok) return marked;
  const { cot, archivedAt = null } = marked.value;
  await Promise.all([
    clearCollection(documents.accessCodes(assemblyId)),
    clearCollection(peopleDocuments.invitations(assemblyId)),
    clearCollection(liveDocuments.live(cot)),
    closeBooths(asked),
    endEverySession(assemblyId, by),
  ]);
  return accept({ archivedAt });
}

async function mark(tx: Transaction, asked: ArchiveMove): Promise<Outcome<Assembly>> {
  const { organisationId, assemblyId, by, now } = asked;
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly?.organisationId !== organisationId) return refuse('not-found');
  if (isArchived(assembly)) return accept(assembly);
  const [session, jobs] = await Promise.all([
    tx.get(documents.session(assemblyId, assembly.activeSession)),
    tx.get(documents.jobs(assemblyId).where('state', 'in', running).limit(1)),
  ]);
  const state = session.data()?.state;
  if (state === 'open' || state === 'suspended') return refuse('archive-session-open');
  if (!jobs.empty) return refuse('archive-job-running');
  tx.update(documents.assembly(assemblyId), { archivedAt: now });
  tx.update(documents.publicAssembly(assembly.cot), { isArchived: true });
  recordEvent(tx, assemblyId, { kind: 'assembly-archived', by, at: now });
  return accept({ ...assembly, archivedAt: now });
}

const running: readonly JobState[] = ['staging', 'writing', 'dropping'];

async function closeBooths({ assemblyId, now }: ArchiveMove): Promise<void> {
  const open = await pollDocuments.booths(assemblyId).where('closedAt', '==', null).get();
  await writeInChunks(open.docs, (batch, { ref }) => batch.update(ref, { closedAt: now }));
}

/** Of everybody but the member who archives it, who may be working from it. */
async function endEverySession(assemblyId: string, except: string): Promise<void> {
  const found = await documents.members(assemblyId).get();
  const inside = found.docs.filter((one) => one.id !== except && one.data().sids.length > 0);
  await writeInChunks(inside, (batch, one) => {
    const member = one.data();
    batch.update(one.ref, { ...endSessions(member, member.sids), proofs: {} });
  });
}
