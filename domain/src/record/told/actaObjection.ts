import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';

/** The longest text of an objection and of its answer, in letters. */
export const objectionAtMost = 4_000;

/** `actas/{session}-{call}/objections/{objectionId}`: what an owner objects to the minutes that were made known. */
export interface ActaObjection {
  readonly objectionId: string;
  readonly session: number;
  readonly call: number;
  /** The version that was communicated then. */
  readonly number: number;
  /** Of the roster. */
  readonly personId: string;
  readonly name: string;
  readonly text: string;
  /** The day on which it came in, where the assembly is. */
  readonly on: LocalDate;
  /** The last day to challenge by then; null: it has no end, or no law says one. */
  readonly lastDay: LocalDate | null;
  /** The owner themselves, or who wrote it down for them. */
  readonly by: string;
  readonly isOwn: boolean;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly answer: ActaObjectionAnswer | null;
}

export interface ActaObjectionAnswer {
  readonly text: string;
  readonly by: string;
  readonly name: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
}

/**
 * Takes in an objection, in time or late: a late one is told to be so and never refused. The same again
 * changes nothing; another one under the same id is `objection-exists`. Refuses `acta-told-day` for a day
 * before the minutes were made known or still to come.
 */
export function takeObjection(
  known: ActaObjection | null,
  objection: ActaObjection,
  { toldOn, today }: { readonly toldOn: LocalDate; readonly today: LocalDate },
): Outcome<ActaObjection> {
  if (known !== null) {
    const isSame = known.personId === objection.personId && known.text === objection.text;
    return isSame ? accept(known) : refuse('objection-exists');
  }
  if (objection.on < toldOn || objection.on > today) return refuse('acta-told-day');
  return accept(objection);
}

/** Answers an objection once. The same text again changes nothing; another one is `acta-answered`. */
export function answerObjection(
  objection: ActaObjection,
  answer: ActaObjectionAnswer,
): Outcome<ActaObjection> {
  if (objection.answer === null) return accept({ ...objection, answer });
  return objection.answer.text === answer.text ? accept(objection) : refuse('acta-answered');
}

/** Whether it came after the last day to challenge. */
export function isLateObjection({ on, lastDay }: Pick<ActaObjection, 'on' | 'lastDay'>): boolean {
  return lastDay !== null && on > lastDay;
}
