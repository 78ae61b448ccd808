import { Box, Chip } from '@mui/material';

export type FilterChoice<Filter extends string> = readonly [filter: Filter, label: string];

interface FilterChipsProps<Filter extends string> {
  /** The subject of the chips; absent: the state. */
  readonly label?: string;
  /** In the order of the chips, each with how many there are if that is known. */
  readonly choices: readonly FilterChoice<Filter>[];
  readonly chosen: Filter;
  readonly onChoose: (filter: Filter) => void;
}

/** One kind at a time. */
export function FilterChips<Filter extends string>(props: FilterChipsProps<Filter>) {
  const { label = 'Estado', choices, chosen, onChoose } = props;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map(([filter, name]) => (
        <Chip
          key={filter}
          label={name}
          clickable
          aria-pressed={filter === chosen}
          color={filter === chosen ? 'primary' : 'default'}
          onClick={() => onChoose(filter)}
        />
      ))}
    </Box>
  );
}
