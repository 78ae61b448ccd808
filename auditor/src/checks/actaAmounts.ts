import type { ResultRecord } from '../read/result.ts';

/**
 * The values that a figure of the minutes may have: a weight in millionths, a number of things, or a part of
 * a base.
 */
export interface Amounts {
  readonly weights: readonly number[];
  readonly counts: readonly number[];
  readonly shares: readonly (readonly [part: number, base: number])[];
}

/** Everything that a result says of its bases and of its quorum. */
export function amountsOfResult({ base, quorum, measures, told }: ResultRecord): Amounts {
  const byWeight = measures.filter(({ scope }) => scope.startsWith('weight:'));
  const byCount = measures.filter(({ scope }) => !scope.startsWith('weight:'));
  const { present, total } = quorum;
  return {
    weights: [
      base.weight,
      present.weight,
      total.weight,
      told?.voted.weight ?? 0,
      ...byWeight.map(({ of }) => of),
    ],
    counts: [
      base.units,
      present.units,
      total.units,
      told?.voted.units ?? 0,
      ...byCount.map(({ of }) => of),
    ],
    shares: [[present.weight, total.weight]],
  };
}

/**
 * The figures that a row of votes may say: of an answer, its votes in each measure; of units without answer, the rest.
 * Nothing where the result counts the silence of the absent, keeps its figures, or counts a class apart.
 */
export function amountsOfAnswer(result: ResultRecord, label: string): Amounts | undefined {
  const { options, measures, base, didNotVote, isPresumed, told, fields } = result;
  if (isPresumed || (told !== undefined && told.kind !== 'exact') || fields.ofClass !== undefined)
    return undefined;
  const option = options.find((one) => one.label === label);
  const over =
    fields.undoing === undefined
      ? measures
      : [...measures, undoingOf(fields.undoing)].flatMap((one) => one ?? []);
  if (option === undefined) return amountsLeft(result);
  const partOf = ({ votes }: Measured) => votes[option.optionId] ?? 0;
  const [weight, units] = [option.weight ?? 0, option.units ?? 0];
  return {
    weights: [weight, ...over.filter(isByWeight).map(partOf)],
    counts: [units, option.heads ?? units, ...over.filter((one) => !isByWeight(one)).map(partOf)],
    shares: [
      ...over.map((measure) => [partOf(measure), measure.of] as const),
      ...(over.length === 0
        ? [[weight, base.weight] as const, [weight, base.weight - didNotVote.weight] as const]
        : []),
    ],
  };
}

interface Measured {
  readonly scope: string;
  readonly of: number;
  readonly votes: Readonly<Record<string, number>>;
}

function isByWeight({ scope }: Pick<Measured, 'scope'>): boolean {
  return scope.startsWith('weight:');
}

function undoingOf(undoing: unknown): Measured | undefined {
  return typeof undoing === 'object' && undoing !== null ? (undoing as Measured) : undefined;
}

/** The voters who did not vote, or whose units disagree. */
function amountsLeft({ measures, didNotVote }: ResultRecord): Amounts {
  const left = measures.flatMap(({ votes, of, spoilt, scope }) => {
    const rest = of - spoilt - Object.values(votes).reduce((sum, one) => sum + one, 0);
    return [spoilt, Math.max(0, rest)].map((part) => ({ part, of, scope }));
  });
  return {
    weights: [didNotVote.weight, ...left.filter(isByWeight).map(({ part }) => part)],
    counts: [didNotVote.units, ...left.filter((one) => !isByWeight(one)).map(({ part }) => part)],
    shares: left.map(({ part, of }) => [part, of] as const),
  };
}
