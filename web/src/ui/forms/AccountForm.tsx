import { Box, FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { FormEnd } from './FormEnd.tsx';

interface AccountFormProps {
  /** A typed value is wrong, and its field says so. */
  readonly isWrong: boolean;
  readonly failure: { readonly message: string; readonly explanation: string | null } | null;
  readonly onSave: () => Promise<unknown>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of an account with a secret: its fields in two columns, and nothing is filled in by the browser. */
export function AccountForm({ isWrong, failure, onSave, onClose, children }: AccountFormProps) {
  return (
    <Box component="form" noValidate autoComplete="off" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={columns}>{children}</Box>
      <Box role="status">
        {isWrong && <FormHelperText error>Revise lo que está marcado en rojo.</FormHelperText>}
      </Box>
      <FormEnd {...{ failure, onSave, onClose }} />
    </Box>
  );
}

/** The text is copied letter by letter: never corrected, and a secret never offered from another page. */
export function copiedText(maxLength: number, isSecret = false) {
  return {
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength,
    autoComplete: isSecret ? 'new-password' : 'off',
  } as const;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
