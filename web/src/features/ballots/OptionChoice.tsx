import type { Option } from '@asamblea/domain';
import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { OptionMark } from '../../ui/OptionMark.tsx';

interface OptionChoiceProps {
  readonly legend: ReactNode;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (optionId: string) => void;
}

/** One answer among the options: wide targets, a mark and a name for each. */
export function OptionChoice({ legend, options, value, onChange }: OptionChoiceProps) {
  const legendId = useId();
  return (
    <Box>
      <Box id={legendId} sx={{ fontWeight: 600, mb: 1 }}>
        {legend}
      </Box>
      <RadioGroup
        aria-labelledby={legendId}
        value={value ?? ''}
        onChange={(_, optionId) => onChange(optionId)}
        sx={{ gap: 1 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.optionId}
            value={option.optionId}
            control={<Radio />}
            label={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <OptionMark tone={option.role} />
                {option.label}
              </Box>
            }
            sx={[card, value === option.optionId && chosen]}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

const card = {
  m: 0,
  minHeight: 56,
  px: 1,
  border: 2,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .MuiFormControlLabel-label': { fontSize: '1.125rem', fontWeight: 600 },
} as const;

const chosen = { borderColor: 'primary.main' } as const;
