import {
  accept,
  type Count,
  isInForce,
  type MissingAnswer,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { pollDocuments } from './pollDocuments.ts';

/** The units present that have not voted, in the order of the roster. */
export function listMissing(
  assemblyId: string,
  questionId: string,
): Promise<Outcome<MissingAnswer>> {
  return readTogether(async (tx) => {
    const question = (await tx.get(pollDocuments.question(assemblyId, questionId))).data();
    if (question === undefined) return refuse('question-unknown');
    const [present, votes] = await Promise.all([
      tx.get(peopleDocuments.attendance(assemblyId, question.session).where('present', '==', true)),
      tx.get(pollDocuments.keptVotes(assemblyId, question).select('withdrawn')),
    ]);
    const voted = new Set(
      votes.docs.filter((vote) => isInForce(vote.data())).map((vote) => vote.id),
    );
    const missing = present.docs
      .map((unit) => unit.data())
      .filter((unit) => !voted.has(unit.unitId))
      .sort((a, b) => a.order - b.order)
      .map(({ unitId, label, group, weight, personName }) => ({
        unitId,
        label,
        group,
        weight,
        holder: personName,
      }));
    const count: Count = {
      units: missing.length,
      weight: missing.reduce((sum, unit) => sum + unit.weight, 0),
    };
    return accept({ missing, count });
  });
}
