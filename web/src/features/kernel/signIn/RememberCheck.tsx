import { Checkbox, FormControlLabel } from '@mui/material';

interface RememberCheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Sets only how long the session lasts: until the browser is closed, or a month. */
export function RememberCheck({ checked, onChange }: RememberCheckProps) {
  return (
    <FormControlLabel
      label="Recordarme en este equipo"
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}
