import {
  accept,
  inPersonIn,
  isSecret,
  type Outcome,
  type Question,
  requireCheckable,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { readInPerson } from '../sets/readInPerson.ts';
import { readForecastHall } from './readForecastHall.ts';

/** Refuses drafts about to open that share seats by votes which nobody would be told, with those who are here now. */
export async function checkElections(
  assemblyId: string,
  drafts: readonly Question[],
): Promise<Outcome<null>> {
  const shared = drafts.filter((one) => isSecret(one) && one.election?.kind === 'slates');
  if (shared.length === 0) return accept(null);
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    // Without a roster it does not open.
    if (assembly === undefined || assembly.activeRoster === null) return accept(null);
    const { activeRoster, activeSession } = assembly;
    const inPerson = await readInPerson(tx, assemblyId, assembly);
    for (const question of shared) {
      const place = { assemblyId, activeRoster, activeSession };
      const hall = await readForecastHall(tx, place, question.rule);
      const checkable = requireCheckable({ ...question, ...inPersonIn(question, inPerson) }, hall);
      if (!checkable.ok) return checkable;
    }
    return accept(null);
  });
}
