import { Box, TextField } from '@mui/material';
import { FilterChips, type FilterChoice } from './FilterChips.tsx';

interface SearchFiltersProps<Filter extends string> {
  /** The label of the search: `Buscar persona o unidad`. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: readonly FilterChoice<Filter>[];
  readonly chosen: Filter;
  readonly onChoose: (filter: Filter) => void;
}

/** A search, and one state at a time. */
export function SearchFilters<Filter extends string>(props: SearchFiltersProps<Filter>) {
  const { label, text, onText, choices, chosen, onChoose } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <TextField
        type="search"
        label={label}
        value={text}
        onChange={({ target }) => onText(target.value)}
        size="small"
        sx={{ flex: '1 1 14rem' }}
      />
      <FilterChips {...{ choices, chosen, onChoose }} />
    </Box>
  );
}
