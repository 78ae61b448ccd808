import { digestOf, hashBallots } from '@asamblea/domain';
import type { Code } from '../src/report/codes.ts';
import { type Case, seal } from './caseFile.ts';

/** A change that somebody might make for another outcome, and the check that finds it. */
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
export function at<T extends readonly unknown[]>(list: T, place: number): Item<T> {
  const found = list.at(place);
  if (found === undefined) throw new Error('There is nothing there.');
  return found as Item<T>;
}

export const votesOf = (file: Case, number: number) =>
  file.votos[at(file.preguntas, number - 1).questionId] ?? [];

/** Everything that hangs on a result is made anew, from its ballots to the end of the chain. */
export function resealAll(file: Case, number: number): void {
  const [question, result] = [at(file.preguntas, number - 1), at(file.resultados, number - 1)];
  const sealed = result.seal;
  if (sealed === undefined) throw new Error('It has no seal.');
  if (sealed.of === 'ballots') {
    const ballots = votesOf(file, number);
    Object.assign(sealed, { hash: hashBallots(question, ballots), count: ballots.length });
    const list = at(file.comprobantes, number - 1);
    list.codes = ballots.map(({ receipt }) => receipt).sort();
  }
  Object.assign(sealed, { digest: digestOf({ ...result, seal: sealed }) });
  for (const event of file.eventos) {
    if (event.questionId === question.questionId && event.digest !== undefined)
      event.digest = sealed.digest;
  }
  seal(file);
}

type ActaRuns = { text: string; kind: string; source?: { kind: string } }[];

/** The first figure of a table of the minutes that reads so. */
export function changeFigure(file: Case, caption: string, from: string, to: string): void {
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

export function swap<T>(list: T[], one: number, other: number): void {
  const [a, b] = [list[one], list[other]];
  if (a === undefined || b === undefined) throw new Error('There is nothing there.');
  list[one] = b;
  list[other] = a;
}

export function favourWins(file: Case): void {
  const ballot = at(votesOf(file, 1), 4);
  ballot.optionIds = ['favour'];
}
