import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** It is being chosen, not typed from memory. */
  readonly isNew?: boolean;
}

/** A password that one may look at before sending it. */
export function PasswordField({ value, onChange, isNew = false }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={isNew ? 'Contraseña nueva' : 'Contraseña'}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      slotProps={{
        inputLabel: { required: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? 'Ocultar la clave escrita' : 'Mostrar la clave escrita'}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <HiddenIcon /> : <VisibleIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
