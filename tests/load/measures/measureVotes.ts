import { type LiveQuorum, paths } from '@asamblea/domain';
import { documentAt } from '../../../functions/src/kernel/database/firestore.ts';
import { say } from '../../../scripts/stack/process/say.ts';
import { StackProblem } from '../../../scripts/stack/process/stackProblem.ts';
import { waitUntil } from '../../../scripts/stack/process/waitUntil.ts';
import { closeAtEnd } from '../../../scripts/testing/closeAtEnd.ts';
import { openWatchers, type Watcher } from '../hall/openWatchers.ts';
import { seedHall } from '../seeds/seedHall.ts';
import type { Deliveries } from '../servers/bridgeEvents.ts';
import { refreshMs } from '../servers/startServers.ts';
import type { Stage } from './measure.ts';
import { type Measures, measureLoad, type Plan } from './measureLoad.ts';
import { measureSpending, type SpendingMeasure } from './measureSpending.ts';

export interface VotesMeasure {
  readonly voters: number;
  readonly screens: number;
  readonly refreshMs: number;
  readonly plan: Plan;
  readonly measures: Measures;
  readonly spending: SpendingMeasure;
  readonly deliveries: Deliveries;
}

const voters = 500;
const screens = 50;
const plan: Plan = { withinMs: 10_000, atOnce: 100, rounds: 5 };

/** A hall votes while its screens listen; the time of a vote, and its cost. */
export function measureVotes({ servers, stop }: Stage): Promise<VotesMeasure> {
  return closeAtEnd(stop, async (ending) => {
    say(`Sembrando ${voters} unidades y abriendo ${screens} pantallas…`);
    const hall = await seedHall(voters);
    const watchers = openWatchers(screens, { ...hall, ...servers }, ending);
    await requireSettled(hall.cot, watchers, stop);
    const bench = { api: servers.api.slice(0, 1), hall, watchers };
    const measures = await measureLoad(bench, plan);
    say('Mirando en qué se gasta un voto…');
    const spending = await measureSpending(bench, servers.programs, plan.atOnce);
    const { deliveries } = servers;
    return { voters, screens, refreshMs, plan, measures, spending, deliveries };
  });
}

/** The hall is full in the public quorum, and every screen shows its first document. */
async function requireSettled(
  cot: string,
  watchers: readonly Watcher[],
  stop: AbortSignal,
): Promise<void> {
  const quorum = documentAt<LiveQuorum>(paths.live(cot, 'quorum'));
  const isSettled = async () =>
    watchers.every(({ refreshes }) => refreshes.length > 0) &&
    (await quorum.get()).data()?.quorum.present.units === voters;
  if (await waitUntil(isSettled, { timeoutMs: 30_000, stop })) return;
  stop.throwIfAborted();
  throw new StackProblem('Las pantallas no mostraron a tiempo el quórum sembrado.');
}
