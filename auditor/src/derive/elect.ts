import type { ElectionRecord, OptionRecord, QuestionRecord } from '../read/question.ts';
import type { ResultRecord } from '../read/result.ts';
import type { Base, Requirement } from '../read/rule.ts';
import { choicesIn, seenFrom } from './choices.ts';
import type { Hall } from './decide.ts';
import { holds, main } from './figures.ts';
import { placesOf, type Ranked, rank } from './places.ts';

interface Seat {
  readonly optionId: string;
  readonly by: 'majority' | 'plurality' | 'quota' | 'remainder' | 'lot';
  readonly name: string;
}

export interface Outcome {
  readonly kind: 'approved' | 'no-majority' | 'tie' | 'no-quorum';
  readonly seats: readonly Seat[];
  readonly quotient: { readonly votes: bigint; readonly seats: number } | undefined;
  /** There are blank votes, and whether they count for the quotient is what the law says. */
  readonly isBlankDecided: boolean;
}

/** Facts of the result that no vote gives: the lot, and the base of the quotient. */
type Told = Pick<NonNullable<ResultRecord['elected']>, 'lotSeed' | 'quotient'>;

type Won = Omit<Seat, 'name'>;

interface Share {
  readonly kind: Outcome['kind'];
  readonly won: readonly Won[];
  readonly quotient?: Outcome['quotient'];
}

/** The measure that ranks: the one in which the rule counts votes, or the coefficient. */
function rankScope({ rule }: QuestionRecord): string {
  const scopes = new Set([rule.requirement, rule.unless].flatMap(votedScopes));
  const [only] = scopes;
  return scopes.size === 1 && only !== undefined ? only : main;
}

const basesOfVotes: readonly Base[] = ['cast', 'validCast', 'forAndAgainst'];

/** The measures in which votes are counted; attendance does not matter. */
function votedScopes(requirement: Requirement | undefined): readonly string[] {
  switch (requirement?.kind) {
    case undefined:
      return [];
    case 'share':
    case 'count': {
      const { kind, numerator, scope } = requirement;
      const isOfVotes = kind === 'share' && basesOfVotes.includes(requirement.base);
      return numerator === 'favour' || numerator === 'against' || isOfVotes ? [scope] : [];
    }
    case 'allOf':
    case 'anyOf':
      return requirement.of.flatMap(votedScopes);
    case 'cases':
      return [...requirement.cases.map(({ ask }) => ask), requirement.otherwise].flatMap(
        votedScopes,
      );
  }
}

/** The elected, by name or by slates; null where this program does not work it out. */
export function elect(
  question: QuestionRecord,
  election: ElectionRecord,
  hall: Hall,
  isQuorumMet: boolean,
  told: Told | undefined,
): Outcome | null {
  const { kind } = election;
  if (kind === 'ranking' || kind === 'survey') return null;
  const { options, rule } = question;
  const running = options.filter(({ role }) => role !== 'blank' && role !== 'abstention');
  const { options: got, votes } = choicesIn(hall.roll, rankScope(question), rule.exclusions);
  const ranking = rank(
    running.map(({ optionId }) => ({ optionId, score: got.get(optionId) ?? 0n })),
  );
  const seed = told?.lotSeed;
  const asked = { election, seed, running, ranking: isQuorumMet ? ranking : [] };
  const forSlates = ranking.reduce((sum, { score }) => sum + score, 0n);
  // Where no law says that they do, the bylaws may leave blank votes out of the quotient.
  const isWithoutBlank = BigInt(told?.quotient?.votes ?? -1) === forSlates;
  const valid = isWithoutBlank ? forSlates : forSlates + votes.blank;
  const found =
    kind === 'slates'
      ? electSlates(asked, valid)
      : electPeople(asked, (optionId, isOne) => {
          const seen = seenFrom(optionId, hall.roll, rule.exclusions, isOne);
          return holds(rule.requirement, seen, hall.call);
        });
  return {
    kind: isQuorumMet ? found.kind : 'no-quorum',
    seats: named(found.won, running),
    quotient: found.quotient,
    isBlankDecided: election.isByQuotient && kind === 'slates' && votes.blank > 0n,
  };
}

interface Asked {
  readonly election: ElectionRecord;
  readonly seed: string | undefined;
  readonly running: readonly OptionRecord[];
  readonly ranking: readonly Ranked[];
}

/** The most voted; where each needs a majority besides, those who reach it. A lot never stands for a majority of one. */
function electPeople(
  { election, seed, ranking }: Asked,
  meetsRule: (optionId: string, isOne: boolean) => boolean,
): Share {
  const { seats, needsMajority, most } = election;
  const isOne = seats === 1 && most === 1;
  const voted = ranking.filter(({ score }) => score > 0n);
  if (isOne && needsMajority) {
    const { sure } = placesOf(voted, 1, undefined);
    const won = sure
      .filter((optionId) => meetsRule(optionId, true))
      .map((optionId) => ({ optionId, by: 'majority' as const }));
    return { kind: won.length === 1 ? 'approved' : 'no-majority', won };
  }
  const able = needsMajority ? voted.filter(({ optionId }) => meetsRule(optionId, false)) : voted;
  const { sure, drawn, tied } = placesOf(able, seats, seed);
  const won = [
    ...sure.map((optionId) => ({ optionId, by: 'plurality' as const })),
    ...drawn.map((optionId) => ({ optionId, by: 'lot' as const })),
  ];
  const isLacking = won.length < seats && (able.length < voted.length || won.length === 0);
  return { kind: tied.length > 0 ? 'tie' : isLacking ? 'no-majority' : 'approved', won };
}

/** By quotient, or all the seats to the most voted slate. */
function electSlates(asked: Asked, valid: bigint): Share {
  const { election, seed, running, ranking } = asked;
  const voted = ranking.filter(({ score }) => score > 0n);
  const namesOf = (optionId: string) =>
    running.find((one) => one.optionId === optionId)?.lines.length ?? 0;
  if (election.isByQuotient) return byQuotient(voted, valid, namesOf, asked);
  const { sure, drawn, tied } = placesOf(voted, 1, seed);
  const by = drawn.length > 0 ? 'lot' : 'plurality';
  const won = [...sure, ...drawn].flatMap((optionId) =>
    Array.from(
      { length: Math.min(namesOf(optionId), election.seats) },
      () => ({ optionId, by }) as const,
    ),
  );
  return { kind: kindOf(tied, won), won };
}

/**
 * The quotient is the valid votes, blank ones too, over the seats. Each slate has as many seats as the
 * quotient fits in its votes, and the rest go to the largest remainders, a seat each time round. Votes ×
 * seats ÷ valid is whole, so that nothing is rounded.
 */
function byQuotient(
  voted: readonly Ranked[],
  valid: bigint,
  namesOf: (optionId: string) => number,
  { election, seed }: Asked,
): Share {
  const { seats } = election;
  const quotient = valid === 0n ? undefined : { votes: valid, seats };
  const shares = voted.map(({ optionId, score }) => {
    const scaled = score * BigInt(seats);
    return { optionId, quotas: Number(scaled / valid), remainder: scaled % valid };
  });
  const won: Won[] = shares.flatMap(({ optionId, quotas }) =>
    Array.from(
      { length: Math.min(quotas, namesOf(optionId)) },
      () => ({ optionId, by: 'quota' }) as const,
    ),
  );
  const seatsOf = (optionId: string) => won.filter((seat) => seat.optionId === optionId).length;
  while (won.length < seats) {
    const open = shares.filter(({ optionId }) => seatsOf(optionId) < namesOf(optionId));
    if (open.length === 0) break;
    const scored = open.map(({ optionId, remainder }) => ({ optionId, score: remainder }));
    const { sure, drawn, tied } = placesOf(scored, seats - won.length, seed);
    for (const optionId of sure) won.push({ optionId, by: 'remainder' });
    for (const optionId of drawn) won.push({ optionId, by: 'lot' });
    if (tied.length > 0 || drawn.length > 0) return { kind: kindOf(tied, won), won, quotient };
  }
  return { kind: kindOf([], won), won, quotient };
}

function kindOf(tied: readonly string[], won: readonly Won[]): Outcome['kind'] {
  if (tied.length > 0) return 'tie';
  return won.length === 0 ? 'no-majority' : 'approved';
}

/** Each seat with its name: of a slate, its next line. */
function named(won: readonly Won[], running: readonly OptionRecord[]): readonly Seat[] {
  return won.map((seat, at) => {
    const option = running.find(({ optionId }) => optionId === seat.optionId);
    const before = won.slice(0, at).filter(({ optionId }) => optionId === seat.optionId).length;
    return { ...seat, name: option?.lines[before]?.name ?? option?.label ?? '' };
  });
}
