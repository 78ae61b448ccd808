import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { type Choice, readMarks } from './choice.ts';
import { choosable, type Markable } from './electionTerms.ts';

/** What is marked, as it travels and is kept: one mark is a list of one. */
export interface Marked {
  readonly optionIds: readonly string[];
}

/**
 * Reads the marks of a ballot of any question. Blank and abstention stand alone: with a candidate
 * beside them nobody could say what was meant.
 */
export function readBallot(question: Markable, marks: readonly string[]): Outcome<Choice> {
  const roleOf = new Map(question.options.map(({ optionId, role }) => [optionId, role]));
  const alone = marks.map((mark) => roleOf.get(mark)).filter(isAlone);
  const [kind] = alone;
  if (kind === undefined) {
    return readMarks(marks, choosable(question), question.election?.marks ?? { min: 1, max: 1 });
  }
  return marks.length === 1 ? accept({ kind }) : refuse('marks-mixed');
}

function isAlone(role: string | undefined): role is 'blank' | 'abstention' {
  return role === 'blank' || role === 'abstention';
}

/** Accepted marks as they are kept: in the order of the question, so that equal ballots are equal. */
export function markedAs({ options }: Markable, marks: readonly string[]): Marked {
  const wanted = new Set(marks);
  const known = options.map(({ optionId }) => optionId);
  return { optionIds: known.filter((optionId) => wanted.has(optionId)) };
}

/** A kept ballot as an election counts it. What the question no longer has counts as spoilt. */
export function choiceOf(question: Markable, { optionIds }: Marked): Choice {
  const read = readBallot(question, optionIds);
  return read.ok ? read.value : { kind: 'null' };
}
