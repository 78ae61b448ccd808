import type { Clock } from '../platform/clock.ts';
import type { Patience } from './keepTrying.ts';
import type { StoreFailure } from './storeFailure.ts';

export interface Batching<Request, Answer> {
  /** Does a whole batch of one key at once, in its lane: as many answers as requests, in the same order. */
  readonly run: (
    key: string,
    requests: readonly Request[],
    lane: number,
  ) => Promise<readonly Answer[]>;
  /** How much of the limit a request takes. A request larger than the limit travels alone. */
  readonly sizeOf: (request: Request) => number;
  readonly limit: number;
  /** The subjects that no other request may be about at the same time: the second one waits for the first. */
  readonly subjectsOf: (request: Request) => readonly string[];
  /** How many batches of a key may be under way at once. */
  readonly lanes: number;
  /**
   * How long the first request of a batch waits for company: with every lane free; and while one works,
   * twice what a batch has been taking, within these bounds. A request that a lane takes up soon needs no
   * other.
   */
  readonly gatherMillis: {
    readonly idle: number;
    readonly working: { readonly least: number; readonly most: number };
  };
  /** Whether a batch that collided is done again one by one, or whole. */
  readonly dissolves: boolean;
  readonly patience: Patience;
  /** The answer past the patience. */
  readonly overdue: Answer;
  /** Told once a batch, so that a store that is away does not fill the log. */
  readonly report: (failure: StoreFailure, error: unknown) => void;
  readonly clock: Clock;
  readonly random: () => number;
}

export interface WaitingRequest<Request, Answer> {
  readonly request: Request;
  readonly since: number;
  readonly until: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Takes the next batch out of the queue, in its order. A request about something that is held, or that an
 * earlier one is about, stays: two of one subject never travel together, nor overtake each other.
 */
export function takeBatch<Request, Answer>(
  { sizeOf, limit, subjectsOf }: Pick<Batching<Request, Answer>, 'sizeOf' | 'limit' | 'subjectsOf'>,
  queue: WaitingRequest<Request, Answer>[],
  held: ReadonlySet<string>,
): readonly WaitingRequest<Request, Answer>[] {
  const asked = new Set(held);
  const taken: WaitingRequest<Request, Answer>[] = [];
  const left: WaitingRequest<Request, Answer>[] = [];
  let size = 0;
  let isFull = false;
  for (const waiting of queue) {
    const subjects = subjectsOf(waiting.request);
    const isFree = subjects.every((subject) => !asked.has(subject));
    for (const subject of subjects) asked.add(subject);
    const more = sizeOf(waiting.request);
    if (isFree) isFull ||= taken.length > 0 && size + more > limit;
    if (isFree && !isFull) {
      taken.push(waiting);
      size += more;
    } else left.push(waiting);
  }
  queue.splice(0, queue.length, ...left);
  return taken;
}
