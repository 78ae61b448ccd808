import type { Instant, Tally } from '@asamblea/domain';
import type { CastVote } from './castVotes.ts';
import type { Refresh, Watcher } from './openWatchers.ts';
import type { Stored } from './readStored.ts';

/** Something that must hold, or the figures mean nothing. */
export interface Check {
  readonly text: string;
  readonly isMet: boolean;
  readonly detail: string;
}

interface Choice {
  readonly optionId: string;
  readonly weight: number;
}

export interface Counted {
  readonly votes: readonly CastVote[];
  readonly stored: Stored;
  /** The refreshes that each screen was shown of this question. */
  readonly shown: readonly (readonly Refresh[])[];
  /** The options of the result, with their counts. */
  readonly result: readonly (Choice & { readonly units: number })[];
}

/** The same count wherever it is looked at: in the answers, the ballots, the sums, the screens and the result. */
export function checkQuestion({ votes, stored, shown, result }: Counted): readonly Check[] {
  const accepted = votes.filter((vote) => vote.isAccepted);
  const ballots = stored.ballots.map(({ ballot: { optionIds, ...ballot } }) => ({
    ...ballot,
    optionId: optionIds.join(),
  }));
  const count = sayCount(accepted);
  const last = new Set(
    shown.map((refreshes) => sayTally(refreshes.at(-1)?.live.votings[0]?.bars ?? {})),
  );
  const closed = result.map((one): [string, Count] => [one.optionId, one]);
  return [
    check('todos los votos tuvieron respuesta de aceptado', accepted.length, votes.length),
    check('las papeletas son las aceptadas, una por una', sayEach(ballots), sayEach(accepted)),
    check('la suma de los fragmentos es la de los aceptados', sayTally(stored.tally), count),
    check('cada pantalla termina con esa misma suma', [...last].join(' y '), count),
    check('el resultado al cerrar es esa misma suma', sayTally(Object.fromEntries(closed)), count),
    check(
      'cada refresco muestra los votos de su instante, ni uno más',
      countWrong(shown, stored),
      0,
    ),
  ];
}

/** Screens that read more than one document for a refresh, or whose listener failed. */
export function checkWatchers(watchers: readonly Watcher[]): readonly Check[] {
  const problems = watchers.filter((watcher) => watcher.problem !== null);
  return [
    check('una pantalla lee un documento por refresco', documentsPerRefresh(watchers), 1),
    check('ninguna pantalla perdió su conexión', problems.length, 0),
  ];
}

/** Documents delivered to a screen for each version of the projection that it showed; the worst screen. */
export function documentsPerRefresh(watchers: readonly Watcher[]): number {
  const ratios = watchers.map(({ refreshes }) => {
    const versions = new Set(refreshes.map(({ live }) => live.asOf));
    return refreshes.length / versions.size;
  });
  return Math.max(...ratios);
}

export function check(text: string, found: string | number, expected: string | number): Check {
  const isMet = found === expected;
  const detail = `se encontró ${shorten(found)} y se esperaba ${shorten(expected)}`;
  return { text, isMet, detail: isMet ? '' : detail };
}

/** The condition on a figure; the figure is told where it fails. */
export function goal(text: string, isMet: boolean, found: string): Check {
  return { text, isMet, detail: isMet ? '' : found };
}

function shorten(value: string | number): string {
  const text = String(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** Refreshes whose count is not the one of the ballots committed until their instant. */
function countWrong(shown: Counted['shown'], stored: Stored): number {
  const committed = stored.ballots.map(({ at }) => at).sort();
  const until = (asOf: Instant) => committed.filter((at) => at <= asOf).length;
  return shown.flat().filter(({ live }) => live.votings[0]?.voted.units !== until(live.asOf))
    .length;
}

interface Count {
  readonly weight: number;
  readonly units: number;
}

function sayCount(choices: readonly Choice[]): string {
  const counts: Record<string, Count> = {};
  for (const { optionId, weight } of choices) {
    const before = counts[optionId] ?? { weight: 0, units: 0 };
    counts[optionId] = { weight: before.weight + weight, units: before.units + 1 };
  }
  return sayTally(counts);
}

function sayTally(tally: Tally): string {
  return Object.entries(tally)
    .map(([optionId, { weight, units }]) => `${optionId} ${weight} (${units})`)
    .sort()
    .join(', ');
}

function sayEach(choices: readonly (Choice & { readonly unitId: string })[]): string {
  return choices
    .map(({ unitId, optionId, weight }) => `${unitId} ${optionId} ${weight}`)
    .sort()
    .join(', ');
}
