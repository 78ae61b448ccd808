import {
  readZoomFrame,
  type ZoomSignatureAnswer,
  zoomEndpoints,
  zoomFrameJoin,
} from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { readTwinOrigin } from '../../../firebase/tab/twinOrigin.ts';

/** A program that has not begun by then is blocked, or there is no network for it. */
const patienceMs = 8_000;

interface Handed {
  /** The only address that is told what to join with. */
  readonly origin: string;
  readonly signed: ZoomSignatureAnswer;
}

export interface ZoomFrameState {
  readonly stage: 'waiting' | 'started' | 'joined' | 'lost';
  /** Why our own server did not sign it; null: it did. */
  readonly failure: ApiFailure | null;
}

/**
 * The frame's side of our page: asks for what to join with, hands it over once to the frame at its own address
 * and through a way that nobody else has, and hears what becomes of it. `onLeft`: they left, in the frame.
 */
export function useZoomFrame(onLeft: () => void) {
  const [handed, setHanded] = useState<Handed | null>(null);
  const [state, setState] = useState<ZoomFrameState>({ stage: 'waiting', failure: null });
  const own = useRef<MessagePort | null>(null);

  useEffect(() => {
    let isGone = false;
    const late = setTimeout(() => tell('lost'), patienceMs);
    const tell = (stage: ZoomFrameState['stage'], failure: ApiFailure | null = null) => {
      if (!isGone) setState((before) => (before.stage === 'waiting' ? { stage, failure } : before));
    };
    void Promise.all([askApi(zoomEndpoints.signVideo), readTwinOrigin()])
      .then(([signed, origin]) => {
        if (!isGone) setHanded({ origin, signed });
      })
      .catch((error: unknown) => tell('lost', error instanceof ApiFailure ? error : null));
    return () => {
      isGone = true;
      clearTimeout(late);
      own.current?.close();
    };
  }, []);

  const greet = useCallback(
    (frame: HTMLIFrameElement) => {
      if (handed === null || own.current !== null || frame.contentWindow === null) return;
      const { port1, port2 } = new MessageChannel();
      own.current = port1;
      port1.onmessage = ({ data }: MessageEvent<unknown>) => {
        const heard = readZoomFrame(data);
        if (heard === null) return;
        if (heard.said === 'left') onLeft();
        else setState({ stage: heard.said === 'failed' ? 'lost' : heard.said, failure: null });
      };
      frame.contentWindow.postMessage(zoomFrameJoin(handed.signed), handed.origin, [port2]);
    },
    [handed, onLeft],
  );

  return { state, origin: handed?.origin ?? null, greet };
}
