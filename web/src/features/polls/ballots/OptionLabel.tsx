import type { Option } from '@asamblea/domain';
import { Box } from '@mui/material';
import { OptionMark } from '../../../ui/OptionMark.tsx';

/** An option as it is chosen: its mark and name; of a slate also its people, in their order. */
export function OptionLabel({ option }: { readonly option: Option }) {
  const { label, role, lines = [] } = option;
  return (
    <Box sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {role !== 'candidate' && <OptionMark tone={role} />}
        {label}
      </Box>
      {lines.length > 0 && (
        <Box component="ol" sx={people}>
          {lines.map(({ name, substitute }) => (
            <li key={name}>
              {name}
              {substitute !== null && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' '}
                  · suplente {substitute}
                </Box>
              )}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const people = { m: 0, mt: 0.5, pl: '1.25em', fontSize: '1rem', fontWeight: 400 } as const;
