import { ballotKindOf } from '../../kernel/ballotKinds/ballotKinds.ts';
import type { ElectionKind } from '../../kernel/ballotKinds/electionKind.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { SlateMethod } from '../../laws/aspects/countingLaw.ts';
import type { Option } from './option.ts';

/** A person or a slate that can be marked on a ballot. */
export interface Candidate {
  readonly optionId: string;
  readonly label: string;
}

/** The meaning of a ballot in an election. An abstention is a recorded presence, not a vote. */
export type Choice =
  | { readonly kind: 'marks'; readonly optionIds: readonly string[] }
  | { readonly kind: 'blank' | 'null' | 'abstention' };

/** How many candidates a ballot may mark. Whole numbers, `1 ≤ min ≤ max`. */
export interface MarkLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * Reads the marks of a ballot: in the order of the question, so that two equal ballots are equal, unless their own
 * order says something. Refuses a mark that is not on the ballot or is made twice, and too few or too many of them.
 * An empty ballot is not a blank vote: who wants to vote blank chooses so.
 */
export function readMarks(
  marks: readonly string[],
  options: readonly Candidate[],
  { min, max }: MarkLimits,
  isOrdered = false,
): Outcome<Choice> {
  const marked = new Set(marks);
  const known = options.map(({ optionId }) => optionId).filter((id) => marked.has(id));
  if (known.length !== marked.size) return refuse('option-unknown');
  if (marked.size !== marks.length) return refuse('mark-repeated');
  if (marked.size < min) return refuse('too-few-marks', `Marque al menos ${min}.`);
  if (marked.size > max) return refuse('too-many-marks', `Marque como máximo ${max}.`);
  return accept({ kind: 'marks', optionIds: isOrdered ? marks : known });
}

/** The terms of an election; locked with the question when it opens. */
export interface ElectionTerms {
  readonly kind: ElectionKind;
  readonly marks: MarkLimits;
  /** How many are chosen; none in a survey. */
  readonly seats: number;
  /** The elected must meet the rule, and not only be the most voted. */
  readonly needsMajority: boolean;
  /** Of slates; null of anything else. */
  readonly method: SlateMethod | null;
}

/** The facts of a question that say how it is marked. */
export interface Markable {
  readonly options: readonly Option[];
  /** Null or not said: yes or no. */
  readonly election?: ElectionTerms | null;
}

/** The options to choose: all but voting blank and abstaining, which stand alone. */
export function choosable({ options }: Pick<Markable, 'options'>): readonly Option[] {
  return options.filter(({ role }) => role !== 'blank' && role !== 'abstention');
}

/** The marks, as they travel and are stored: one mark is a list of one. */
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
    const limits = question.election?.marks ?? { min: 1, max: 1 };
    return readMarks(marks, choosable(question), limits, ballotKindOf(question).isOrdered);
  }
  return marks.length === 1 ? accept({ kind }) : refuse('marks-mixed');
}

function isAlone(role: string | undefined): role is 'blank' | 'abstention' {
  return role === 'blank' || role === 'abstention';
}

/** Accepted marks as they are kept: in the order of the question, so that equal ballots are equal, or in their own. */
export function markedAs(question: Markable, marks: readonly string[]): Marked {
  const wanted = new Set(marks);
  const known = question.options.map(({ optionId }) => optionId);
  if (ballotKindOf(question).isOrdered) {
    return { optionIds: [...wanted].filter((optionId) => known.includes(optionId)) };
  }
  return { optionIds: known.filter((optionId) => wanted.has(optionId)) };
}

/** A kept ballot as an election counts it. A mark that the question no longer has counts as spoilt. */
export function choiceOf(question: Markable, { optionIds }: Marked): Choice {
  const read = readBallot(question, optionIds);
  return read.ok ? read.value : { kind: 'null' };
}
