import { Box } from '@mui/material';
import { tileLook } from './tileLook.ts';
import type { WallGroup, WallUnit } from './wallUnit.ts';

const meanings: readonly (readonly [WallUnit['state'], string])[] = [
  ['voted', 'Ya votó'],
  ['here', 'Falta'],
  ['absent', 'No está'],
];

/** What the looks of the tiles mean, and how many there are of each. */
export function WallLegend({ groups }: { readonly groups: readonly WallGroup[] }) {
  const tiles = groups.flatMap((group) => group.tiles);
  return (
    <Box component="ul" aria-label="Unidades" sx={[tileLook, legend]}>
      {meanings.map(([state, meaning]) => (
        <Box
          component="li"
          key={state}
          sx={{ display: 'flex', alignItems: 'center', gap: '0.4em' }}
        >
          <Box aria-hidden className="tile" data-state={state} sx={{ width: '1.6em' }} />
          {meaning} <strong>{tiles.filter((tile) => tile.state === state).length}</strong>
        </Box>
      ))}
    </Box>
  );
}

const legend = {
  '--tall': '1em',
  listStyle: 'none',
  m: 0,
  p: 0,
  flexDirection: 'row',
  flexWrap: 'wrap',
  columnGap: '1.4em',
  rowGap: '0.2em',
  fontSize: '0.9em',
} as const;
