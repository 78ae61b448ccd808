import type { Publication, SecretUnit } from '../../polls/secrecy/secretBallots.ts';

type Ballots = readonly string[];

/** Every way in which the units could have voted. */
export function everyWay(units: number, options: readonly string[]): readonly Ballots[] {
  if (units === 0) return [[]];
  return everyWay(units - 1, options).flatMap((ways) => options.map((option) => [...ways, option]));
}

export function totalsOf(
  units: readonly SecretUnit[],
  ballots: Ballots,
  options: readonly string[],
) {
  return Object.fromEntries(
    options.map((option) => [
      option,
      units.reduce((sum, unit, i) => sum + (ballots[i] === option ? unit.weight : 0), 0),
    ]),
  );
}

/**
 * Units whose choice somebody can tell for certain: a stranger, or another holder with their own
 * ballots in hand. By trying every way in which all could have voted.
 */
export function decodedUnits(
  units: readonly SecretUnit[],
  ballots: Ballots,
  options: readonly string[],
  published: Publication,
): readonly string[] {
  const fits = everyWay(units.length, options).filter((ways) => {
    const totals = totalsOf(units, ways, options);
    return options.every((option) => {
      const interval = published[option];
      const total = totals[option] ?? 0;
      return interval !== undefined && total >= interval.low && total <= interval.high;
    });
  });
  const knowers = [null, ...new Set(units.map((unit) => unit.holderId))];
  return units
    .filter((unit, i) =>
      knowers.some((knower) => {
        if (knower === unit.holderId) return false;
        const possible = fits.filter((ways) =>
          units.every((other, j) => other.holderId !== knower || ways[j] === ballots[j]),
        );
        return possible.every((ways) => ways[i] === ballots[i]);
      }),
    )
    .map((unit) => unit.unitId);
}
