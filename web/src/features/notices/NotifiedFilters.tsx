import type { NotifiedRow } from '@asamblea/domain';
import { Box, Chip, TextField } from '@mui/material';
import {
  type NotifiedFilter,
  notifiedFilterNames,
  notifiedFilters,
  passesFilter,
} from './searchNotified.ts';

interface NotifiedFiltersProps {
  readonly rows: readonly NotifiedRow[];
  readonly filter: NotifiedFilter;
  readonly text: string;
  readonly onFilter: (filter: NotifiedFilter) => void;
  readonly onText: (text: string) => void;
}

/** One state at a time, each with how many there are, and a search by name or unit. */
export function NotifiedFilters(props: NotifiedFiltersProps) {
  const { rows, filter, text, onFilter, onText } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <TextField
        type="search"
        label="Buscar persona o unidad"
        value={text}
        onChange={({ target }) => onText(target.value)}
        size="small"
        sx={{ flex: '1 1 14rem' }}
      />
      <Box role="group" aria-label="Estado" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {notifiedFilters.map((one) => (
          <Chip
            key={one}
            label={`${notifiedFilterNames[one]} · ${rows.filter((row) => passesFilter(row, one)).length}`}
            clickable
            aria-pressed={filter === one}
            color={filter === one ? 'primary' : 'default'}
            onClick={() => onFilter(one)}
          />
        ))}
      </Box>
    </Box>
  );
}
