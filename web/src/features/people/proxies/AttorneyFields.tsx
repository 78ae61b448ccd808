import { Box, TextField } from '@mui/material';
import type { AttorneyDraft, AttorneyFaults } from './attorneyDraft.ts';

interface AttorneyFieldsProps {
  readonly draft: AttorneyDraft;
  /** Shown once the person has tried to send. */
  readonly faults: AttorneyFaults;
  readonly onChange: (draft: AttorneyDraft) => void;
}

/** The future attorney: the name, and the document with which they enter. */
export function AttorneyFields({ draft, faults, onChange }: AttorneyFieldsProps) {
  const field = (key: keyof AttorneyDraft, label: string, hint = '') => ({
    label,
    value: draft[key],
    error: faults[key] !== undefined,
    helperText: faults[key] ?? hint,
    fullWidth: true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [key]: target.value }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        {...field('name', 'Nombre completo')}
        required
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
      />
      <TextField
        {...field('document', 'Documento de identidad', 'Por ejemplo: CC 1083150191')}
        required
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      <TextField
        {...field('email', 'Correo electrónico (opcional)')}
        type="email"
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', inputMode: 'email' } }}
      />
    </Box>
  );
}
