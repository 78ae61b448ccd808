import SearchIcon from '@mui/icons-material/Search';
import { Box, InputAdornment, MenuItem, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FilterBarProps {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** How many are left of how many, in words. */
  readonly status: string;
  readonly children: ReactNode;
}

/** The search in a report; the files carry only the rows left. */
export function FilterBar({ label, search, onSearch, status, children }: FilterBarProps) {
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <TextField
        type="search"
        size="small"
        label={label}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon aria-hidden />
              </InputAdornment>
            ),
          },
        }}
        sx={{ flex: '1 1 260px' }}
      />
      {children}
      <Typography role="status" color="textSecondary">
        {status}
      </Typography>
    </Box>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly onChange: (value: Value) => void;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => {
        const chosen = choices.find(([one]) => one === event.target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
      sx={{ flex: '0 1 200px', minWidth: 150 }}
    >
      {choices.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
