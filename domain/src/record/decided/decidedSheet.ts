import { citeSource } from '../../kernel/bylaws/source.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { localDateOf } from '../../kernel/calendars/zone.ts';
import type { HeldSession } from '../../kernel/sessions/heldSession.ts';
import { byQuestionNumber, sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { formatCount } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import { sayPresence } from '../../laws/quorum/quorum.ts';
import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import { type PresentedResult, presentResult } from '../../polls/presented/presentResult.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';

/** The decisions of a meeting, as one page to share. */
export interface DecidedSheet {
  readonly title: string;
  /** `21 de noviembre de 2026`. */
  readonly date: string;
  /** How much was present when it was declared open: `60,00 % · 3 de 6 unidades`; null where nobody kept it. */
  readonly quorum: string | null;
  readonly lines: readonly DecidedLine[];
}

/** One question of it. */
export interface DecidedLine {
  readonly questionId: string;
  /** `2, repetición`. */
  readonly number: string;
  readonly text: string;
  readonly kind: VerdictKind;
  readonly word: string;
  /** The deciding figures: those in favour, in each base of the rule; for a survey, every answer. */
  readonly figures: readonly DecidedFigure[];
  /** Of an election: who takes each seat. */
  readonly seats: readonly DecidedSeat[];
  /** `Ley 675 de 2001, artículo 45`; empty where nothing is decided. */
  readonly cited: string;
  /** The facts that the word and the figures do not say, each a sentence. */
  readonly notes: readonly string[];
}

interface DecidedFigure {
  readonly label: string;
  readonly percent: string;
  /** `coeficiente presente`. */
  readonly of: string;
}

interface DecidedSeat {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  /** Empty where it is not told. */
  readonly percent: string;
}

/**
 * The results of a meeting that were shown, a line each, in the order of the agenda and with the words and
 * figures of every other page. Practice questions are not in it.
 */
export function decidedSheet(
  shown: readonly QuestionResult[],
  held: HeldSession,
  timeZone: string,
): DecidedSheet {
  const { at, isOver, quorum } = held;
  return {
    title: isOver ? 'Lo que se decidió' : 'Lo que se ha decidido hasta ahora',
    date: sayDate(localDateOf(at, timeZone)),
    quorum: quorum && sayHeldQuorum(quorum),
    lines: shown
      .filter(({ closedAt, rehearsal }) => closedAt >= at && rehearsal !== true)
      .sort(byQuestionNumber)
      .map(decidedLine),
  };
}

function sayHeldQuorum(quorum: NonNullable<HeldSession['quorum']>): string {
  const { present, total } = quorum;
  return `${sayPresence(quorum)} · ${formatCount(present.units)} de ${sayUnits(total.units)}`;
}

function decidedLine(result: QuestionResult): DecidedLine {
  const said = presentResult(result);
  const { kind, word } = said;
  return {
    questionId: result.questionId,
    number: sayQuestionNumber(result),
    text: result.text,
    kind,
    word,
    figures: kind === 'annulled' ? [] : figuresOf(result, said),
    seats: kind === 'annulled' ? [] : seatsOf(result, said),
    cited: kind === 'survey' ? '' : citeSource(result.verdict.source),
    notes: notesOf(result, said),
  };
}

/** Of a yes or no, who was in favour; of a survey, every answer; who is elected is told by seat. */
function figuresOf(result: QuestionResult, { measures, kind }: PresentedResult) {
  const { election, measures: asked = [], undoing } = result;
  if (election !== undefined && kind !== 'survey') return [];
  // The base of too many votes against is told by its sentence, where there were too many.
  const held = measures.filter(
    (_, at) => undoing === undefined || measures.length === 1 || at !== asked.length,
  );
  return held.flatMap(({ name, bars }): readonly DecidedFigure[] =>
    bars
      .filter(({ tone }) => (kind === 'survey' ? tone !== 'none' : tone === 'favour'))
      .map(({ label, percent }) => ({ label, percent, of: name })),
  );
}

/** Of an order of preference, with what each had in the last round. */
function seatsOf({ elected }: QuestionResult, { measures, seats }: PresentedResult) {
  const bars = measures[measures.length - 1]?.bars ?? [];
  return seats.map(({ key, name, note }, at): DecidedSeat => {
    const optionId = elected?.seats[at]?.optionId;
    const percent = bars.find(({ id }) => id === optionId)?.percent ?? '';
    return { key, name, note, percent };
  });
}

const plain: readonly VerdictKind[] = ['approved', 'rejected', 'survey'];

function notesOf(
  { verdict, told, elected, presumed }: QuestionResult,
  { kind, sentence }: PresentedResult,
): readonly string[] {
  const { opposition, affected, ofClass } = verdict;
  const isPlain =
    plain.includes(kind) &&
    opposition?.met !== true &&
    affected === undefined &&
    ofClass === undefined &&
    presumed === undefined;
  const vacant = elected?.vacant ?? 0;
  return [
    ...(isPlain ? [] : [sentence]),
    ...(kind === 'annulled' || vacant === 0 ? [] : [sayVacant(vacant)]),
    ...(told === undefined ? [] : [secretly[told.kind]]),
  ];
}

function sayVacant(vacant: number): string {
  return vacant === 1 ? 'Quedó un puesto vacante.' : `Quedaron ${vacant} puestos vacantes.`;
}

const secretly = {
  exact: 'Voto secreto.',
  rounded: 'Voto secreto: las cifras están redondeadas para que nadie deduzca un voto.',
  'verdict-only': 'Voto secreto: no se publican cifras, para que nadie deduzca un voto.',
} as const;
