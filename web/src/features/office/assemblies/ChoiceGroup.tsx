import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';

interface ChoiceGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Some of a short list, in its order. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { label, options, names, chosen, onChange } = props;
  return (
    <FormControl component="fieldset" margin="dense" fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            label={names[option]}
            control={
              <Checkbox
                checked={chosen.includes(option)}
                onChange={({ target }) =>
                  onChange(
                    options.filter((one) =>
                      one === option ? target.checked : chosen.includes(one),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
