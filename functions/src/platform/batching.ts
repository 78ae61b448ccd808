import type { Clock } from './clock.ts';

export interface Batching<Request, Answer> {
  /** Does a whole batch of one key at once: as many answers as requests, in the same order. */
  readonly run: (key: string, requests: readonly Request[]) => Promise<readonly Answer[]>;
  /** How much of the limit a request takes. A request larger than the limit travels alone. */
  readonly sizeOf: (request: Request) => number;
  readonly limit: number;
  /** How long the first request of a batch waits for company. */
  readonly gatherMillis: number;
  readonly clock: Pick<Clock, 'wait'>;
}

interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins requests of the same key into batches, one batch in flight a key: what arrives meanwhile
 * makes the next one. A batch that fails is split in halves, down to single requests, so that one
 * bad request fails alone. `run` must be harmless to repeat.
 */
export function batchRequests<Request, Answer>(
  batching: Batching<Request, Answer>,
): (key: string, request: Request) => Promise<Answer> {
  const queues = new Map<string, Waiting<Request, Answer>[]>();

  async function drain(key: string, queue: Waiting<Request, Answer>[]): Promise<void> {
    await batching.clock.wait(batching.gatherMillis);
    while (queue.length > 0) await runSplitting(batching, key, takeBatch(batching, queue));
    queues.delete(key);
  }

  return (key, request) =>
    new Promise((resolve, reject) => {
      const waiting = { request, resolve, reject };
      const queue = queues.get(key);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      const started = [waiting];
      queues.set(key, started);
      void drain(key, started);
    });
}

function takeBatch<Request, Answer>(
  { sizeOf, limit }: Batching<Request, Answer>,
  queue: Waiting<Request, Answer>[],
): Waiting<Request, Answer>[] {
  let size = 0;
  const tooMany = queue.findIndex((waiting, i) => {
    size += sizeOf(waiting.request);
    return i > 0 && size > limit;
  });
  return queue.splice(0, tooMany < 0 ? queue.length : tooMany);
}

async function runSplitting<Request, Answer>(
  batching: Batching<Request, Answer>,
  key: string,
  batch: readonly Waiting<Request, Answer>[],
): Promise<void> {
  try {
    const answers = await batching.run(
      key,
      batch.map((waiting) => waiting.request),
    );
    batch.forEach((waiting, i) => {
      const answer = answers[i];
      if (answer === undefined) waiting.reject(new Error('A batch left a request unanswered.'));
      else waiting.resolve(answer);
    });
  } catch (error) {
    if (batch.length === 1) {
      batch[0]?.reject(error);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await runSplitting(batching, key, batch.slice(0, middle));
    await runSplitting(batching, key, batch.slice(middle));
  }
}
