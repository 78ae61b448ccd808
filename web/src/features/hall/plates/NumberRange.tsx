import { Box, TextField } from '@mui/material';

interface TypedRange {
  readonly from: string;
  readonly to: string;
}

interface NumberRangeProps {
  readonly range: TypedRange;
  readonly isFirst?: boolean;
  readonly onChange: (range: TypedRange) => void;
}

/** The numbers of some cards, from one to another. */
export function NumberRange({ range, isFirst = false, onChange }: NumberRangeProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {[['from', 'Desde'] as const, ['to', 'Hasta'] as const].map(([end, label]) => (
        <TextField
          key={end}
          label={label}
          value={range[end]}
          onChange={(event) => onChange({ ...range, [end]: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          autoFocus={isFirst && end === 'from'}
        />
      ))}
    </Box>
  );
}
