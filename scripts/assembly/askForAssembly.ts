import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  assemblyKindNames,
  assemblyKinds,
  assemblyName,
  type Country,
  cotSchema,
  countries,
  isTimeZone,
  organisationIdOf,
  packIds,
  packOf,
  usualZone,
} from '@asamblea/domain';
import * as z from 'zod';
import { StackProblem } from '../stack/process/stackProblem.ts';

const options = {
  organisation: { type: 'string' },
  name: { type: 'string' },
  kind: { type: 'string' },
  law: { type: 'string' },
  country: { type: 'string' },
  zone: { type: 'string' },
  admin: { type: 'string' },
  'admin-name': { type: 'string' },
  cot: { type: 'string' },
  project: { type: 'string' },
} as const;
type Option = keyof typeof options;

interface Question {
  readonly option: Option;
  readonly text: string;
  /** The value taken when nothing is typed. */
  readonly usual?: string | ((said: ReadonlyMap<Option, string>) => string);
  readonly schema: z.ZodType<string>;
}

const listed = (names: readonly (readonly [string, string])[]) =>
  names.map(([id, name]) => `\n  ${id}: ${name}`).join('');

const questions: readonly Question[] = [
  {
    option: 'organisation',
    text: '¿Qué organización la lleva? (la firma, o el nombre del conjunto)',
    schema: assemblyName.refine((name) => organisationIdOf(name) !== ''),
  },
  { option: 'name', text: '¿Cómo se llama la asamblea?', schema: assemblyName },
  {
    option: 'kind',
    text: `¿De qué es?${listed(assemblyKinds.map((kind) => [kind, assemblyKindNames[kind]]))}`,
    usual: 'building',
    schema: z.enum(assemblyKinds),
  },
  {
    option: 'law',
    text: `¿Qué ley la rige?${listed(packIds.map((packId) => [packId, packOf(packId).name]))}`,
    usual: 'co-ph',
    schema: z.enum(packIds),
  },
  {
    option: 'zone',
    text: '¿En qué zona horaria está?',
    usual: (said) => usualZone(placeOf(said)),
    schema: z.string().refine(isTimeZone),
  },
  { option: 'admin', text: '¿Cuál es el correo de quien la administra?', schema: z.email() },
  { option: 'admin-name', text: '¿Y su nombre?', schema: assemblyName },
];

/** Answers that need no question: usual ones serve, or the law says it. */
const silent = z.object({
  country: z.enum(countries).default('CO'),
  cot: cotSchema.optional(),
  project: z.string().min(4).optional(),
});

export interface AskedAssembly {
  readonly organisation: string;
  readonly name: string;
  readonly kind: (typeof assemblyKinds)[number];
  readonly rulePack: (typeof packIds)[number];
  readonly country: Country;
  readonly timeZone: string;
  readonly admin: { readonly email: string; readonly name: string };
  readonly cot: string | undefined;
  readonly project: string | undefined;
}

/** From the flags; what they lack is asked when somebody is there to answer. */
export async function askForAssembly(words: readonly string[]): Promise<AskedAssembly> {
  const given = readFlags(words);
  const said = new Map<Option, string>();
  said.set('country', given.country ?? '');
  for (const question of questions) {
    const { usual, ...rest } = question;
    const now = typeof usual === 'function' ? usual(said) : usual;
    const asked = now === undefined ? rest : { ...rest, usual: now };
    said.set(question.option, await answerTo(asked, given));
  }
  const of = (option: Option) => said.get(option) ?? '';
  const more = silent.safeParse(given);
  if (!more.success)
    throw new StackProblem(`No se entiende --${more.error.issues[0]?.path.join('')}.`);
  return {
    ...{ organisation: of('organisation'), name: of('name'), timeZone: of('zone') },
    kind: z.enum(assemblyKinds).parse(of('kind')),
    rulePack: z.enum(packIds).parse(of('law')),
    admin: { email: of('admin').toLowerCase(), name: of('admin-name') },
    ...{ country: more.data.country, cot: more.data.cot, project: more.data.project },
  };
}

function readFlags(words: readonly string[]): Partial<Record<Option, string>> {
  const [verb, ...flags] = words;
  if (verb !== 'create') throw new StackProblem(usage);
  try {
    return parseArgs({ args: flags, options }).values;
  } catch (error) {
    throw new StackProblem(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Where it is, as far as it was said: of a law without country, the flag says it. */
function placeOf(said: ReadonlyMap<Option, string>) {
  const country = z.enum(countries).catch('CO').parse(said.get('country'));
  return { country, rulePack: z.enum(packIds).parse(said.get('law')) };
}

async function answerTo(
  question: Question & { readonly usual?: string },
  given: Partial<Record<Option, string>>,
) {
  const { option, text, usual, schema } = question;
  const isSomebodyThere = process.stdin.isTTY && process.stdout.isTTY;
  const flag = given[option] ?? (isSomebodyThere ? undefined : usual);
  if (flag !== undefined) {
    const read = schema.safeParse(flag.trim());
    if (read.success) return read.data;
    throw new StackProblem(`--${option} no vale «${flag}». ${text}`);
  }
  if (!isSomebodyThere) throw new StackProblem(`Falta --${option}. ${text}`);
  return askPerson(`${text}${usual === undefined ? '' : ` [${usual}]`} `, (typed) => {
    const read = schema.safeParse(typed.trim() === '' ? usual : typed.trim());
    return read.success ? read.data : null;
  });
}

async function askPerson(text: string, read: (typed: string) => string | null): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const answer = read(await terminal.question(text));
      if (answer !== null) return answer;
      terminal.write('No se entiende. ');
    }
  } finally {
    terminal.close();
  }
}

/** The options of the command. */
const usage = [
  'Uso: npm run assembly create -- --organisation Firma --name "Torres del Parque" --law co-ph \\',
  '       --admin ana@firma.co --admin-name "Ana Ruiz" [--kind building] [--zone America/Bogota]',
  '       [--country CO] [--cot torres] [--project mi-proyecto]',
  '     npm run assembly export -- --cot torres [--out torres.zip] [--project mi-proyecto]',
  '     npm run assembly restore -- --file torres.zip --admin ana@firma.co --admin-name "Ana Ruiz" \\',
  '       [--project mi-proyecto]',
].join('\n');
