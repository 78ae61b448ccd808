import { parseArgs } from 'node:util';
import { StackProblem } from '../stack/process/stackProblem.ts';

export interface AskedDrill {
  /** The copy; an export of `cot` is made where it is absent. */
  readonly file: string | undefined;
  readonly cot: string | undefined;
  /** The project of the cloud that the copy is of; the emulators of this machine where it is absent. */
  readonly project: string | undefined;
  /** The database of that project, where it is not the usual one: a backup that was restored beside it. */
  readonly database: string | undefined;
  /** The project of the cloud where it is tried; an emulator of its own where it is absent. */
  readonly into: string | undefined;
}

const options = {
  file: { type: 'string' },
  cot: { type: 'string' },
  project: { type: 'string' },
  database: { type: 'string' },
  into: { type: 'string' },
} as const;

/**
 * The options that somebody typed. Throws a `StackProblem` where it is not understood or would write into the
 * origin.
 */
export function readDrill(words: readonly string[], env: NodeJS.ProcessEnv): AskedDrill {
  const { file, cot, project, database, into } = readFlags(words);
  if ((file === undefined) === (cot === undefined)) {
    throw new StackProblem(`Diga --cot o --file, uno de los dos.\n${usage}`);
  }
  if (into !== undefined && into === project) {
    throw new StackProblem(
      'El simulacro no escribe donde está el original: diga en --into otro proyecto.',
    );
  }
  if (database !== undefined && (project === undefined || cot === undefined)) {
    throw new StackProblem('--database va con --cot y --project: es de un proyecto de la nube.');
  }
  const isOfCloud = into !== undefined || (project !== undefined && cot !== undefined);
  if (isOfCloud && (env.PEOPLE_KEY ?? '') === '') {
    throw new StackProblem(
      'Falta PEOPLE_KEY en el entorno: sin esa llave nadie sabe quién es quién.',
    );
  }
  return { file, cot, project, database, into };
}

function readFlags(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new StackProblem(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

const usage = [
  'Uso: npm run drill -- --cot torres [--project mi-proyecto] [--database copia] [--into otro-proyecto]',
  '     npm run drill -- --file torres.zip [--project mi-proyecto] [--into otro-proyecto]',
].join('\n');
