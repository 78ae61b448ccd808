import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText } from '@mui/material';

interface UnitChoiceProps {
  readonly units: readonly { readonly unitId: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly fault: string | null;
  readonly onChange: (unitIds: string[]) => void;
}

/** Some units of a person, all of them until some are taken away. */
export function UnitChoice({ units, chosen, fault, onChange }: UnitChoiceProps) {
  return (
    <FormControl error={fault !== null} component="fieldset">
      <FormGroup row sx={{ columnGap: 2 }}>
        {units.map(({ unitId, label }) => (
          <FormControlLabel
            key={unitId}
            label={label}
            control={
              <Checkbox
                checked={chosen.includes(unitId)}
                onChange={(_, isChosen) =>
                  onChange(isChosen ? [...chosen, unitId] : chosen.filter((one) => one !== unitId))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {fault !== null && <FormHelperText role="alert">{fault}</FormHelperText>}
    </FormControl>
  );
}
