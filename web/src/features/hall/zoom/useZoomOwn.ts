import { type ZoomOwnAnswer, zoomEndpoints } from '@asamblea/domain';
import { useEffect, useRef } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';

const everyMillis = 60_000;
const none: ZoomOwnAnswer = { isOn: false, inPage: false };

const address = {
  endpoint: zoomEndpoints.tellMeeting,
  isAnswer: (answer: ZoomOwnAnswer) => typeof answer?.isOn === 'boolean',
  clockOf: () => null,
  // The ballot beside it says whatever is wrong; the video only comes or does not.
  isFinal: ({ statusCode }: ApiFailure) => statusCode >= 400 && statusCode < 500,
};

/**
 * Whether there is a meeting at Zoom with a way in of one's own: asked again every minute, and when the video of
 * the room, of which `version` is known, is another. Null while it is not known; what failed is as none.
 */
export function useZoomOwn(version: number | null): ZoomOwnAnswer | null {
  const { answer, failure, refresh } = useAsked(address);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, everyMillis);
    return () => clearInterval(timer);
  }, [refresh]);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== null && version !== seen.current) refresh();
    seen.current = version;
  }, [version, refresh]);
  return answer ?? (failure === null ? null : none);
}
