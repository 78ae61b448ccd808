import { ApiFailure } from './ApiFailure.ts';

interface Question<A> {
  /** The signal is raised when it is asked anew, or nobody asks any more. */
  readonly ask: (signal: AbortSignal) => Promise<A>;
  readonly onAnswer: (answer: A) => void;
  readonly onFailure: (failure: ApiFailure) => void;
  /**
   * How long until it is asked again by itself, in milliseconds; null: it is not. After an answer there is no
   * failure and `failures` is 0; otherwise it counts those in a row.
   */
  readonly waitFor: (failures: number, failure: ApiFailure | null) => number | null;
}

export interface KeptQuestion {
  /** Asks now; what was asked before counts no more, whenever it is answered. */
  readonly again: () => void;
  readonly stop: () => void;
}

/** Asks at once, and again as `waitFor` says, until it is stopped. */
export function keepAsking<A>({ ask, onAnswer, onFailure, waitFor }: Question<A>): KeptQuestion {
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function take(before: number): Promise<void> {
    stop();
    const turn = new AbortController();
    current = turn;
    let failure: ApiFailure | null = null;
    try {
      const answer = await ask(turn.signal);
      if (turn.signal.aborted) return;
      onAnswer(answer);
    } catch (error) {
      if (turn.signal.aborted) return;
      failure = ApiFailure.of(error);
      onFailure(failure);
    }
    const failures = failure === null ? 0 : before + 1;
    const wait = waitFor(failures, failure);
    if (wait !== null) timer = setTimeout(() => void take(failures), wait);
  }

  function stop(): void {
    current.abort();
    clearTimeout(timer);
  }

  void take(0);
  return { again: () => void take(0), stop };
}

/** Asks at once, every so many milliseconds and on coming back, while the page is in sight. Answers what ends it. */
export function askWhileSeen(everyMillis: number, ask: () => unknown): () => void {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') ask();
  };
  askIfSeen();
  const timer = setInterval(askIfSeen, everyMillis);
  document.addEventListener('visibilitychange', askIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
  };
}

/** Looks whenever the page comes back into sight, or there is network again. Answers what ends it. */
export function onComingBack(look: () => unknown): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  addEventListener('online', lookIfSeen);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    removeEventListener('online', lookIfSeen);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
