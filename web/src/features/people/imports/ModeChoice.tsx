import type { ImportMode } from '@asamblea/domain';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';

interface ModeChoiceProps {
  readonly mode: ImportMode;
  readonly onChange: (mode: ImportMode) => void;
}

/** The fate of units and fields that the table does not bring. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  return (
    <FormControl>
      <FormLabel id="modo">Si ya hay un padrón</FormLabel>
      <RadioGroup
        aria-labelledby="modo"
        value={mode}
        onChange={(_, chosen) => onChange(chosen === 'merge' ? 'merge' : 'replace')}
      >
        <FormControlLabel
          value="replace"
          control={<Radio />}
          label="Reemplazarlo: queda solo lo que trae esta tabla."
        />
        <FormControlLabel
          value="merge"
          control={<Radio />}
          label="Combinarlo: se agrega y se actualiza; lo que esta tabla no nombra queda igual."
        />
      </RadioGroup>
    </FormControl>
  );
}
