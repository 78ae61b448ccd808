import { type NoticeState, noticeStateNames, noticeStates } from '@asamblea/domain';
import { Box, Chip, TextField } from '@mui/material';
import { type AbsenteeFilter, absenteeFilters } from './searchAbsentees.ts';

interface AbsenteeFiltersProps {
  readonly filter: AbsenteeFilter;
  readonly text: string;
  readonly counts: Readonly<Record<NoticeState, number>>;
  readonly onFilter: (filter: AbsenteeFilter) => void;
  readonly onText: (text: string) => void;
}

/** One state at a time, each with how many there are, and a search by owner or unit. */
export function AbsenteeFilters(props: AbsenteeFiltersProps) {
  const { filter, text, counts, onFilter, onText } = props;
  const all = noticeStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <TextField
        type="search"
        label="Buscar propietario o unidad"
        value={text}
        onChange={({ target }) => onText(target.value)}
        size="small"
        sx={{ flex: '1 1 14rem' }}
      />
      <Box role="group" aria-label="Estado" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {absenteeFilters.map((one) => (
          <Chip
            key={one}
            label={one === 'all' ? `Todos · ${all}` : `${noticeStateNames[one]} · ${counts[one]}`}
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
