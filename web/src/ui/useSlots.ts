import { useRef } from 'react';

/**
 * Keeps in their place the tiles that wait, and leaves a hole where one went, so that nothing moves
 * when somebody votes. Once half of them are holes the rest close ranks, and grow.
 */
export function useSlots<T extends string | number>(waiting: readonly T[]): readonly T[] {
  const slots = useRef<readonly T[]>([]);
  const isWaiting = new Set(waiting);
  const kept = new Set(slots.current);
  const stayed = slots.current.filter((id) => isWaiting.has(id)).length;
  const isNew = waiting.some((id) => !kept.has(id));
  if (isNew || stayed * 2 <= slots.current.length) slots.current = waiting;
  return slots.current;
}
