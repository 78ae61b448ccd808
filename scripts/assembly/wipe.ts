import { parseArgs } from 'node:util';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { openFiles } from '../../functions/src/kernel/files/openFiles.ts';
import { questionKeys } from '../../functions/src/kernel/keys/openQuestionKeys.ts';
import { systemClock } from '../../functions/src/kernel/platform/clock.ts';
import { eraseAssembly } from '../../functions/src/office/erasures/eraseAssembly.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';
import { taken } from './adminAccess.ts';

/** Erases an archived assembly, and answers its certificate. */
export async function wipe(words: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      cot: { type: 'string' },
      name: { type: 'string' },
      project: { type: 'string' },
    },
  });
  const { cot, name } = values;
  if (cot === undefined) throw new StackProblem('Falta --cot. ¿Qué código tiene?');
  if (name === undefined) throw new StackProblem('Falta --name. Escriba su nombre tal como está.');
  const known = (await documents.publicAssembly(cot).get()).data();
  if (known === undefined) throw new StackProblem(`No hay ninguna asamblea con el código ${cot}.`);
  const { assemblyId } = known;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) throw new StackProblem('Esa asamblea ya se borró.');
  const { organisationId } = assembly;
  const asked = {
    ...{ organisationId, assemblyId, name, by: null, clock: systemClock, budgetMillis: 30_000 },
    ...{ files: openFiles(), keys: questionKeys() },
  };
  let certificate = taken(await eraseAssembly(asked));
  while (certificate.doneAt === null) certificate = taken(await eraseAssembly(asked));
  return `\nBorrada. Constancia:\n${JSON.stringify(certificate, null, 2)}\n`;
}
