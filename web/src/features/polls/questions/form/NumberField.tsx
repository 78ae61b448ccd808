import { candidatesAtMost } from '@asamblea/domain';
import { TextField } from '@mui/material';
import { useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number. A text that is not a number yet stays in sight and changes nothing. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      value={text ?? String(value)}
      onChange={({ target }) => {
        const number = Number(target.value);
        const fits = Number.isInteger(number) && number >= 1 && number <= candidatesAtMost;
        setText(fits ? null : target.value);
        if (fits) onChange(number);
      }}
      onBlur={() => setText(null)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
      size="small"
      sx={{ flex: '1 1 9rem', mt: 1 }}
    />
  );
}
