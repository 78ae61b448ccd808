import { useMemo } from 'react';
import { TileWall } from './TileWall.tsx';
import { WaitingTable } from './WaitingTable.tsx';
import type { WallGroup } from './wallUnit.ts';

/** The whole roster, a tile a unit: lit once it voted. */
export function VoteWall({ groups }: { readonly groups: readonly WallGroup[] }) {
  const drawn = useMemo(
    () =>
      groups.map(({ name, tiles }) => ({
        name,
        tiles: tiles.map(({ unitIndex, label, state }) => ({ id: unitIndex, label, state })),
      })),
    [groups],
  );
  return (
    <>
      <TileWall groups={drawn} />
      <WaitingTable groups={groups} />
    </>
  );
}
