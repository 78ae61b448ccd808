import { type ZoomConsoleAnswer, zoomEndpoints } from '@asamblea/domain';
import { useEffect } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';

const everyMillis = 10_000;
const finals: readonly string[] = ['not-signed-in', 'not-allowed', 'plugin-off'];

const address = {
  endpoint: zoomEndpoints.readConsole,
  isAnswer: (answer: ZoomConsoleAnswer) => typeof answer?.isSet === 'boolean',
  clockOf: ({ now }: ZoomConsoleAnswer) => now,
  isFinal: ({ code }: ApiFailure) => finals.includes(code),
};

/** The people in the video and the people who vote, asked again while the page is looked at. */
export function useZoomConsole() {
  const asked = useAsked(address);
  const { refresh } = asked;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, everyMillis);
    return () => clearInterval(timer);
  }, [refresh]);
  return asked;
}
