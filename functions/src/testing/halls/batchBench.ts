import { expect } from 'vitest';
import { batchRequests } from '../../kernel/concurrency/batching.ts';

interface Order {
  readonly name: string;
  readonly size: number;
  readonly about: readonly string[];
}

type Spoil = (names: readonly string[]) => unknown;

/** A collector whose waiting and running the test decides, and whose clock stands still unless it is moved. */
export function batchBench(
  limit: number,
  spoil: Spoil = () => null,
  more: { lanes?: number; dissolves?: boolean; stands?: boolean } = {},
) {
  const { lanes = 1, dissolves = true, stands = false } = more;
  const batches: string[][] = [];
  const used: number[] = [];
  const waits: { readonly until: number; readonly end: () => void }[] = [];
  const waited: number[] = [];
  const running: { readonly names: readonly string[]; readonly end: () => void }[] = [];
  const reports: string[] = [];
  let now = 0;
  const submit = batchRequests<Order, string>({
    ...{ limit, lanes, dissolves },
    gatherMillis: { idle: 5, working: { least: 20, most: 250 } },
    sizeOf: (order) => order.size,
    subjectsOf: (order) => order.about,
    overdue: 'overdue',
    report: (failure) => reports.push(failure),
    patience: { millis: 1000, firstPauses: { contended: 10, away: 100 }, longestPause: 400 },
    random: () => 0.5,
    clock: {
      now: () => now,
      wait: (millis) =>
        new Promise((resolve) => {
          waited.push(millis);
          waits.push({ until: now + millis, end: resolve });
        }),
    },
    run: async (_key, orders, lane) => {
      const names = orders.map((order) => order.name);
      batches.push(names);
      used.push(lane);
      await new Promise<void>((end) => running.push({ names, end }));
      const spoiled = spoil(names);
      if (spoiled !== null) throw spoiled;
      return orders.map((order) => `done ${order.name}`);
    },
  });
  const bench = {
    batches,
    used,
    waited,
    reports,
    send: (name: string, size = 1, key = 'question', about: readonly string[] = [name]) =>
      submit(key, { name, size, about }),
    about: (name: string, ...about: readonly string[]) =>
      submit('question', { name, size: 1, about }),
    /** Time goes on to the end of whichever wait ends first, unless the clock stands. */
    gather: async () => {
      waits.sort((a, b) => a.until - b.until);
      const { until, end } = await next(waits);
      if (!stands) now = Math.max(now, until);
      end();
    },
    finish: async () => (await next(running)).end(),
    /** Ends the batch of that request, whichever was begun before. */
    finishThat: async (name: string) => {
      await expect
        .poll(() => running.some(({ names }) => names.includes(name)), { interval: 1 })
        .toBe(true);
      const at = running.findIndex(({ names }) => names.includes(name));
      running.splice(at, 1)[0]?.end();
    },
    later: (millis: number) => {
      now += millis;
    },
    /** Lets everything wait and run until all have their answer, a hundred milliseconds each time. */
    async play<R>(answers: Promise<R>): Promise<R> {
      let isOver = false;
      const over = answers.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        now += waits.length > 0 ? 100 : 0;
        for (const { end } of waits.splice(0)) end();
        for (const { end } of running.splice(0)) end();
        await new Promise(setImmediate);
      }
      return over;
    },
  };
  return bench;
}

/** The next one, as soon as it is there. */
async function next<T>(waiting: T[]): Promise<T> {
  await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(0);
  const found = waiting.shift();
  if (found === undefined) throw new Error('Nothing waits.');
  return found;
}
