import { type CastRequest, type CurrentBallot, type Holding, isSecret } from '@asamblea/domain';

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
  question: NonNullable<CurrentBallot['question']>,
  draft: Draft,
  units: readonly Holding[],
  requestId: string,
): CastRequest {
  const { questionId, options } = question;
  const choices = units.flatMap(({ unitId }) => {
    const optionId = draft[unitId];
    return optionId === undefined ? [] : [{ unitId, optionId }];
  });
  const request = { questionId, requestId, choices };
  return isSecret(question) ? { ...request, pad: padFor(choices, options) } : request;
}

/** Whoever runs the network of the hall sees how long a sending is: every choice takes the same. */
function padFor(choices: CastRequest['choices'], options: readonly { optionId: string }[]): string {
  const longest = Math.max(...options.map(({ optionId }) => optionId.length));
  return '0'.repeat(choices.reduce((sum, { optionId }) => sum + longest - optionId.length, 0));
}
