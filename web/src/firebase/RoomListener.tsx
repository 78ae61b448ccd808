import type { LiveRoom } from '@asamblea/domain';
import { useEffect } from 'react';
import { useLive } from './useLive.ts';

interface RoomListenerProps {
  readonly cot: string;
  readonly onRoom: (room: LiveRoom) => void;
  readonly onListening: (isListening: boolean) => void;
}

/** Listens to who has the floor: one small document, inside `PublicFirestore`. */
export function RoomListener({ cot, onRoom, onListening }: RoomListenerProps) {
  const { value, listening } = useLive(cot, 'room');
  useEffect(() => {
    if (value !== null) onRoom(value);
  }, [value, onRoom]);
  useEffect(() => onListening(listening), [listening, onListening]);
  return null;
}
