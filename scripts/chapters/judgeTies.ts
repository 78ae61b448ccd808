import { chapters } from './placeOf.ts';
import { folderOf, type House, type Tie } from './readTies.ts';

/** The ties of one folder to another of a chapter that comes later. */
export interface TieAgainst {
  /** `domain/kernel/events → domain/polls/questions`, the same before and after the folders move. */
  readonly between: string;
  readonly ties: readonly Tie[];
}

/** The ties against the order of the chapters, the most first. */
export function tiesAgainst({ ties }: House): TieAgainst[] {
  const found = new Map<string, Tie[]>();
  for (const tie of ties) {
    if (chapters.indexOf(tie.from.chapter) >= chapters.indexOf(tie.to.chapter)) continue;
    const between = `${folderOf(tie.from)} → ${folderOf(tie.to)}`;
    found.set(between, [...(found.get(between) ?? []), tie]);
  }
  return [...found]
    .map(([between, of]) => ({ between, ties: of }))
    .sort((a, b) => b.ties.length - a.ties.length || (a.between < b.between ? -1 : 1));
}

/** The pairs of chapters that name each other, each once, with how many files do so in each direction. */
export function tiedBothWays({ ties }: House): string[] {
  const count = new Map<string, number>();
  for (const { from, to } of ties) {
    const pair = `${from.chapter} ${to.chapter}`;
    count.set(pair, (count.get(pair) ?? 0) + 1);
  }
  return chapters.flatMap((earlier, index) =>
    chapters.slice(index + 1).flatMap((later) => {
      const against = count.get(`${earlier} ${later}`);
      const along = count.get(`${later} ${earlier}`);
      return against === undefined || along === undefined
        ? []
        : [`${earlier} and ${later}: ${against} against the order, ${along} along it`];
    }),
  );
}
