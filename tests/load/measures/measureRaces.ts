import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pollDocuments } from '../../../functions/src/polls/stored/pollDocuments.ts';
import { waitUntil } from '../../../scripts/stack/process/waitUntil.ts';
import { arrivals } from '../figures/arrivals.ts';
import { type Distribution, distributionOf } from '../figures/distribution.ts';
import {
  type Casting,
  type CastVote,
  castInParallel,
  castWithin,
  optionIds,
  sendVote,
} from '../hall/castVotes.ts';
import { type Check, check } from '../hall/checkQuestion.ts';
import { conductQuestions } from '../hall/conductQuestions.ts';
import { readStored } from '../hall/readStored.ts';
import { seedHall, type Voter } from '../seeds/seedHall.ts';

export interface RacePlan {
  readonly voters: number;
  readonly withinMs: number;
  /** Units voted at the same instant through the two instances, each time with another vote. */
  readonly raced: number;
  /** Units whose one sending arrives at both instances. */
  readonly twice: number;
  /** When the moderator closes, as a part of that time; who presses later may come late. */
  readonly closesAfter: number;
}

export interface RaceMeasure extends RacePlan {
  /** Everybody, when nobody races. */
  readonly calm: Distribution;
  /** Those who neither race nor come twice, beside those who do. */
  readonly others: Distribution;
  readonly checks: readonly Check[];
}

interface Sent extends CastVote {
  readonly way: 'once' | 'raced' | 'twice';
}

const assemblyId = 'banco-carreras';

/** The same hall over two instances: first in peace; then some units race, some repeat, and the vote closes meanwhile. */
export async function measureRaces(api: readonly string[], plan: RacePlan): Promise<RaceMeasure> {
  const hall = await seedHall(plan.voters, assemblyId);
  const moderator = conductQuestions(api[0] ?? '', hall);
  const put = async (
    vote: (casting: Casting) => Promise<readonly CastVote[]>,
  ): Promise<readonly CastVote[]> => {
    const questionId = await moderator.open();
    const votes = await vote({ api, hall, questionId });
    await moderator.close(questionId);
    return votes;
  };
  const voteCalmly = () => put((casting) => castWithin(casting, plan.withinMs));
  // Programs that have just started are slow, and get quicker for a while: peace is measured on both sides.
  await put((casting) => castInParallel(casting, 50));
  await put((casting) => castInParallel(casting, 50));
  const before = await voteCalmly();

  const questionId = await moderator.open();
  const closing = closeMeanwhile();
  const sent = await castWithRaces({ api, hall, questionId }, plan);
  const pressedCloseAt = await closing;
  const result = pollDocuments.result(assemblyId, questionId);
  await waitUntil(async () => (await result.get()).exists, { timeoutMs: 30_000 });
  const counted = (await result.get()).data()?.options ?? [];
  const stored = await readStored(assemblyId, questionId);
  const after = await voteCalmly();
  return {
    ...plan,
    calm: timesOf([...before, ...after]),
    others: timesOf(sent.filter(({ way }) => way === 'once')),
    checks: checkRaces({
      sent,
      pressedCloseAt,
      ballots: stored.ballots.map(({ ballot }) => ballot.unitId),
      counted: counted.reduce((sum, { units }) => sum + (units ?? 0), 0),
    }),
  };

  async function closeMeanwhile(): Promise<number> {
    await pause(plan.withinMs * plan.closesAfter);
    const pressedAt = performance.now();
    await moderator.close(questionId);
    return pressedAt;
  }
}

/** Each at their moment. */
async function castWithRaces(
  { api, hall, questionId }: Casting,
  plan: RacePlan,
): Promise<readonly Sent[]> {
  const { voters } = hall;
  const moments = arrivals(voters.length, plan.withinMs);
  const startedAt = performance.now();
  const send = async (voter: Voter, i: number): Promise<readonly Sent[]> => {
    const pressedAt = startedAt + (moments[i] ?? 0);
    await pause(Math.max(0, pressedAt - performance.now()));
    const way = wayOf(i, plan);
    const requestId = randomUUID();
    const addresses = way === 'once' ? [api[i % api.length] ?? ''] : api;
    const votes = await Promise.all(
      addresses.map((address, k) =>
        sendVote({
          ...{ address, questionId, voter, pressedAt },
          optionId: optionIds[(way === 'raced' ? i + k : i) % optionIds.length] ?? '',
          requestId: way === 'raced' ? randomUUID() : requestId,
        }),
      ),
    );
    return votes.map((vote) => ({ ...vote, way }));
  };
  return (await Promise.all(voters.map(send))).flat();
}

/** The voters who race and those who come twice, spread evenly over the time until the close. */
export function wayOf(i: number, { voters, raced, twice, closesAfter }: RacePlan): Sent['way'] {
  const special = raced + twice;
  const every = Math.floor((voters * closesAfter) / special);
  if (i % every !== 0 || i / every >= special) return 'once';
  return (i / every) % Math.floor(special / raced) === 0 ? 'raced' : 'twice';
}

/** The votes sent, the votes kept, and when the moderator pressed. */
export function checkRaces({
  sent,
  pressedCloseAt,
  ballots,
  counted,
}: {
  readonly sent: readonly Sent[];
  readonly pressedCloseAt: number;
  readonly ballots: readonly string[];
  readonly counted: number;
}): readonly Check[] {
  const accepted = sent.filter((vote) => vote.isAccepted);
  const inTime = sent.filter((vote) => vote.pressedAt < pressedCloseAt);
  const racedUnits = new Map<string, number>();
  for (const { unitId, isAccepted, way } of inTime) {
    if (way === 'raced')
      racedUnits.set(unitId, (racedUnits.get(unitId) ?? 0) + (isAccepted ? 1 : 0));
  }
  const refused = inTime.filter(({ way, isAccepted }) => way !== 'raced' && !isAccepted);
  const units = [...new Set(accepted.map(({ unitId }) => unitId))].sort();
  return [
    check('con carreras y un cierre, ningún voto a tiempo es rechazado', refused.length, 0),
    check(
      'de dos votos a la vez por una unidad se acepta uno',
      [...racedUnits.values()].filter((wins) => wins !== 1).length,
      0,
    ),
    check(
      'con carreras, las papeletas son las aceptadas, una por unidad',
      [...ballots].sort().join(', '),
      units.join(', '),
    ),
    check('con carreras, el resultado cuenta las aceptadas', counted, units.length),
  ];
}

function timesOf(votes: readonly CastVote[]): Distribution {
  return distributionOf(
    votes.filter((vote) => vote.isAccepted).map((vote) => vote.answeredAt - vote.pressedAt),
  );
}
