import {
  type Visibility,
  visibilities,
  visibilityMeanings,
  visibilityNames,
} from '@asamblea/domain';
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';

interface VisibilityFieldProps {
  readonly value: Visibility;
  readonly onChange: (value: Visibility) => void;
}

/** The audiences to choose, each with its meaning. */
export function VisibilityField({ value, onChange }: VisibilityFieldProps) {
  const id = useId();
  return (
    <FormControl sx={{ mt: 2 }}>
      <FormLabel id={id}>Quién lo ve</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => {
          const found = visibilities.find((one) => one === chosen);
          if (found !== undefined) onChange(found);
        }}
      >
        {visibilities.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', py: 0.5 }}
            label={
              <>
                <Typography component="span" sx={{ fontWeight: 600, display: 'block', pt: 1 }}>
                  {visibilityNames[one]}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {visibilityMeanings[one]}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
