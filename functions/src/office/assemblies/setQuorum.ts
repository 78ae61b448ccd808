import {
  accept,
  decideQuorum,
  type Outcome,
  refuse,
  rereadDraft,
  type SetQuorumAnswer,
  type SetQuorumRequest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { showQuorum } from './setLaw.ts';
import type { BylawChange } from './setMajority.ts';

/**
 * Keeps the attendance that the bylaws ask in a call, for the sessions that are not installed yet. One that is
 * keeps its own, and the answer says so.
 */
export async function setQuorum({
  assemblyId,
  by,
  request,
  now,
}: BylawChange<SetQuorumRequest>): Promise<Outcome<SetQuorumAnswer>> {
  const reference = documents.assembly(assemblyId);
  const settled = await transact(async (tx): Promise<Outcome<SetQuorumAnswer>> => {
    const [found, drafts] = await Promise.all([
      tx.get(reference),
      tx.get(pollDocuments.questions(assemblyId).where('state', '==', 'draft')),
    ]);
    const assembly = found.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const quorums = decideQuorum(assembly, request);
    if (!quorums.ok) return quorums;
    const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
    const next = { ...assembly, quorums: quorums.value };
    const reread = drafts.docs.flatMap((draft) => {
      const again = rereadDraft(next, draft.data());
      return again === null ? [] : [{ ref: draft.ref, question: again.question }];
    });
    tx.set(reference, next);
    for (const { ref, question } of reread) tx.set(ref, question);
    const { kind, call, asks } = request;
    const bylawQuorum = { kind, call, article: asks?.article ?? null };
    recordEvent(tx, assemblyId, { kind: 'quorum-bylaw-changed', by, at: now, bylawQuorum });
    const { state = 'planned' } = session ?? {};
    return accept({ isInstalled: state === 'open' || state === 'suspended' });
  });
  if (settled.ok) {
    await attempt('The quorum is left for its trigger', () => showQuorum(assemblyId));
  }
  return settled;
}
