import { useMemo, useRef } from 'react';
import { TileWall } from './TileWall.tsx';
import { WaitingTable } from './WaitingTable.tsx';
import type { WallGroup } from './wallUnit.ts';

/** Only the units that are here and have not voted: each goes away where it was. */
export function WaitingWall({ groups }: { readonly groups: readonly WallGroup[] }) {
  const waiting = groups
    .flatMap(({ tiles }) => tiles)
    .filter(({ state }) => state === 'here')
    .map(({ unitIndex }) => unitIndex);
  const slots = useSlots(waiting);
  const drawn = useMemo(() => {
    const kept = new Set(slots);
    return groups.flatMap(({ name, tiles }) => {
      const some = tiles.filter(({ unitIndex }) => kept.has(unitIndex));
      return some.length === 0 ? [] : [{ name, tiles: some.map(waitingTile) }];
    });
  }, [groups, slots]);
  return (
    <>
      <TileWall groups={drawn} />
      <WaitingTable groups={groups} />
    </>
  );
}

function waitingTile({ unitIndex, label, state }: WallGroup['tiles'][number]) {
  return { id: unitIndex, label, state: state === 'here' ? ('here' as const) : ('gone' as const) };
}

/**
 * Keeps in their place the tiles that wait, and leaves a hole where one went, so that nothing moves
 * when somebody votes. Once half of them are holes the rest close ranks, and grow.
 */
function useSlots<T extends string | number>(waiting: readonly T[]): readonly T[] {
  const slots = useRef<readonly T[]>([]);
  const isWaiting = new Set(waiting);
  const kept = new Set(slots.current);
  const stayed = slots.current.filter((id) => isWaiting.has(id)).length;
  const isNew = waiting.some((id) => !kept.has(id));
  if (isNew || stayed * 2 <= slots.current.length) slots.current = waiting;
  return slots.current;
}
