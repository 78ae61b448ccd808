import { TextField } from '@mui/material';
import { useState } from 'react';

interface CellFieldProps {
  readonly label: string;
  /** Where it is: `fila 7`. */
  readonly row: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A cell of the table, mended with Enter or on leaving it; Escape leaves it as it was. */
export function CellField({ label, row, value, onChange }: CellFieldProps) {
  const [written, setWritten] = useState(value);
  const [known, setKnown] = useState(value);
  // A value taken back is shown again as it is.
  if (known !== value) {
    setKnown(value);
    setWritten(value);
  }
  const settle = () => {
    if (written !== value) onChange(written);
  };
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={written}
      onChange={(event) => setWritten(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape') setWritten(value);
      }}
      slotProps={{ htmlInput: { 'aria-label': `${label}, ${row}`, spellCheck: false } }}
    />
  );
}
