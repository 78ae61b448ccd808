import { formatCount, sayUnits } from '@asamblea/domain';
import SearchIcon from '@mui/icons-material/Search';
import {
  Box,
  FormControlLabel,
  InputAdornment,
  MenuItem,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import type { RosterFilter } from './rosterRows.ts';

interface RosterFiltersProps {
  readonly filter: RosterFilter;
  /** Somebody was looked for from elsewhere: the search has the focus. */
  readonly isSought: boolean;
  readonly groups: readonly string[];
  readonly count: number;
  readonly total: number;
  readonly onChange: (filter: RosterFilter) => void;
}

/** A menu takes no empty name, and a group may be called anything. */
const all = '\u0000';

/** One search box, the group, and the arrears. */
export function RosterFilters(props: RosterFiltersProps) {
  const { filter, isSought, groups, count, total, onChange } = props;
  return (
    <Box role="search" sx={bar}>
      <TextField
        type="search"
        autoFocus={isSought}
        size="small"
        label="Buscar unidad, nombre o documento"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon aria-hidden />
              </InputAdornment>
            ),
          },
        }}
        sx={{ flex: '1 1 280px' }}
      />
      {groups.length > 1 && (
        <TextField
          select
          size="small"
          label="Agrupación"
          value={filter.group ?? all}
          onChange={(event) => {
            const { value } = event.target;
            onChange({ ...filter, group: value === all ? null : value });
          }}
          sx={{ flex: '0 1 200px', minWidth: 160 }}
        >
          <MenuItem value={all}>Todas</MenuItem>
          {groups.map((name) => (
            <MenuItem key={name} value={name}>
              {name === '' ? 'Sin agrupación' : name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FormControlLabel
        label="Solo en mora"
        control={
          <Switch
            checked={filter.arrearsOnly}
            onChange={(event) => onChange({ ...filter, arrearsOnly: event.target.checked })}
          />
        }
      />
      <Typography role="status" color="textSecondary">
        {count === total ? sayUnits(total) : `${formatCount(count)} de ${sayUnits(total)}`}
      </Typography>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  pt: 1,
} as const;
