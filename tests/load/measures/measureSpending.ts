import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { waitUntil } from '../../../scripts/stack/process/waitUntil.ts';
import { openSources } from '../figures/openSources.ts';
import { placesOfProfile } from '../figures/placesOfProfile.ts';
import { readSpent } from '../figures/readSpent.ts';
import { type CastVote, castInParallel } from '../hall/castVotes.ts';
import { type Bench, putQuestion } from '../hall/putQuestion.ts';
import type { Program } from '../servers/startServers.ts';

export interface Spent {
  readonly name: string;
  /** Of processor, for each vote. */
  readonly millis: number;
}

export interface SpendingMeasure {
  /** By program; both are empty where the system does not tell. */
  readonly programs: readonly Spent[];
  /** Within the instance of the API, by its present work. */
  readonly places: readonly Spent[];
}

/** The cost of a vote, and where, when votes come as fast as can be. Apart from the rounds: looking costs too. */
export async function measureSpending(
  bench: Bench,
  programs: readonly Program[],
  atOnce: number,
): Promise<SpendingMeasure> {
  const [api] = programs.filter(({ name }) => name.startsWith('api'));
  if (api === undefined) throw new Error('There is no instance of the API.');
  const pids = programs.map(({ pid }) => pid);
  let spent: SpendingMeasure = { programs: [], places: [] };

  await putQuestion(bench, async (casting): Promise<readonly CastVote[]> => {
    const begun = `${api.profile}.begun`;
    for (const old of [api.profile, begun]) await rm(old, { force: true });
    process.kill(api.pid, 'SIGUSR2');
    await waitUntil(async () => existsSync(begun), { timeoutMs: 30_000 });
    const before = readSpent(pids);
    const own = process.cpuUsage();
    const votes = await castInParallel(casting, atOnce);
    const { user, system } = process.cpuUsage(own);
    const after = readSpent(pids);
    process.kill(api.pid, 'SIGUSR2');
    const each = (millis: number) => millis / votes.length;
    const byName = new Map<string, number>();
    for (const { name, pid } of programs) {
      const millis = (after.get(pid) ?? 0) - (before.get(pid) ?? 0);
      byName.set(nameOf(name), (byName.get(nameOf(name)) ?? 0) + millis);
    }
    byName.set('quienes votan y las pantallas', (user + system) / 1000);
    if (after.size === 0) return votes;
    // The profile counts time that passed, also while another program had the processor.
    const places = Object.entries(await readPlaces(api));
    const passed = places.reduce((sum, [, millis]) => sum + millis, 0);
    const part = (byName.get(nameOf(api.name)) ?? 0) / passed;
    spent = {
      programs: inOrder(byName, each),
      places: inOrder(new Map(places.map(([name, millis]) => [name, millis * part])), each),
    };
    return votes;
  });
  return spent;
}

async function readPlaces({ profile }: Program): Promise<Readonly<Record<string, number>>> {
  const isThere = async () => existsSync(profile);
  if (!(await waitUntil(isThere, { timeoutMs: 30_000 }))) return {};
  return placesOfProfile(JSON.parse(await readFile(profile, 'utf8')), openSources());
}

function nameOf(program: string): string {
  if (program === 'firestore') return 'emulador de la base de datos';
  return program.startsWith('api') ? 'API' : 'disparadores';
}

function inOrder(
  spent: ReadonlyMap<string, number>,
  each: (millis: number) => number,
): readonly Spent[] {
  return [...spent]
    .map(([name, millis]) => ({ name, millis: each(millis) }))
    .sort((a, b) => b.millis - a.millis);
}
