import { TextField } from '../../../ui/widgets/TextField.tsx';

interface AssemblyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus: boolean;
}

/** The assembly's public key, as every way in asks for it. */
export function AssemblyField({ value, onChange, autoFocus }: AssemblyFieldProps) {
  return (
    <TextField
      label="Código de la asamblea"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoFocus={autoFocus}
      autoCapitalize="none"
      autoComplete="organization"
      spellCheck={false}
      maxLength={64}
      required
    />
  );
}
