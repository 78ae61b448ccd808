import { type AgendaException, type AgendaWarning, agendaExceptionNames } from '@asamblea/domain';
import { Alert, TextField } from '@mui/material';

interface OutsideFieldsProps {
  readonly warning: AgendaWarning;
  readonly exception: AgendaException | null;
  readonly onChange: (exception: AgendaException | null) => void;
}

/** The law on a vote outside the agenda, and which of its exceptions applies. */
export function OutsideFields({ warning, exception, onChange }: OutsideFieldsProps) {
  const { text, cited, exceptions } = warning;
  return (
    <>
      <Alert severity="warning" sx={{ my: 1 }}>
        Fuera del orden del día. {text} {cited}.
      </Alert>
      {exceptions.length > 0 && (
        <TextField
          select
          label="Excepción de la ley que ocurre"
          helperText="Lo que escoja queda en el registro y en el acta."
          value={exception ?? ''}
          onChange={({ target }) =>
            onChange(exceptions.find((one) => one === target.value) ?? null)
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          fullWidth
          margin="normal"
        >
          <option value="">Ninguna</option>
          {exceptions.map((one) => (
            <option key={one} value={one}>
              {agendaExceptionNames[one]}
            </option>
          ))}
        </TextField>
      )}
    </>
  );
}
