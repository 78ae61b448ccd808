import { sha256 } from '../bytes/sha256.ts';

export interface Ranked {
  readonly optionId: string;
  readonly score: bigint;
}

export interface Places {
  readonly sure: readonly string[];
  readonly drawn: readonly string[];
  /** The candidates tied across the last place, where no lot was drawn. */
  readonly tied: readonly string[];
}

/** From the highest score down; equal ones in the order of their ids, which decides nothing. */
export function rank(running: readonly Ranked[]): readonly Ranked[] {
  return [...running].sort((a, b) => {
    if (a.score !== b.score) return a.score > b.score ? -1 : 1;
    return a.optionId < b.optionId ? -1 : 1;
  });
}

/** Gives so many places to the highest scores; a tie across the last place is for a lot. */
export function placesOf(
  running: readonly Ranked[],
  many: number,
  seed: string | undefined,
): Places {
  const ranking = rank(running);
  const [last, next] = [ranking[many - 1], ranking[many]];
  const ids = (some: readonly Ranked[]) => some.map(({ optionId }) => optionId);
  if (last === undefined || last.score !== next?.score) {
    return { sure: ids(ranking.slice(0, many)), drawn: [], tied: [] };
  }
  const sure = ids(ranking.filter(({ score }) => score > last.score));
  const among = ids(ranking.filter(({ score }) => score === last.score));
  if (seed === undefined) return { sure, drawn: [], tied: among };
  return { sure, drawn: drawLots(seed, among).slice(0, many - sure.length), tied: [] };
}

/** The lot: the lowest SHA-256 of `seed:id` wins. */
function drawLots(seed: string, among: readonly string[]): readonly string[] {
  const ticket = (id: string) => sha256(`${seed}:${encodeURIComponent(id)}`);
  const drawn = among.map((id) => ({ id, ticket: ticket(id) }));
  return drawn.sort((a, b) => (a.ticket < b.ticket ? -1 : 1)).map(({ id }) => id);
}
