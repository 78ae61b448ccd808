import { formatCount, sayUnits } from '@asamblea/domain';
import { FilterBar, FilterSelect } from '../../../parts/FilterBar.tsx';
import type { VoterFilter } from './filterVoters.ts';

interface VoterFiltersProps {
  readonly filter: VoterFilter;
  /** Units that are listed, and all that came. */
  readonly count: number;
  readonly total: number;
  readonly onChange: (filter: VoterFilter) => void;
}

const capacities = [
  ['all', 'Todas'],
  ['owner', 'Propietario'],
  ['proxy', 'Apoderado'],
  ['door', 'Otra calidad'],
] as const;
const channels = [
  ['all', 'Todos'],
  ['hall', 'En la sala'],
  ['online', 'En línea'],
] as const;
const states = [
  ['all', 'Todos'],
  ['stayed', 'Sin salida'],
  ['left', 'Salieron'],
] as const;

/** The listed people, who go into the files. */
export function VoterFilters({ filter, count, total, onChange }: VoterFiltersProps) {
  return (
    <FilterBar
      label="Buscar persona o unidad"
      search={filter.search}
      onSearch={(search) => onChange({ ...filter, search })}
      status={`${formatCount(count)} de ${sayUnits(total)}`}
    >
      <FilterSelect
        label="Calidad"
        value={filter.capacity}
        choices={capacities}
        onChange={(capacity) => onChange({ ...filter, capacity })}
      />
      <FilterSelect
        label="Medio"
        value={filter.channel}
        choices={channels}
        onChange={(channel) => onChange({ ...filter, channel })}
      />
      <FilterSelect
        label="Asistencia"
        value={filter.state}
        choices={states}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </FilterBar>
  );
}
