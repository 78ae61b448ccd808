import {
  accept,
  countsOwnHeads,
  isSecret,
  type Outcome,
  type Question,
  requireOwnHeads,
  votesByHeads,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';

/**
 * Whether each unit of a roster has its own head, for the drafts that are secret votes by heads: they open only if
 * so. Told in the transaction that opens, by the counts of the roster, and by its units where they do not say yes or
 * it came before them; while a question is open no owner changes.
 */
export async function proveOwnHeads(
  tx: Transaction,
  { assemblyId, roster }: { readonly assemblyId: string; readonly roster: string },
  questions: readonly Question[],
): Promise<Outcome<boolean>> {
  const byHeads = questions.find(
    (one) => one.state === 'draft' && isSecret(one) && votesByHeads(one.rule),
  );
  if (byHeads === undefined) return accept(false);
  const { counts } = (await tx.get(peopleDocuments.roster(assemblyId, roster))).data() ?? {};
  if (counts !== undefined && countsOwnHeads(counts)) return accept(true);
  const units = await tx.get(peopleDocuments.units(assemblyId, roster));
  const required = requireOwnHeads(
    byHeads.rule,
    units.docs.map((unit) => unit.data()),
  );
  return required.ok ? accept(true) : required;
}
