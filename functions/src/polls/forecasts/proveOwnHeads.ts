import {
  countsOwnHeads,
  eachOwnHead,
  isSecret,
  type Question,
  votesByHeads,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/**
 * Whether each unit of a roster has its own head, for the drafts that are secret votes by heads: then units count them,
 * and else each head votes once with all its units. Told in the transaction that opens, by the counts of the roster,
 * and by its units where they do not say yes or it came before them; while a question is open no owner changes.
 */
export async function proveOwnHeads(
  tx: Transaction,
  { assemblyId, roster }: { readonly assemblyId: string; readonly roster: string },
  questions: readonly Question[],
): Promise<boolean> {
  const isAsked = questions.some(
    (one) => one.state === 'draft' && isSecret(one) && votesByHeads(one.rule),
  );
  if (!isAsked) return false;
  const { counts } = (await tx.get(peopleDocuments.roster(assemblyId, roster))).data() ?? {};
  if (counts !== undefined && countsOwnHeads(counts)) return true;
  const units = await tx.get(peopleDocuments.units(assemblyId, roster));
  return eachOwnHead(units.docs.map((unit) => unit.data()));
}
