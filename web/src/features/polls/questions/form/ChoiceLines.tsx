import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';

interface ChoiceLinesProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [V, string])[];
  readonly onChange: (value: V) => void;
}

/** One of a few, each in a line of its own. */
export function ChoiceLines<V extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceLinesProps<V>) {
  return (
    <Box sx={{ my: 1 }}>
      <Box sx={{ fontWeight: 600 }}>{label}</Box>
      <RadioGroup
        aria-label={label}
        value={value}
        onChange={(_, chosen) => {
          const found = options.find(([id]) => id === chosen);
          if (found !== undefined) onChange(found[0]);
        }}
      >
        {options.map(([id, said]) => (
          <FormControlLabel key={id} value={id} control={<Radio />} label={said} />
        ))}
      </RadioGroup>
    </Box>
  );
}
