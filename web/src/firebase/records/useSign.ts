import {
  type MemberSignRequest,
  namedPaceMillis,
  type ScreenSignRequest,
  type SignAnswer,
  type SignState,
} from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { callApi } from '../asking/callApi.ts';
import { deviceInTab } from '../tab/deviceInTab.ts';

/** The kind of this page: a screen of the hall, or the page of a member. */
export type Signing =
  | Pick<ScreenSignRequest, 'kind' | 'cot'>
  | { readonly kind: MemberSignRequest['kind']; readonly cot?: undefined };

/** How long the oldest work of this page waits to be sent, in milliseconds; null: nothing waits. */
export type FindUnsent = () => number | null;
const nothingUnsent = () => null;

/** An answer that takes longer says that there is trouble, and is not waited for. */
const patienceMillis = 4_000;

/**
 * Says every few seconds that this page is there, so that the conductor of the meeting sees a device stop:
 * silence is a device that was unplugged, and a page that is closed says goodbye. Work that waits to be sent
 * goes along: a count waits for it. `null`: nothing is said. Nothing that fails here is shown. Answers how
 * many phones have the ballot open, to a screen of the hall.
 */
export function useSign(
  signing: Signing | null,
  findUnsent: FindUnsent = nothingUnsent,
): number | null {
  const [phonesIn, setPhonesIn] = useState<number | null>(null);
  const kind = signing?.kind ?? null;
  const cot = signing?.cot;
  useEffect(() => {
    // Seen in small on a board it is nobody's screen.
    if (kind === null || window.self !== window.top) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isLeaving = false;
    let isTroubled = false;
    let pace = namedPaceMillis;

    async function say(state: SignState): Promise<void> {
      clearTimeout(timer);
      const wait = new AbortController();
      const late = setTimeout(() => wait.abort(), patienceMillis);
      const { path, body } = signOf(kind as Signing['kind'], cot, state, isTroubled, findUnsent());
      try {
        const outlives = state === 'gone';
        const signal = outlives ? undefined : wait.signal;
        const { nextMillis, phones } = await callApi<SignAnswer>('POST', path, body, signal, {
          outlives,
        });
        isTroubled = false;
        pace = nextMillis;
        if (phones !== undefined && !isOver) setPhonesIn(phones);
      } catch (error) {
        isOver ||= error instanceof ApiFailure && finalCodes.includes(error.code);
        isTroubled = true;
      } finally {
        clearTimeout(late);
      }
      if (!isOver && !isLeaving) timer = setTimeout(sayNow, pace);
    }
    const sayNow = () => void say(document.visibilityState === 'visible' ? 'here' : 'away');
    // A page that is left goes out of sight as well: that, said after its goodbye, would take it back.
    const wake = () => {
      if (!isOver && !isLeaving) sayNow();
    };
    const goodbye = () => {
      isLeaving = true;
      void say('gone');
    };

    sayNow();
    addEventListener('online', wake);
    addEventListener('pagehide', goodbye);
    addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', wake);
    function comeBack({ persisted }: PageTransitionEvent): void {
      isLeaving = false;
      if (persisted) wake();
    }
    return () => {
      if (!isOver) goodbye();
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', wake);
      removeEventListener('pagehide', goodbye);
      removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [kind, cot, findUnsent]);
  return phonesIn;
}

/** Asking again would be in vain. */
const finalCodes: readonly string[] = [
  ...['not-signed-in', 'not-allowed', 'assembly-unknown', 'cot-replaced', 'assembly-archived'],
];

function signOf(
  kind: Signing['kind'],
  cot: string | undefined,
  state: SignState,
  isTroubled: boolean,
  unsentMillis: number | null,
) {
  const told = { deviceId: deviceInTab(), kind, state, isTroubled };
  if (cot === undefined) {
    const unsent = unsentMillis === null ? {} : { unsentMillis };
    return { path: '/api/sign', body: { ...told, ...unsent } };
  }
  const size = { width: Math.max(1, innerWidth), height: Math.max(1, innerHeight) };
  return { path: '/api/public/sign', body: { ...told, cot, ...size } };
}
