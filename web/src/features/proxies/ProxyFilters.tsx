import { Box, Chip } from '@mui/material';
import { filterWords, type ProxyFilter, proxyFilters } from './searchProxies.ts';

interface ProxyFiltersProps {
  readonly filter: ProxyFilter;
  readonly counts: Readonly<Record<ProxyFilter, number>>;
  readonly onChange: (filter: ProxyFilter) => void;
}

/** One state at a time, each with how many there are. */
export function ProxyFilters({ filter, counts, onChange }: ProxyFiltersProps) {
  return (
    <Box role="group" aria-label="Estado" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {proxyFilters.map((one) => (
        <Chip
          key={one}
          label={`${filterWords[one]} · ${counts[one]}`}
          clickable
          aria-pressed={filter === one}
          color={filter === one ? 'primary' : 'default'}
          onClick={() => onChange(one)}
        />
      ))}
    </Box>
  );
}
