import { pauseAfter } from './keepTrying.ts';
import { isStoreRefusal, type StoreFailure, storeFailureOf } from './storeFailure.ts';
import type { Batching, WaitingRequest } from './takeBatch.ts';
import { takeBatch } from './takeBatch.ts';

/** The state of a key: waiting requests, working lanes and their batches. */
interface Line<Request, Answer> {
  readonly waiting: WaitingRequest<Request, Answer>[];
  readonly working: Set<number>;
  readonly held: Set<string>;
  /** Since the last lane was freed: clients answered then may ask again, and travel with the waiting ones. */
  restsUntil: number;
  /** When somebody looks whether a batch may leave; never is `Infinity`. */
  nextLook: number;
}

/**
 * Joins requests of the same key into batches, a few of them under way at once; what arrives meanwhile
 * makes the next one. `run` must be harmless to repeat. A failure is judged by its cause:
 * - The store is away: nobody of the batch is to blame, and it is tried again whole after a pause.
 * - It collided, or something in it is wrong: once, each of its requests goes on by itself.
 * Past its patience a request is answered `overdue`; only its own fault makes one fail.
 */
export function batchRequests<Request, Answer>(
  batching: Batching<Request, Answer>,
): (key: string, request: Request) => Promise<Answer> {
  const { clock, gatherMillis, lanes, patience, subjectsOf } = batching;
  const lines = new Map<string, Line<Request, Answer>>();
  // Each lane has documents of its own: by turns none of them is written too often.
  let turn = 0;
  // How long a batch has been taking: half of it the last one, a quarter the one before.
  let usual = 0;

  /** When the next batch may leave by itself: never, while only the end of one can let it. */
  function dueOf({ waiting, working, held, restsUntil }: Line<Request, Answer>): number {
    if (working.size === lanes) return Number.POSITIVE_INFINITY;
    const first = waiting.find(({ request }) => subjectsOf(request).every((one) => !held.has(one)));
    if (first === undefined) return Number.POSITIVE_INFINITY;
    if (working.size === 0) return Math.max(first.since + gatherMillis.idle, restsUntil);
    const { least, most } = gatherMillis.working;
    return first.since + Math.min(most, Math.max(least, 2 * usual));
  }

  /** Looks when the next batch is due. Of two looks the sooner stands. */
  async function lookWhenDue(key: string, line: Line<Request, Answer>): Promise<void> {
    const due = dueOf(line);
    if (due >= line.nextLook) return;
    line.nextLook = due;
    await clock.wait(Math.max(0, due - clock.now()));
    if (line.nextLook !== due) return;
    line.nextLook = Number.POSITIVE_INFINITY;
    // The waiting request may have been taken up: later ones have a time of their own. A timer is believed:
    // by the clock it may end a little early.
    if (dueOf(line) <= Math.max(due, clock.now())) fill(key, line);
    else void lookWhenDue(key, line);
    forget(key, line);
  }

  function forget(key: string, line: Line<Request, Answer>): void {
    const isIdle = line.waiting.length === 0 && line.working.size === 0;
    if (isIdle && lines.get(key) === line) lines.delete(key);
  }

  async function run(key: string, requests: readonly Request[], lane: number) {
    const startedAt = clock.now();
    const answers = await batching.run(key, requests, lane);
    usual = (usual + clock.now() - startedAt) / 2;
    return answers;
  }

  function fill(key: string, line: Line<Request, Answer>): void {
    while (line.working.size < lanes) {
      const batch = takeBatch(batching, line.waiting, line.held);
      if (batch.length === 0) break;
      while (line.working.has(turn % lanes)) turn += 1;
      void work(key, line, batch, turn % lanes);
      turn += 1;
    }
  }

  async function work(
    key: string,
    line: Line<Request, Answer>,
    batch: readonly WaitingRequest<Request, Answer>[],
    lane: number,
  ): Promise<void> {
    const subjects = batch.flatMap(({ request }) => subjectsOf(request));
    line.working.add(lane);
    for (const subject of subjects) line.held.add(subject);
    const gaveUp = await settle(batching, batch, (requests) => run(key, requests, lane));
    if (gaveUp !== null) batching.report(gaveUp.failure, gaveUp.error);
    for (const subject of subjects) line.held.delete(subject);
    line.working.delete(lane);
    const rest = line.working.size === 0 ? Math.min(gatherMillis.working.most, usual / 4) : 0;
    line.restsUntil = clock.now() + rest;
    if (rest === 0) fill(key, line);
    else void lookWhenDue(key, line);
    forget(key, line);
  }

  return (key, request) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? {
        waiting: [],
        working: new Set<number>(),
        held: new Set<string>(),
        restsUntil: Number.NEGATIVE_INFINITY,
        nextLook: Number.POSITIVE_INFINITY,
      };
      lines.set(key, line);
      const since = clock.now();
      line.waiting.push({ request, resolve, reject, since, until: since + patience.millis });
      void lookWhenDue(key, line);
    });
}

type Run<Request, Answer> = (requests: readonly Request[]) => Promise<readonly Answer[]>;

interface GivenUp {
  readonly failure: StoreFailure;
  readonly error: unknown;
}

/** Tries until every request of the batch has its answer. Says for what some were left without one. */
async function settle<Request, Answer>(
  batching: Batching<Request, Answer>,
  batch: readonly WaitingRequest<Request, Answer>[],
  run: Run<Request, Answer>,
  isAlone = false,
): Promise<GivenUp | null> {
  const { clock, dissolves, overdue, patience, random } = batching;
  let left = batch;
  let gaveUp: GivenUp | null = null;
  for (let failures = 0; left.length > 0; failures += 1) {
    try {
      answerAll(left, await run(left.map(({ request }) => request)));
      break;
    } catch (error) {
      const failure = storeFailureOf(error);
      const mayBeOfOne =
        failure === 'contended' ? dissolves : failure === null && !isStoreRefusal(error);
      if (mayBeOfOne && left.length > 1) {
        return (await settleAlone(batching, left, run)) ?? gaveUp;
      }
      if (failure === null) {
        for (const { reject } of left) reject(error);
        break;
      }
      const pause = pauseAfter(failure, failures, patience, random);
      // Were each of a batch to insist on a store that is away, all of them together would besiege it.
      const isVain = isAlone && failure === 'away';
      const next = clock.now() + pause;
      const insisting = left.filter(({ until }) => !isVain && next <= until);
      if (insisting.length < left.length) gaveUp = { failure, error };
      for (const one of left) if (!insisting.includes(one)) one.resolve(overdue);
      left = insisting;
      if (left.length > 0) await clock.wait(pause);
    }
  }
  return gaveUp;
}

/** Each by itself and all at once, but not at the same instant: what holds one up holds up no other. */
async function settleAlone<Request, Answer>(
  batching: Batching<Request, Answer>,
  batch: readonly WaitingRequest<Request, Answer>[],
  run: Run<Request, Answer>,
): Promise<GivenUp | null> {
  const { clock, patience, random } = batching;
  const ends = await Promise.all(
    batch.map(async (one) => {
      await clock.wait(pauseAfter('contended', 1, patience, random));
      return settle(batching, [one], run, true);
    }),
  );
  return ends.find((end) => end !== null) ?? null;
}

function answerAll<Request, Answer>(
  batch: readonly WaitingRequest<Request, Answer>[],
  answers: readonly Answer[],
): void {
  batch.forEach((waiting, i) => {
    const answer = answers[i];
    if (answer === undefined) waiting.reject(new Error('A batch left a request unanswered.'));
    else waiting.resolve(answer);
  });
}
