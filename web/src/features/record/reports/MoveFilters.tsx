import { formatCount, type QuorumReport, sayGroup } from '@asamblea/domain';
import { FilterBar, FilterSelect } from '../../../parts/FilterBar.tsx';
import type { MoveFilter } from './filterMoves.ts';

interface MoveFiltersProps {
  readonly filter: MoveFilter;
  readonly report: Pick<QuorumReport, 'groups' | 'moves'>;
  readonly total: number;
  readonly onChange: (filter: MoveFilter) => void;
}

const kinds = [
  ['all', 'Todos'],
  ['entered', 'Entradas'],
  ['left', 'Salidas'],
] as const;

/** A menu takes no empty name, and a group may be called anything. */
const everyGroup = '\u0000';

/** Which entries and exits are listed. */
export function MoveFilters({ filter, report, total, onChange }: MoveFiltersProps) {
  const { groups, moves } = report;
  return (
    <FilterBar
      label="Buscar unidad o persona"
      search={filter.search}
      onSearch={(search) => onChange({ ...filter, search })}
      status={`${formatCount(moves.length)} de ${formatCount(total)} movimientos`}
    >
      <FilterSelect
        label="Movimientos"
        value={filter.kind}
        choices={kinds}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      {groups.length > 1 && (
        <FilterSelect
          label="Agrupación"
          value={filter.group ?? everyGroup}
          choices={[
            [everyGroup, 'Todas'],
            ...groups.map(({ group }) => [group, sayGroup(group)] as const),
          ]}
          onChange={(group) => onChange({ ...filter, group: group === everyGroup ? null : group })}
        />
      )}
    </FilterBar>
  );
}
