import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';
import { isReachable } from './isReachable.ts';
import {
  type Expected,
  type ExpectedSince,
  freshWatch,
  judgeStream,
  networkReturned,
} from './judgeStream.ts';

/** Between looks: soon at first, then at a calmer pace. Not in step with the other pages of a hall. */
const looks = { first: 2_000, longest: 5_000 } as const;

interface Guard {
  readonly expect: (name: string, expected: Expected | null) => void;
}

const guards = new WeakMap<Firestore, Guard>();

/**
 * Told by each listener whether it waits for the server's word: for the first time, again after a cut,
 * or not (null). While any waits, its stream is watched over and opened anew where it is stuck.
 */
export function expectAnswer(firestore: Firestore, name: string, expected: Expected | null): void {
  let guard = guards.get(firestore);
  if (guard === undefined) {
    guard = watchOver(firestore);
    guards.set(firestore, guard);
  }
  guard.expect(name, expected);
}

function watchOver(firestore: Firestore): Guard {
  const waiting = new Map<string, ExpectedSince>();
  let watch = freshWatch;
  let pause: number = looks.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(look, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 1.5, looks.longest);
  }

  async function look(): Promise<void> {
    const before = watch;
    const reached = await isReachable();
    if (waiting.size === 0 || watch !== before) return;
    const now = Date.now();
    const judged = judgeStream(watch, waiting.values(), { now, isReachable: reached });
    ({ watch } = judged);
    if (judged.mustRestart) {
      try {
        await disableNetwork(firestore);
        await enableNetwork(firestore);
      } catch {
        // The connection was closed on purpose: the person left.
        stop();
        return;
      }
    }
    if (waiting.size > 0) schedule();
  }

  /** The SDK opens its stream anew at this word, so what comes of it is waited for first. */
  const hear = () => {
    watch = networkReturned(Date.now());
    pause = looks.first;
    schedule();
  };

  function start(): void {
    watch = freshWatch;
    pause = looks.first;
    addEventListener('online', hear);
    schedule();
  }

  function stop(): void {
    waiting.clear();
    clearTimeout(timer);
    removeEventListener('online', hear);
  }

  return {
    expect: (name, expected) => {
      if (expected === null) {
        if (waiting.delete(name) && waiting.size === 0) stop();
        return;
      }
      if (waiting.get(name)?.expected === expected) return;
      waiting.set(name, { expected, since: Date.now() });
      if (waiting.size === 1) start();
    },
  };
}
