import {
  accept,
  decideArrears,
  type Outcome,
  refuse,
  rereadDraft,
  type SetArrearsAnswer,
  type SetArrearsRequest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { showQuorum } from './setLaw.ts';
import type { BylawChange } from './setMajority.ts';

/**
 * Keeps what the bylaws take from those in arrears, for the sessions that were not settled yet. One that was keeps
 * its own, and the answer says so.
 */
export async function setArrears({
  assemblyId,
  by,
  request,
  now,
}: BylawChange<SetArrearsRequest>): Promise<Outcome<SetArrearsAnswer>> {
  const reference = documents.assembly(assemblyId);
  const settled = await transact(async (tx): Promise<Outcome<SetArrearsAnswer>> => {
    const [found, drafts] = await Promise.all([
      tx.get(reference),
      tx.get(pollDocuments.questions(assemblyId).where('state', '==', 'draft')),
    ]);
    const assembly = found.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const arrears = decideArrears(assembly, request);
    if (!arrears.ok) return arrears;
    const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
    const { arrears: _before, ...others } = assembly;
    const next = arrears.value === null ? others : { ...others, arrears: arrears.value };
    const reread = drafts.docs.flatMap((draft) => {
      const again = rereadDraft(next, draft.data());
      return again === null ? [] : [{ ref: draft.ref, question: again.question }];
    });
    tx.set(reference, next);
    for (const { ref, question } of reread) tx.set(ref, question);
    recordEvent(tx, assemblyId, { kind: 'arrears-bylaw-changed', by, at: now });
    const { state = 'planned', call = 1 } = session ?? {};
    return accept({ isInstalled: state === 'open' || state === 'suspended' || call > 1 });
  });
  if (settled.ok) {
    await attempt('The quorum is left for its trigger', () => showQuorum(assemblyId));
  }
  return settled;
}
