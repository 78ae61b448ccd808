import { MarkField } from '../../../ui/widgets/MarkField.tsx';

interface RememberCheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Sets only how long the session lasts: until the browser is closed, or a month. */
export function RememberCheck({ checked, onChange }: RememberCheckProps) {
  return (
    <MarkField
      type="checkbox"
      className="remember-check"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    >
      Recordarme en este equipo
    </MarkField>
  );
}
