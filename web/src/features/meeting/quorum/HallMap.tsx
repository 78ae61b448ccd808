import { formatCount } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useMemo, useState } from 'react';
import type { UnitPresence } from './presence.ts';
import { TowerMap } from './TowerMap.tsx';
import { cellSize, type MapMark, type MapTower, mapHall, markPath } from './towers.ts';

/** More are no map of a building: they are read in the list. */
const towersAtMost = 60;

interface HallMapProps {
  readonly rows: readonly UnitPresence[];
  /** Somebody wants the units of a tower in the list, which is the table of this drawing. */
  readonly onList: (group: string) => void;
}

/** The hall by tower: which units are here, online or missing, without names. On a phone it begins folded. */
export function HallMap({ rows, onList }: HallMapProps) {
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const [isOpen, setOpen] = useState(isWide);
  const towers = useMemo(() => mapHall(rows), [rows]);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, expanded) => setOpen(expanded)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ my: 2 }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" variant="h3">
          Mapa de la sala
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Towers {...{ towers, onList }} />
      </AccordionDetails>
    </Accordion>
  );
}

interface TowersProps extends Pick<HallMapProps, 'onList'> {
  readonly towers: readonly MapTower[];
}

function Towers({ towers, onList }: TowersProps) {
  if (towers.length < 2) {
    return (
      <Typography color="textSecondary">
        El padrón no divide las unidades en torres: no hay mapa que dibujar.
      </Typography>
    );
  }
  if (towers.length > towersAtMost) {
    return (
      <Typography color="textSecondary">
        El padrón tiene {formatCount(towers.length)} agrupaciones: son demasiadas para un mapa.
        Están en la lista.
      </Typography>
    );
  }
  return (
    <>
      <Legend />
      <Box component="ul" aria-label="Unidades por torre" sx={grid}>
        {towers.map((tower) => (
          <TowerMap key={tower.group} tower={tower} onList={() => onList(tower.group)} />
        ))}
      </Box>
    </>
  );
}

const legend: readonly (readonly [MapMark, string])[] = [
  ['hall', 'En la sala'],
  ['online', 'En línea'],
  ['absent', 'No está'],
];

function Legend() {
  return (
    <Box component="ul" aria-label="Qué es cada cuadro" sx={entries}>
      {legend.map(([mark, name]) => (
        <Box component="li" key={mark} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="svg"
            aria-hidden
            viewBox={`0 0 ${cellSize} ${cellSize}`}
            sx={{ width: 16, color: mark === 'absent' ? 'text.secondary' : 'primary.main' }}
          >
            <path
              d={markPath([mark], mark, 1)}
              fill={mark === 'online' ? 'none' : 'currentColor'}
              stroke={mark === 'online' ? 'currentColor' : 'none'}
              strokeWidth="1.6"
            />
          </Box>
          {name}
        </Box>
      ))}
    </Box>
  );
}

const entries = {
  listStyle: 'none',
  m: 0,
  mb: 1.5,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
} as const;
const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const;
