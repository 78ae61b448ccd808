import { assemblyPhaseNames, assemblyPhases } from '@asamblea/domain';
import { Box, MenuItem, TextField } from '@mui/material';
import type { Wanted } from './useAssemblies.ts';

interface AssemblyFiltersProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** All but the archived ones. */
const any = 'sin-archivar';

/** By name and by state. */
export function AssemblyFilters({ wanted, onChange }: AssemblyFiltersProps) {
  return (
    <Box sx={row}>
      <TextField
        label="Buscar por nombre"
        type="search"
        value={wanted.search}
        onChange={({ target }) => onChange({ ...wanted, search: target.value })}
        sx={{ flex: '1 1 14rem' }}
      />
      <TextField
        select
        label="Estado"
        value={wanted.phase ?? any}
        onChange={({ target }) => {
          const phase = assemblyPhases.find((each) => each === target.value) ?? null;
          onChange({ ...wanted, phase });
        }}
        sx={{ flex: '0 1 13rem', minWidth: 'min(11rem, 100%)' }}
      >
        <MenuItem value={any}>Sin archivar</MenuItem>
        {assemblyPhases.map((each) => (
          <MenuItem key={each} value={each}>
            {assemblyPhaseNames[each]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
