import {
  attendanceModeNames,
  formatWeight,
  holdingHeadings,
  sayHeld,
  sayUnits,
  type Unit,
} from '@asamblea/domain';
import { Button, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PlainTable } from '../../../ui/lists/PlainTable.tsx';
import { SearchFilters } from '../../../ui/lists/SearchFilters.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import {
  findPresence,
  type PresenceFilter,
  presenceFilters,
  presenceState,
  type UnitPresence,
} from './presence.ts';

interface PresenceListProps {
  readonly rows: readonly UnitPresence[];
  readonly timeZone: string;
  /** The searched text. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Somebody wants to know who came and went with that unit. */
  readonly onHistory: (unit: Unit) => void;
}

const names: Readonly<Record<PresenceFilter, string>> = {
  all: 'Todas',
  present: 'Presentes',
  left: 'Salieron',
  absent: 'No han llegado',
};
const states = { present: 'Presente', left: 'Salió', absent: 'No ha llegado' } as const;

/** Search, a state at a time, and the units that answer to both. */
export function PresenceList(props: PresenceListProps) {
  const { rows, timeZone, typed, onTyped, onHistory } = props;
  const words = useHoldingWords();
  const [filter, setFilter] = useState<PresenceFilter>('all');
  const search = useDeferredValue(typed);
  const found = useMemo(() => findPresence(rows, filter, search), [rows, filter, search]);
  const weight = found.reduce((sum, { unit }) => sum + unit.weight, 0);
  return (
    <>
      <SearchFilters
        label="Buscar unidad o persona"
        text={typed}
        onText={onTyped}
        choices={presenceFilters.map((one) => [one, names[one]])}
        chosen={filter}
        onChoose={setFilter}
      />
      <Typography role="status" color="textSecondary" sx={{ my: 2 }}>
        {sayUnits(found.length)} · {sayHeld(weight, words)}
      </Typography>
      {found.length === 0 ? (
        <EmptyState title="Ninguna unidad responde a esa búsqueda">
          Pruebe con menos letras o con otro estado.
        </EmptyState>
      ) : (
        <PlainTable
          caption="Unidades"
          columns={[
            ...[{ name: 'Unidad' }, { name: 'Estado' }, { name: 'Persona' }],
            ...[{ name: 'Medio' }, { name: 'Desde' }, holdingHeadings(words).weight],
            { name: 'Historial' },
          ]}
          rows={found.map((row) => ({
            key: row.unit.unitId,
            cells: [
              ...cellsOf(row, timeZone),
              <Button
                key="history"
                size="small"
                aria-label={`Ver el historial de ${row.unit.label}`}
                onClick={() => onHistory(row.unit)}
              >
                Ver
              </Button>,
            ],
          }))}
        />
      )}
    </>
  );
}

function cellsOf(row: UnitPresence, timeZone: string) {
  const { unit, held } = row;
  const isHere = held?.present === true;
  const owner = unit.ownerNames.join(', ');
  const holder =
    held?.capacity === 'proxy' ? `${held.personName}, por ${held.ownerName}` : held?.personName;
  return [
    unit.label,
    states[presenceState(row)],
    isHere ? holder : owner,
    isHere && held !== null ? attendanceModeNames[held.channel] : '',
    held === null ? '' : formatMoment(held.since, timeZone),
    formatWeight(unit.weight),
  ];
}
