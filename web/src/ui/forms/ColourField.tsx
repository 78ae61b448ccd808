import { Box, Button, InputAdornment, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface ColourFieldProps {
  /** The visible label, where the heading over it says the subject. */
  readonly label: string;
  /** The whole of it, for people who hear it alone. */
  readonly name: string;
  /** As `#rrggbb`; null for ours. */
  readonly value: string | null;
  /** The colour while nobody chose another. */
  readonly ours: string;
  readonly isWrong: boolean;
  readonly children: ReactNode;
  readonly onChange: (colour: string | null) => void;
}

const whole = /^#?([0-9a-f]{6})$/iu;

/** A colour: chosen in the browser's own picker, or written; and back to ours. */
export function ColourField(props: ColourFieldProps) {
  const { label, name, value, ours, isWrong, children, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value ?? ours;

  function write(text: string): void {
    const [, digits] = whole.exec(text.trim()) ?? [];
    setTyped(digits === undefined ? text : null);
    if (digits !== undefined) onChange(`#${digits.toLowerCase()}`);
  }

  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      <TextField
        label={label}
        value={typed ?? shown}
        error={isWrong || typed !== null}
        helperText={typed === null ? undefined : 'Escriba seis cifras, como #0b5563.'}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyped(null)}
        slotProps={{
          htmlInput: { 'aria-label': name, spellCheck: false, autoComplete: 'off', maxLength: 9 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Box
                  component="input"
                  type="color"
                  aria-label={`${name}: elegir`}
                  value={shown}
                  onChange={({ target }: { readonly target: HTMLInputElement }) =>
                    write(target.value)
                  }
                  sx={swatch}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      {children}
      {value !== null && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => onChange(null)}>
          Volver al nuestro
        </Button>
      )}
    </Box>
  );
}

const swatch = {
  width: 36,
  height: 36,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'transparent',
  cursor: 'pointer',
} as const;
