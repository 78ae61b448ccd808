import type { NotifiedRow } from '@asamblea/domain';
import { SearchFilters } from '../../../ui/lists/SearchFilters.tsx';
import {
  type NotifiedFilter,
  notifiedFilterNames,
  notifiedFilters,
  passesNotifiedFilter,
} from './searchNotified.ts';

interface NotifiedFiltersProps {
  readonly rows: readonly NotifiedRow[];
  readonly filter: NotifiedFilter;
  readonly text: string;
  readonly onFilter: (filter: NotifiedFilter) => void;
  readonly onText: (text: string) => void;
}

/** One state at a time, each with how many there are, and a search by name or unit. */
export function NotifiedFilters({ rows, filter, text, onFilter, onText }: NotifiedFiltersProps) {
  const countOf = (one: NotifiedFilter) =>
    rows.filter((row) => passesNotifiedFilter(row, one)).length;
  return (
    <SearchFilters
      label="Buscar persona o unidad"
      {...{ text, onText }}
      choices={notifiedFilters.map((one) => [one, `${notifiedFilterNames[one]} · ${countOf(one)}`])}
      chosen={filter}
      onChoose={onFilter}
    />
  );
}
