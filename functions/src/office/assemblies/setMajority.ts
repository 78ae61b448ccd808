import {
  type Assembly,
  accept,
  decideMajority,
  type Outcome,
  refuse,
  rereadDraft,
  type SetMajorityAnswer,
  type SetMajorityRequest,
  type SetUnitUsesRequest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

export interface BylawChange<Request> {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: Request;
  readonly now: number;
}

/** The majority that the bylaws ask of a matter, from now on. */
export function setMajority(
  change: BylawChange<SetMajorityRequest>,
): Promise<Outcome<SetMajorityAnswer>> {
  return changeBylaws(change, (assembly) => {
    const majorities = decideMajority(assembly, change.request);
    return majorities.ok ? accept({ ...assembly, majorities: majorities.value }) : majorities;
  });
}

/** Which units count where units vote, from now on. */
export function setUnitUses(
  change: BylawChange<SetUnitUsesRequest>,
): Promise<Outcome<SetMajorityAnswer>> {
  return changeBylaws(change, ({ unitUses: _before, ...assembly }) => {
    const { unitUses } = change.request;
    return accept(unitUses === null ? assembly : { ...assembly, unitUses });
  });
}

/**
 * The assembly under other bylaws. The drafts are read again with them, and the answer says which are decided
 * differently than before; an opened question keeps its rule.
 */
function changeBylaws(
  { assemblyId, by, now }: BylawChange<unknown>,
  decide: (assembly: Assembly) => Outcome<Assembly>,
): Promise<Outcome<SetMajorityAnswer>> {
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const [found, drafts] = await Promise.all([
      tx.get(reference),
      tx.get(pollDocuments.questions(assemblyId).where('state', '==', 'draft')),
    ]);
    const assembly = found.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const changed = decide(assembly);
    if (!changed.ok) return changed;
    const reread = drafts.docs.flatMap((draft) => {
      const again = rereadDraft(changed.value, draft.data());
      return again === null ? [] : [{ ref: draft.ref, ...again }];
    });
    tx.set(reference, changed.value);
    for (const { ref, question } of reread) tx.set(ref, question);
    recordEvent(tx, assemblyId, { kind: 'majority-changed', by, at: now });
    return accept({ changed: reread.flatMap(({ change }) => change ?? []) });
  });
}
