import type { LiveRoom } from '@asamblea/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { QuietGuard } from '../ui/QuietGuard.tsx';
import { importWhenOnline } from './importWhenOnline.ts';
import { PublicFirestore } from './PublicFirestore.tsx';
import { polledPath } from './polledPath.ts';
import { usePolling } from './usePolling.ts';

const RoomListener = lazy(() =>
  importWhenOnline(() => import('./RoomListener.tsx')).then((loaded) => ({
    default: loaded.RoomListener,
  })),
);

/** Listening takes a moment to begin, and comes back by itself after most silences. */
const deafAfterMs = 5_000;
const pollMs = 2_500;

interface FollowRoomProps {
  readonly cot: string;
  /** Told whenever something newer is known; the same function always. */
  readonly onRoom: (room: LiveRoom) => void;
}

/** Who has the floor and how many wait, for pages that open without Firebase: heard, or asked of the edge. */
export function FollowRoom({ cot, onRoom }: FollowRoomProps) {
  const [isListening, setListening] = useState(false);
  const [isDeaf, setDeaf] = useState(false);
  useEffect(() => {
    if (isListening) {
      setDeaf(false);
      return;
    }
    const timer = setTimeout(() => setDeaf(true), deafAfterMs);
    return () => clearTimeout(timer);
  }, [isListening]);
  const polled = usePolling<LiveRoom>(isDeaf ? polledPath(cot, 'room') : null, pollMs).value;
  useEffect(() => {
    if (polled !== null) onRoom(polled);
  }, [polled, onRoom]);
  return (
    <QuietGuard>
      <PublicFirestore fallback={null}>
        <Suspense fallback={null}>
          <RoomListener cot={cot} onRoom={onRoom} onListening={setListening} />
        </Suspense>
      </PublicFirestore>
    </QuietGuard>
  );
}
