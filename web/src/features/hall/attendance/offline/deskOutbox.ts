import {
  type DeskConflict,
  type DeskDelivery,
  type DeskOperation,
  type DeskQueue,
  deskQueue,
  dismiss,
  emptyQueue,
  enqueue,
  settle,
} from '@asamblea/domain';
import { waitAfter } from '../../../../firebase/asking/retrying.ts';
import type { KeptRecord } from '../../../../firebase/tab/keptRecord.ts';

export interface OutboxState extends DeskQueue {
  /** Attempts in a row that got no answer: above zero there is no connection. */
  readonly failures: number;
  /** The session ended: it goes on after signing in again. */
  readonly isSignedOut: boolean;
}

/** The parts of the outside that the outbox needs. */
export interface OutboxPorts {
  readonly kept: KeptRecord;
  /** Sends one and says what became of it; `null` when nobody is signed in any more. */
  readonly send: (operation: DeskOperation) => Promise<DeskDelivery | null>;
  /** Runs alone among all the tabs of this desk. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Tells the other tabs that what is kept has changed. */
  readonly tell: () => void;
}

export interface DeskOutbox {
  state(): OutboxState;
  watch(watcher: () => void): () => void;
  /** Keeps the presses and sends all that waits, in order. */
  press(operations: readonly DeskOperation[]): Promise<void>;
  forget(conflicts: readonly DeskConflict[]): Promise<void>;
  /** Reads what another tab, or an earlier visit, left, and sends what waits. */
  wake(): Promise<void>;
  stop(): void;
}

/**
 * The work of a desk between the press and the answer of the server. It is kept before it is sent, so
 * that neither a cut, a reload nor a closed tab loses it, and only one tab sends at a time.
 */
export function newDeskOutbox({ kept, send, alone, tell }: OutboxPorts): DeskOutbox {
  let queue = emptyQueue;
  /** Pressed, and not yet on the device. */
  let unsaved: readonly DeskOperation[] = [];
  let trouble = { failures: 0, isSignedOut: false };
  let shown: OutboxState = { ...queue, ...trouble };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const watchers = new Set<() => void>();

  function show(): void {
    const waiting = unsaved.reduce(enqueue, queue).waiting;
    shown = { waiting, conflicts: queue.conflicts, ...trouble };
    for (const watcher of watchers) watcher();
  }

  async function change(next: (queue: DeskQueue) => DeskQueue): Promise<void> {
    queue = await kept.change((found) => next(readQueue(found)));
    show();
    tell();
  }

  function note(failures: number, isSignedOut: boolean): void {
    trouble = { failures, isSignedOut };
    show();
  }

  async function drain(): Promise<void> {
    clearTimeout(timer);
    await alone(async () => {
      for (;;) {
        queue = readQueue(await kept.read());
        show();
        const [first] = queue.waiting;
        if (first === undefined || isStopped) return;
        const delivery = await send(first);
        if (delivery === null || delivery.kind === 'lost') {
          note(trouble.failures + 1, delivery === null);
          return;
        }
        trouble = { failures: 0, isSignedOut: false };
        await change((now) => settle(now, first.requestId, delivery));
      }
    });
    clearTimeout(timer);
    if (queue.waiting.length > 0 && !isStopped) {
      timer = setTimeout(() => void drain(), waitAfter(trouble.failures));
    }
  }

  return {
    state: () => shown,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    async press(operations) {
      unsaved = [...unsaved, ...operations];
      show();
      await change((now) => operations.reduce(enqueue, now));
      unsaved = unsaved.filter((one) => !operations.includes(one));
      await drain();
    },
    forget: (conflicts) => change((now) => conflicts.reduce(dismiss, now)),
    wake: drain,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** A queue of another shape, or of a version that is no more, is not sent. */
function readQueue(found: unknown): DeskQueue {
  return deskQueue.safeParse(found).data ?? emptyQueue;
}
