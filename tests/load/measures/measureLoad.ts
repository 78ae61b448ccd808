import { duration, say } from '../../../scripts/stack/process/say.ts';
import { type Distribution, distributionOf } from '../figures/distribution.ts';
import { castInParallel, castWithin } from '../hall/castVotes.ts';
import { type Check, checkWatchers, documentsPerRefresh } from '../hall/checkQuestion.ts';
import { type Bench, putQuestion, type Voting } from '../hall/putQuestion.ts';
import { firstSights } from './firstSights.ts';
import { measureFloor } from './measureFloor.ts';

export interface Plan {
  readonly withinMs: number;
  readonly atOnce: number;
  readonly rounds: number;
}

interface Round {
  /** Votes a second. */
  readonly api: number;
  readonly floor: number;
}

export interface Measures {
  readonly toAnswer: Distribution;
  /** From a vote's answer to the first refresh with it, for each vote and screen. */
  readonly toBar: Distribution;
  /** From the last vote pressed to the full count, for each screen. */
  readonly toFullCount: Distribution;
  readonly votesPerSecond: number;
  readonly refreshes: number;
  readonly documentsPerRefresh: number;
  readonly rounds: readonly Round[];
  readonly checks: readonly Check[];
}

/**
 * The scenario: everybody votes within some seconds; then, in turns, as fast as can be and the bare
 * floor. A first round of both is checked but not measured: programs that have just started are slow.
 */
export async function measureLoad(bench: Bench, plan: Plan): Promise<Measures> {
  const { voters } = bench.hall;
  const checks: Check[] = [];
  const put = async (vote: Voting) => {
    const voted = await putQuestion(bench, vote);
    checks.push(...voted.checks);
    return voted;
  };
  const measureRound = async (round: number): Promise<Round> => {
    const burst = await put((casting) => castInParallel(casting, plan.atOnce));
    const { questionId } = burst;
    const floor = await measureFloor({ ...bench, questionId, round, atOnce: plan.atOnce });
    return { floor, api: rateOf(burst.votes) };
  };

  say('Calentando…');
  await measureRound(0);
  say(`${voters.length} votos en ${duration(plan.withinMs)}…`);
  const { votes, stored, shown } = await put((casting) => castWithin(casting, plan.withinMs));
  const lastPressed = Math.max(...votes.map((vote) => vote.pressedAt));
  const rounds: Round[] = [];
  for (let round = 1; round <= plan.rounds; round += 1) {
    say(`Ronda ${round} de ${plan.rounds}: la ráfaga y el piso, ${plan.atOnce} votos a la vez…`);
    rounds.push(await measureRound(round));
  }
  return {
    toAnswer: distributionOf(votes.map((vote) => vote.answeredAt - vote.pressedAt)),
    toBar: distributionOf(firstSights(votes, stored, shown)),
    toFullCount: distributionOf(
      shown.map((refreshes) => {
        const full = refreshes.find(
          ({ live }) => live.votings[0]?.voted.units === stored.ballots.length,
        );
        return full === undefined ? Number.POSITIVE_INFINITY : full.at - lastPressed;
      }),
    ),
    votesPerSecond: rateOf(votes),
    refreshes: new Set(shown.flat().map(({ live }) => live.asOf)).size,
    documentsPerRefresh: documentsPerRefresh(bench.watchers),
    rounds,
    checks: [...checks, ...checkWatchers(bench.watchers)],
  };
}

/** Votes a second, from the first pressed to the last answered. */
function rateOf(
  votes: readonly { readonly pressedAt: number; readonly answeredAt: number }[],
): number {
  const first = Math.min(...votes.map((vote) => vote.pressedAt));
  const last = Math.max(...votes.map((vote) => vote.answeredAt));
  return votes.length / ((last - first) / 1000);
}
