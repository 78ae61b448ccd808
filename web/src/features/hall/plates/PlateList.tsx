import type { Plate, PlateState } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { FilterChips } from '../../../ui/lists/FilterChips.tsx';
import { PlainTable } from '../../../ui/lists/PlainTable.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { countStates, stateFilters, stateNames } from './plateHall.ts';

interface PlateListProps {
  readonly plates: readonly Plate[];
  readonly timeZone: string;
  readonly onChoose: (number: number) => void;
}

const names: Readonly<Record<PlateState, string>> = {
  free: 'Libres',
  out: 'Entregadas',
  returned: 'Devueltas',
  lost: 'Perdidas',
  replaced: 'Cambiadas',
};

/** Every plate, a state at a time; what is out comes first because it has to come back. */
export function PlateList({ plates, timeZone, onChoose }: PlateListProps) {
  const [filter, setFilter] = useState<PlateState>('out');
  const counts = useMemo(() => countStates(plates), [plates]);
  const shown = plates.filter(({ state }) => state === filter);
  return (
    <Box>
      <Box sx={{ my: 1 }}>
        <FilterChips
          choices={stateFilters.map((one) => [one, `${names[one]} ${counts[one]}`])}
          chosen={filter}
          onChoose={setFilter}
        />
      </Box>
      {shown.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          No hay placas {names[filter].toLowerCase()}.
        </Typography>
      ) : (
        <PlainTable
          caption={`Placas ${names[filter].toLowerCase()}`}
          columns={[{ name: 'Placa' }, { name: 'Persona' }, { name: 'Desde' }, { name: 'Abrir' }]}
          rows={shown.map(({ number, personName, since, replacedBy }) => ({
            key: String(number),
            cells: [
              number,
              replacedBy === null ? personName : `${personName} (ahora la ${replacedBy})`,
              filter === 'free' ? '' : formatMoment(since, timeZone),
              <Button
                key="open"
                size="small"
                aria-label={`${stateNames[filter]}: ver la placa ${number}`}
                onClick={() => onChoose(number)}
              >
                Ver
              </Button>,
            ],
          }))}
        />
      )}
    </Box>
  );
}
