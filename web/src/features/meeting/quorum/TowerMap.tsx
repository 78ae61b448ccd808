import { formatCount, formatPercent, sayUnits } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { cellSize, type MapMark, type MapTower, markPath } from './towers.ts';

/** Beyond these, squares are too small to be told apart: a bar is drawn. */
const squaresAtMost = 600;
const columnsAtMost = 20;

interface TowerMapProps {
  readonly tower: MapTower;
  /** Somebody wants to see which units those are. */
  readonly onList: () => void;
}

/** A tower of the hall: how much of it is here, in figures and as a square a unit. */
export function TowerMap({ tower, onList }: TowerMapProps) {
  const { group, hall, online, all, marks } = tower;
  const name = group === '' ? 'Sin agrupación' : group;
  const here = hall.units + online.units;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={heading}>
        <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <strong>{formatPercent(hall.weight + online.weight, all.weight)}</strong>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {formatCount(here)} de {sayUnits(all.units)}: {formatCount(hall.units)} en la sala y{' '}
        {formatCount(online.units)} en línea
      </Typography>
      {marks.length > squaresAtMost ? <TowerBar tower={tower} /> : <Squares marks={marks} />}
      <Button size="small" sx={{ mt: 1 }} aria-label={`Ver en la lista: ${name}`} onClick={onList}>
        Ver en la lista
      </Button>
    </Paper>
  );
}

function Squares({ marks }: { readonly marks: readonly MapMark[] }) {
  const columns = Math.min(columnsAtMost, marks.length);
  const [wide, tall] = [columns * cellSize, Math.ceil(marks.length / columns) * cellSize];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${wide} ${tall}`}
      sx={{ display: 'block', width: '100%', maxWidth: wide * 1.4, color: 'primary.main' }}
    >
      <path d={markPath(marks, 'hall', columns)} fill="currentColor" />
      <path
        d={markPath(marks, 'online', columns)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <Box
        component="path"
        d={markPath(marks, 'absent', columns)}
        sx={{ fill: 'currentColor', color: 'text.secondary' }}
      />
    </Box>
  );
}

/** The same of a tower with too many units: filled in the hall, outlined online, and a line for the rest. */
function TowerBar({ tower: { hall, online, all } }: { readonly tower: MapTower }) {
  const part = (weight: number) => (all.weight === 0 ? 0 : (weight / all.weight) * 200);
  const there = part(hall.weight);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 200 12"
      sx={{ display: 'block', width: '100%', color: 'primary.main' }}
    >
      <path d="M0 6h200" stroke="currentColor" strokeWidth="1" strokeDasharray="2 3" />
      <rect x="0" y="1" width={there} height="10" fill="currentColor" />
      <rect
        x={there + 0.8}
        y="1.8"
        width={Math.max(0, part(online.weight) - 1.6)}
        height="8.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </Box>
  );
}

const heading = {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 1.5,
  fontVariantNumeric: 'tabular-nums',
} as const;
