import {
  type Assembly,
  accept,
  type ForecastRequest,
  forecastSecret,
  inPersonIn,
  type Outcome,
  refuse,
  type SecretForecast,
  type SettledTerms,
  termsOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { readInPerson } from '../sets/readInPerson.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readForecastHall } from './readForecastHall.ts';

/** The part of a secret vote that can be shown, for the present roster and hall. It changes nothing. */
export function forecastQuestion(
  assemblyId: string,
  asked: ForecastRequest,
): Promise<Outcome<SecretForecast>> {
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const { activeRoster, activeSession } = assembly;
    if (activeRoster === null) return refuse('roster-missing');
    const terms = await readTerms(tx, { ...assembly, assemblyId }, asked);
    if (!terms.ok) return terms;
    const { rule } = terms.value;
    const hall = await readForecastHall(tx, { assemblyId, activeRoster, activeSession }, rule);
    const inPerson = await readInPerson(tx, assemblyId, assembly);
    return accept(forecastSecret({ ...terms.value, ...inPersonIn(terms.value, inPerson) }, hall));
  });
}

/** The terms of a draft; for a question being written, those that the law would give it. */
async function readTerms(
  tx: Transaction,
  assembly: Assembly & { readonly assemblyId: string },
  asked: ForecastRequest,
): Promise<Outcome<SettledTerms>> {
  if (!('questionId' in asked)) {
    const blank = { text: '', liveBars: false, durationSeconds: null };
    return termsOf(assembly, { ...blank, ...asked, disclosure: 'secret' });
  }
  const found = await tx.get(pollDocuments.question(assembly.assemblyId, asked.questionId));
  const question = found.data();
  return question === undefined ? refuse('question-unknown') : accept(question);
}
