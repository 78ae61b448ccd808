import type { LiveRoom } from '@asamblea/domain';
import { useCallback, useState } from 'react';
import { newestOf } from '../tab/newestOf.ts';

/** The newest that is known of a room, whichever way it came. */
export function useRoom() {
  const [room, setRoom] = useState<LiveRoom | null>(null);
  const onRoom = useCallback((heard: LiveRoom) => setRoom((known) => newestOf(known, heard)), []);
  return { room, onRoom };
}
