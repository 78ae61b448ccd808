import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { percentsOf } from '../../laws/findings/percents.ts';
import { sayFigure } from '../../laws/rules/sayRequirement.ts';
import type { Round } from '../places/countRounds.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import { countOf, sayCounts } from './measuredCounts.ts';
import type { PresentedBar, PresentedMeasure } from './presentedBar.ts';

const exhausted = 'Sin más preferencias';

/** The measures as a screen shows them: of an order of preference, its first preferences and its last round. */
export function withRounds(
  measures: readonly PresentedMeasure[],
  result: QuestionResult,
): readonly PresentedMeasure[] {
  const rounds = result.elected?.rounds ?? [];
  const last = rounds.at(-1);
  if (last === undefined || rounds.length === 1) return measures;
  const first = measures.map((measure) => ({ ...measure, name: 'primeras preferencias' }));
  return [...first, presentRound(result, last, rounds.length)];
}

function presentRound(result: QuestionResult, round: Round, number: number): PresentedMeasure {
  const { elected, options } = result;
  const scope = elected?.scope ?? 'units';
  const of = round.votes.reduce((sum, { votes }) => sum + votes, 0);
  const percents = percentsOf(
    round.votes.map(({ votes }) => votes),
    of,
    { place: 0, threshold: moreThanHalf },
  );
  const bars = round.votes.map(({ optionId, votes }, place): PresentedBar => {
    const counts = countOf(scope, votes);
    return {
      id: optionId,
      label: options.find((option) => option.optionId === optionId)?.label ?? optionId,
      tone: elected?.seats.some((seat) => seat.optionId === optionId) ? 'elected' : 'candidate',
      counts,
      amounts: sayCounts(counts),
      share: of === 0 ? 0 : votes / of,
      percent: percents[place] ?? '',
    };
  });
  const left = countOf(scope, round.exhausted);
  return {
    name: `ronda ${number}`,
    base: sayFigure(of, scope),
    line: of === 0 ? null : { share: 0.5, label: 'Más de la mitad' },
    bars:
      round.exhausted === 0
        ? bars
        : [
            ...bars,
            {
              ...{ id: 'exhausted', label: exhausted, tone: 'none', counts: left, share: 0 },
              ...{ amounts: sayCounts(left), percent: 'no cuenta' },
            },
          ],
  };
}

/** The meaning of its bars, where no heading says it; null for a question not counted by rounds. */
export function sayRounds({ elected }: Pick<QuestionResult, 'elected'>): string | null {
  return elected?.rounds?.length === 1 ? 'Las barras son las primeras preferencias' : null;
}

/** A row for each option in the order in which they finished, and its count in each round. */
export interface RoundRow {
  readonly label: string;
  /** Null from when it was out. */
  readonly votes: readonly (number | null)[];
}

/** Every round of an order of preference; none of anything else. */
export function roundRows({ elected, options }: QuestionResult): readonly RoundRow[] {
  const { rounds = [], standings = [] } = elected ?? {};
  if (rounds.length === 0) return [];
  const labelOf = new Map(options.map(({ optionId, label }) => [optionId, label]));
  const left = { label: exhausted, votes: rounds.map((round) => round.exhausted) };
  return [
    ...standings.map(({ optionId }) => ({
      label: labelOf.get(optionId) ?? optionId,
      votes: rounds.map(
        ({ votes }) => votes.find((one) => one.optionId === optionId)?.votes ?? null,
      ),
    })),
    ...(left.votes.some((amount) => amount > 0) ? [left] : []),
  ];
}
