import { useState } from 'react';
import { Icon } from '../../../ui/widgets/Icon.tsx';
import { IconButton } from '../../../ui/widgets/IconButton.tsx';
import { hiddenIcon, visibleIcon } from '../../../ui/widgets/icons.ts';
import { TextField } from '../../../ui/widgets/TextField.tsx';

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
      end={
        <IconButton
          label={isShown ? 'Ocultar la clave escrita' : 'Mostrar la clave escrita'}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? hiddenIcon : visibleIcon} />
        </IconButton>
      }
    />
  );
}
