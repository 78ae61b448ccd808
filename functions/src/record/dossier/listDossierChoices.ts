import { byQuestionNumber, type DossierChoice, numberOf } from '@asamblea/domain';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

/** The questions of which a file can be made, those of the last session first. */
export async function listDossierChoices(assemblyId: string): Promise<readonly DossierChoice[]> {
  const { docs } = await pollDocuments
    .questions(assemblyId)
    .where('state', 'in', ['closed', 'annulled'])
    .get();
  return docs
    .map((one) => one.data())
    .filter(({ rehearsal }) => rehearsal !== true)
    .sort((a, b) => b.session - a.session || byQuestionNumber(a, b))
    .map(({ questionId, session, text, ...named }) => {
      return { questionId, session, text, ...numberOf(named) };
    });
}
