import type { SessionAnswer, UserSession } from '@asamblea/domain';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { waitAfter } from '../asking/retrying.ts';
import { onCodeGone } from '../tab/codeGone.ts';
import { tellWhoIsHere, watchOtherTabs } from '../tab/sessionEnd.ts';
import { onSwitchesMoved } from '../tab/switchesMoved.ts';
import { readSession, readSessionAgain } from './readSession.ts';

export { readSession } from './readSession.ts';

const SessionContext = createContext<SessionAnswer | null>(null);

interface SessionProviderProps {
  readonly loading: ReactNode;
  readonly failed: (failure: unknown, retry: () => void) => ReactNode;
  /** The last member, for a page that works without network; asked only when there is none. */
  readonly withoutNetwork?: (() => SessionAnswer | null) | undefined;
  /** Whether the page has what would be lost with it. */
  readonly holds?: ((session: UserSession) => boolean) | undefined;
  readonly children: ReactNode;
}

/**
 * Finds out who is here before showing anything that depends on it. A failure that may pass (the network, a
 * fault of the server) is asked again while it stays in sight.
 */
export function SessionProvider(props: SessionProviderProps) {
  const { loading, failed, withoutNetwork, holds, children } = props;
  const [answer, setAnswer] = useState<SessionAnswer | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const fromDevice = useEffectEvent(() => withoutNetwork?.() ?? null);
  const isHolding = useEffectEvent(() => answer !== null && holds?.(answer.session) === true);

  useEffect(() => {
    let wanted = true;
    const ask = () => {
      stopWaiting();
      readSession().then(
        (found) => {
          if (!wanted) return;
          const { assembly, userId } = found.session;
          if (assembly !== null && userId !== null) tellWhoIsHere(assembly, userId);
          setAnswer(found);
        },
        (error: unknown) => {
          if (!wanted) return;
          setFailure({ error, count: (failure?.count ?? 0) + 1 });
          const kept = isCut(error) ? fromDevice() : null;
          if (kept !== null) setAnswer((known) => known ?? kept);
        },
      );
    };
    const timer = setTimeout(ask, failure === null ? 0 : waitAfter(failure.count));
    const stopWaiting = () => {
      clearTimeout(timer);
      removeEventListener('online', ask);
    };
    if (failure !== null) addEventListener('online', ask);
    if (failure !== null && !mayMend(failure.error)) stopWaiting();
    return () => {
      wanted = false;
      stopWaiting();
    };
  }, [failure]);

  const assembly = answer?.session.assembly ?? null;
  const userId = answer?.session.userId ?? null;
  useEffect(() => {
    if (assembly !== null)
      return watchOtherTabs(
        assembly,
        userId,
        () => setLeft(true),
        () => isHolding(),
      );
  }, [assembly, userId]);

  // Open pages follow the assembly to its new public code; they listen by the time they are seen.
  const isIn = assembly !== null;
  useLayoutEffect(() => {
    if (!isIn) return;
    let isAsking = false;
    return onCodeGone(() => {
      if (isAsking) return;
      isAsking = true;
      readSessionAgain()
        .then(setAnswer, () => undefined)
        .finally(() => {
          isAsking = false;
        });
    });
  }, [isIn]);

  // And see what it switches on and off, as it stood at the last move: what is being written stays.
  useLayoutEffect(() => {
    if (!isIn) return;
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (failures: number) => {
      turn += 1;
      const mine = turn;
      clearTimeout(timer);
      readSessionAgain().then(
        (found) => {
          if (mine === turn) setAnswer(found);
        },
        () => {
          if (mine !== turn) return;
          timer = setTimeout(() => ask(failures + 1), waitAfter(failures + 1));
        },
      );
    };
    const stop = onSwitchesMoved(() => ask(0));
    return () => {
      turn += 1;
      clearTimeout(timer);
      stop();
    };
  }, [isIn]);

  if (hasLeft) return loading;
  if (answer !== null) return <SessionContext value={answer}>{children}</SessionContext>;
  if (failure !== null) return failed(failure.error, () => setFailure(null));
  return loading;
}

interface Failure {
  readonly error: unknown;
  readonly count: number;
}

/** A refusal of ours stays one; the rest may pass. */
function mayMend(error: unknown): boolean {
  if (isCut(error)) return true;
  return error instanceof ApiFailure && (!error.isOurs || error.statusCode >= 500);
}

function isCut(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.statusCode === 0;
}

export function useSession(): SessionAnswer {
  const answer = useContext(SessionContext);
  if (answer === null) throw new Error('useSession needs a SessionProvider around it.');
  return answer;
}
