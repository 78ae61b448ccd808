import type { WallGroup, WallUnit } from './wallUnit.ts';

const meanings: readonly (readonly [WallUnit['state'], string])[] = [
  ['voted', 'Ya votó'],
  ['here', 'Falta'],
  ['absent', 'No está'],
];

/** The meaning of the looks of the tiles, and how many there are of each. */
export function WallLegend({ groups }: { readonly groups: readonly WallGroup[] }) {
  const tiles = groups.flatMap((group) => group.tiles);
  return (
    <ul aria-label="Unidades" className="tile-look wall-legend">
      {meanings.map(([state, meaning]) => (
        <li key={state} className="wall-legend-entry">
          <div aria-hidden data-state={state} className="wall-legend-tile tile" />
          {meaning} <strong>{tiles.filter((tile) => tile.state === state).length}</strong>
        </li>
      ))}
    </ul>
  );
}
