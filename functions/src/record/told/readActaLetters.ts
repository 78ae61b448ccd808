import {
  type ActaLettersAnswer,
  type ActaToldQuery,
  accept,
  actaLetterBlocks,
  type Outcome,
  type PrintedActaLetter,
} from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { readCalled } from '../../meeting/convocations/readRecipients.ts';
import { readActaTelling } from './composeActa.ts';
import { readToldVersion } from './readActaTold.ts';

/** So many are read at once. */
const lanes = 8;

/** A letter for each owner whom no mail reaches, with what the mail would say to them. */
export async function readActaLetters(
  assemblyId: string,
  asked: ActaToldQuery,
  now: number,
): Promise<Outcome<ActaLettersAnswer>> {
  const told = await readToldVersion(assemblyId, asked);
  if (!told.ok) return told;
  const { assembly, version } = told.value;
  const { session, number, digest, communication } = version;
  const called = (await readCalled(assemblyId)).filter(({ address }) => address === null);
  const letters = new Map<string, PrintedActaLetter>();
  const waiting = called.values();
  const write = async () => {
    for (const { personId, name, units } of waiting) {
      const telling = await readTogether((tx) =>
        readActaTelling(tx, { assemblyId, session, personId, now }),
      );
      if (telling === null) continue;
      const { before, after } = actaLetterBlocks({
        ...{ assembly: assembly.name, person: name, number, digest, ...telling },
        ...{ means: communication.means, withVotes: true },
      });
      const blocks = [...before, 'Con esta carta se entrega el acta completa.', ...after];
      letters.set(personId, { personId, name, units: units.join(', '), blocks });
    }
  };
  await Promise.all(Array.from({ length: lanes }, write));
  return accept({
    assembly: assembly.name,
    letters: called.flatMap(({ personId }) => letters.get(personId) ?? []),
  });
}
