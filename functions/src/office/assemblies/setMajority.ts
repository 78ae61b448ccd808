import {
  accept,
  decideMajority,
  type Outcome,
  refuse,
  rereadDraft,
  type SetMajorityAnswer,
  type SetMajorityRequest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../../polls/questions/pollDocuments.ts';

export interface MajorityChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SetMajorityRequest;
  readonly now: number;
}

/**
 * What the bylaws ask of a matter, from now on. The drafts are read again with it, and the answer says which
 * are decided otherwise than before; what was opened keeps its rule.
 */
export function setMajority(asked: MajorityChange): Promise<Outcome<SetMajorityAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const [found, drafts] = await Promise.all([
      tx.get(reference),
      tx.get(pollDocuments.questions(assemblyId).where('state', '==', 'draft')),
    ]);
    const assembly = found.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const majorities = decideMajority(assembly, request);
    if (!majorities.ok) return majorities;
    const law = { ...assembly, majorities: majorities.value };
    const reread = drafts.docs.flatMap((draft) => {
      const again = rereadDraft(law, draft.data());
      return again === null ? [] : [{ ref: draft.ref, ...again }];
    });
    tx.update(reference, { majorities: majorities.value });
    for (const { ref, question } of reread) tx.set(ref, question);
    recordEvent(tx, assemblyId, { kind: 'majority-changed', by, at: now });
    return accept({ changed: reread.map(({ change }) => change) });
  });
}
