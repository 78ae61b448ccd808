import {
  accept,
  type Count,
  isInForce,
  isLeftOut,
  type MissingAnswer,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readerOfHour } from './readerOfHour.ts';

/** The units present that have not voted and may, in the order of the roster; after its hour, those present then. */
export function listMissing(
  assemblyId: string,
  questionId: string,
): Promise<Outcome<MissingAnswer>> {
  return readTogether(async (tx) => {
    const found = await tx.get(pollDocuments.question(assemblyId, questionId));
    const question = found.data();
    if (question === undefined) return refuse('question-unknown');
    const here = peopleDocuments
      .attendance(assemblyId, question.session)
      .where('present', '==', true);
    const { read } = await readerOfHour(tx, assemblyId, question, found.readTime);
    const [present, votes] = await Promise.all([
      read((then) => then.get(here)),
      tx.get(pollDocuments.keptVotes(assemblyId, question).select('withdrawn')),
    ]);
    const voted = new Set(
      votes.docs.filter((vote) => isInForce(vote.data())).map((vote) => vote.id),
    );
    const missing = present.docs
      .map((unit) => unit.data())
      .filter((unit) => !voted.has(unit.unitId) && !isLeftOut(question, unit))
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
