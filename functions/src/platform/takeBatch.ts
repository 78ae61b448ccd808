import type { Batching, Waiting } from './batching.ts';

/**
 * Takes the next batch out of the queue, in its order. What is about something that is held, or that
 * somebody before it asks about, stays: two of one subject never travel together, nor overtake each other.
 */
export function takeBatch<Request, Answer>(
  { sizeOf, limit, subjectsOf }: Pick<Batching<Request, Answer>, 'sizeOf' | 'limit' | 'subjectsOf'>,
  queue: Waiting<Request, Answer>[],
  held: ReadonlySet<string>,
): readonly Waiting<Request, Answer>[] {
  const asked = new Set(held);
  const taken: Waiting<Request, Answer>[] = [];
  const left: Waiting<Request, Answer>[] = [];
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
