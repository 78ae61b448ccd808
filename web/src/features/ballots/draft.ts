import type { CastRequest, CurrentBallot, Holding } from '@asamblea/domain';

/** What the person has marked and not confirmed: an option for each unit. */
export type Draft = Readonly<Record<string, string>>;

export function withoutBallot(ballot: CurrentBallot): readonly Holding[] {
  return ballot.holdings.filter((holding) => holding.ballot === null);
}

export function markAll(units: readonly Holding[], optionId: string): Draft {
  return Object.fromEntries(units.map((unit) => [unit.unitId, optionId]));
}

/** The option that all the units share, if they do. */
export function sharedOption(draft: Draft, units: readonly Holding[]): string | null {
  const [first, ...rest] = units.map((unit) => draft[unit.unitId]);
  return first !== undefined && rest.every((option) => option === first) ? first : null;
}

export function isComplete(draft: Draft, units: readonly Holding[]): boolean {
  return units.length > 0 && units.every((unit) => draft[unit.unitId] !== undefined);
}

/** Only units that still have to vote: a unit that left or voted elsewhere is not sent. */
export function toRequest(
  questionId: string,
  draft: Draft,
  units: readonly Holding[],
  requestId: string,
): CastRequest {
  const choices = units.flatMap(({ unitId }) => {
    const optionId = draft[unitId];
    return optionId === undefined ? [] : [{ unitId, optionId }];
  });
  return { questionId, requestId, choices };
}
