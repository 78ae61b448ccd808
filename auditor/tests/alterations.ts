import { digestOf, hashBallots } from '@asamblea/domain';
import type { Code } from '../src/report/codes.ts';
import { type Case, type Open, seal, zipOf } from './caseFile.ts';

/** Something that somebody who wants another outcome may change, and what tells it. */
export interface Alteration {
  readonly name: string;
  readonly code: Code;
  /** Changes a file that is already sealed. */
  readonly alter: (file: Case) => unknown;
  /** Changes what is zipped, after it was announced. */
  readonly files?: (files: Record<string, string>) => unknown;
}

type Item<T> = T extends readonly (infer U)[] ? U : never;

/** The one at a place, which has to be there. */
function at<T extends readonly unknown[]>(list: T, place: number): Item<T> {
  const found = list.at(place);
  if (found === undefined) throw new Error('There is nothing there.');
  return found as Item<T>;
}

const votesOf = (file: Case, number: number) =>
  file.votos[at(file.preguntas, number - 1).questionId] ?? [];

/** Everything that hangs on a result is made anew, from its ballots to the end of the chain. */
function resealAll(file: Case, number: number): void {
  const [question, result] = [at(file.preguntas, number - 1), at(file.resultados, number - 1)];
  const sealed = result.seal;
  if (sealed === undefined) throw new Error('It has no seal.');
  if (sealed.of === 'ballots') {
    const ballots = votesOf(file, number);
    sealed.hash = hashBallots(question, ballots);
    sealed.count = ballots.length;
    const list = at(file.comprobantes, number - 1);
    list.codes = ballots.map(({ receipt }) => receipt).sort();
  }
  sealed.digest = digestOf({ ...result, seal: sealed });
  for (const event of file.eventos) {
    if (event.questionId === question.questionId && event.digest !== undefined)
      event.digest = sealed.digest;
  }
  seal(file);
}

type ActaRuns = { text: string; kind: string; source?: { kind: string } }[];

/** The first figure of a table of the minutes that reads so. */
function changeFigure(file: Case, caption: string, from: string, to: string): void {
  for (const block of file.acta.blocks) {
    if (block.kind !== 'table' || block.caption !== caption) continue;
    const runs = (block.rows as unknown as ActaRuns[][]).flat(2);
    const found = runs.find(({ kind, text }) => kind === 'figure' && text === from);
    if (found === undefined) continue;
    found.text = to;
    return;
  }
  throw new Error(`The minutes do not say ${from}.`);
}

function swap<T>(list: T[], one: number, other: number): void {
  const [a, b] = [list[one], list[other]];
  if (a === undefined || b === undefined) throw new Error('There is nothing there.');
  list[one] = b;
  list[other] = a;
}

function favourWins(file: Case): void {
  const ballot = at(votesOf(file, 1), 4);
  ballot.optionIds = ['favour'];
}

export const alterations: readonly Alteration[] = [
  { name: 'a ballot says another answer', code: 'votos-cambiados', alter: favourWins },
  { name: 'a ballot is removed', code: 'votos-cambiados', alter: (file) => votesOf(file, 1).pop() },
  {
    name: 'a ballot is added for who did not vote',
    code: 'votos-cambiados',
    alter: (file) =>
      votesOf(file, 1).push({ ...at(votesOf(file, 1), 0), unitId: 'A7', receipt: 'X' }),
  },
  {
    name: 'a ballot weighs more',
    code: 'votos-cambiados',
    alter: (file) => Object.assign(at(votesOf(file, 1), 0), { weight: 30_000_000 }),
  },
  {
    name: 'a ballot and its result are made anew, but not the record',
    code: 'registro-distinto',
    alter: (file) => {
      favourWins(file);
      const result = at(file.resultados, 0);
      if (result.seal === undefined) return;
      result.seal.hash = hashBallots(at(file.preguntas, 0), votesOf(file, 1));
      result.seal.digest = digestOf({ ...result, seal: result.seal });
    },
  },
  { name: 'an event is removed', code: 'evento-falta', alter: (file) => file.eventos.splice(3, 1) },
  {
    name: 'an event says another unit',
    code: 'evento-cambiado',
    alter: (file) => Object.assign(at(file.eventos, 2), { unitId: 'A8' }),
  },
  {
    name: 'an event that nobody sealed says that it is sealed',
    code: 'evento-de-mas',
    alter: (file) =>
      file.eventos.push({ ...at(file.eventos, 0), eventId: 'planted', unitId: 'A8' }),
  },
  {
    name: 'two events change places in their block',
    code: 'bloque-cambiado',
    alter: (file) => swap(at(file.sellos.blocks, 0).events, 1, 2),
  },
  {
    name: 'two events change places and everything is sealed anew',
    code: 'orden-distinto',
    alter: (file) => {
      swap(file.eventos, 1, 2);
      seal(file);
    },
  },
  {
    name: 'a block is removed',
    code: 'cadena-rota',
    alter: (file) => file.sellos.blocks.splice(1, 1),
  },
  {
    name: 'the end of the chain is another',
    code: 'fin-de-cadena',
    alter: (file) => Object.assign(file.sellos.head ?? {}, { count: 3 }),
  },
  {
    name: 'a result says another sum',
    code: 'resultado-cambiado',
    alter: (file) => Object.assign(at(at(file.resultados, 0).options, 0), { weight: 1 }),
  },
  {
    name: 'the decision is turned and its seals are made anew',
    code: 'veredicto-distinto',
    alter: (file) => {
      Object.assign(at(file.resultados, 0).verdict, { kind: 'rejected' });
      resealAll(file, 1);
    },
  },
  {
    name: 'a sum is turned and its seals are made anew',
    code: 'cuenta-distinta',
    alter: (file) => {
      Object.assign(at(at(file.resultados, 1).options, 0), { weight: 1 });
      resealAll(file, 2);
    },
  },
  {
    name: 'a slate wins a seat of another and its seals are made anew',
    code: 'elegidos-distintos',
    alter: (file) => {
      const { elected } = at(file.resultados, 2);
      if (elected !== undefined)
        Object.assign(at(elected.seats, 0), { optionId: 'Dos', name: 'D1' });
      resealAll(file, 3);
    },
  },
  {
    name: 'somebody who did not vote is elected and its seals are made anew',
    code: 'elegidos-distintos',
    alter: (file) => {
      const { elected } = at(file.resultados, 1);
      if (elected !== undefined)
        Object.assign(at(elected.seats, 0), { optionId: 'Caro', name: 'Caro' });
      resealAll(file, 2);
    },
  },
  {
    name: 'a coefficient is mended afterwards without a trace',
    code: 'coeficiente-distinto',
    alter: (file) => Object.assign(at(file.unidades, 0), { weight: 25_000_000 }),
  },
  {
    name: 'what a unit weighed before it was mended is removed',
    code: 'coeficiente-distinto',
    alter: (file) => file.antes.splice(0, 1),
  },
  {
    name: 'an entry is removed and everything is sealed anew',
    code: 'quorum-distinto',
    alter: (file) => {
      file.eventos.splice(6, 1);
      seal(file);
    },
  },
  {
    name: 'the majority that the question asks is softened',
    code: 'regla-distinta',
    alter: (file) => {
      const { requirement } = at(file.preguntas, 0).rule as unknown as Open<{
        requirement: { threshold: object };
      }>;
      Object.assign(requirement.threshold, { numerator: 1, denominator: 10 });
    },
  },
  {
    name: 'the question is another',
    code: 'pregunta-distinta',
    alter: (file) =>
      Object.assign(at(file.preguntas, 0), { text: '¿Aprueba la cuota extraordinaria?' }),
  },
  {
    name: 'a result is removed',
    code: 'resultado-falta',
    alter: (file) => file.resultados.splice(0, 1),
  },
  {
    name: 'a question is removed with all that is its own',
    code: 'pregunta-falta',
    alter: (file) =>
      [file.preguntas, file.resultados, file.comprobantes].map((list) => list.splice(0, 1)),
  },
  {
    name: 'a receipt is another',
    code: 'comprobantes-distintos',
    alter: (file) =>
      Object.assign(at(file.comprobantes, 3), { codes: ['S0', 'S1', 'S2', 'S3', 'S4', 'Z'] }),
  },
  {
    name: 'somebody more took part in a secret vote',
    code: 'participacion-distinta',
    alter: (file) => {
      const list = Object.values(file.participacion)[0] ?? [];
      list.push({ ...at(list, 0), unitId: 'A5' });
    },
  },
  {
    name: 'a figure of the minutes is another',
    code: 'acta-cambiada',
    alter: (file) => changeFigure(file, 'Votos', '60,0000', '66,0000'),
  },
  {
    name: 'a figure of the minutes is another and everything is sealed anew',
    code: 'acta-cifra',
    alter: (file) => {
      changeFigure(file, 'Votos', '60,0000', '66,0000');
      seal(file);
    },
  },
  {
    name: 'a reading of the quorum in the minutes is another and everything is sealed anew',
    code: 'acta-cifra',
    alter: (file) => {
      changeFigure(file, 'Verificaciones del quórum', '90,0000', '95,0000');
      seal(file);
    },
  },
  {
    name: 'the minutes were never fixed in the record',
    code: 'acta-sin-registro',
    alter: (file) => {
      const fixed = file.eventos.find(({ kind }) => kind === 'acta-fixed');
      Object.assign(fixed ?? {}, { kind: 'point-treated' });
    },
  },
  {
    name: 'the pages of the minutes are others',
    code: 'pdf-cambiado',
    alter: (file) => Object.assign(file, { pdf: '%PDF otra' }),
  },
  {
    name: 'a file is another than the one announced',
    code: 'archivo-cambiado',
    alter: () => undefined,
    files: (files) => Object.assign(files, { 'archivos/acta.pdf': '%PDF otra' }),
  },
  {
    name: 'a file that is announced is not there',
    code: 'archivo-falta',
    alter: () => undefined,
    files: (files) => Reflect.deleteProperty(files, 'archivos/acta.pdf'),
  },
  {
    name: 'a file that nobody announced is there',
    code: 'archivo-sin-nombre',
    alter: () => undefined,
    files: (files) => Object.assign(files, { 'archivos/otro.txt': 'hola' }),
  },
];

/** A file with its alteration, as it would travel. */
export function alteredZip(file: Case, { alter, files }: Alteration): Uint8Array {
  alter(file);
  return zipOf(file, files);
}
