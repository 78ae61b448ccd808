import { accept, labelsOf, type Outcome, refuse, type UnitLabels } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readUnitIndexes } from '../../people/rosters/unitIndexes.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { liveDocuments } from './liveDocuments.ts';

/**
 * The labels of the units on a wall, and their groups: never a name of a person. Only while the
 * question that shows them is on stage; to a stranger every other roster does not exist.
 */
export async function readLabels(cot: string, questionId: string): Promise<Outcome<UnitLabels>> {
  const [shown, assembly] = await Promise.all([
    liveDocuments.liveMissing(cot).get(),
    documents.publicAssembly(cot).get(),
  ]);
  const assemblyId = assembly.data()?.assemblyId;
  if (shown.data()?.shown?.question.questionId !== questionId || assemblyId === undefined) {
    return refuse('not-found');
  }
  const { roster } = (await pollDocuments.question(assemblyId, questionId).get()).data() ?? {};
  if (roster === undefined) return refuse('not-found');
  return accept(labelsOf(await readUnitIndexes(assemblyId, roster)));
}
