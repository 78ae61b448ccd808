import { Box, Button, TextField, Typography } from '@mui/material';

interface AssemblyCodeFormProps {
  /** The public page to open: a plain form, so that it works before any script has loaded. */
  readonly action: string;
  /** The code that was not found, if one was given. */
  readonly unknown: string | null;
  /** That code was an assembly's, which has another one now. */
  readonly isReplaced?: boolean;
}

/** Asks for the assembly's code when an address comes without one, or with one that is not known. */
export function AssemblyCodeForm({ action, unknown, isReplaced = false }: AssemblyCodeFormProps) {
  return (
    <Box component="main" sx={middle}>
      <Box component="form" method="get" action={action} sx={card}>
        <Typography component="h1" variant="h5">
          {titleOf(unknown, isReplaced)}
        </Typography>
        <Typography>{textOf(unknown, isReplaced)}</Typography>
        <TextField
          name="cot"
          label="Código de la asamblea"
          defaultValue={isReplaced ? '' : (unknown ?? '')}
          required
          fullWidth
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 64 } }}
        />
        <Button type="submit" variant="contained" size="large">
          Ver la asamblea
        </Button>
      </Box>
    </Box>
  );
}

function titleOf(unknown: string | null, isReplaced: boolean): string {
  if (isReplaced) return 'El código de esta asamblea cambió';
  return unknown === null ? '¿De cuál asamblea?' : 'No encontramos esa asamblea';
}

function textOf(unknown: string | null, isReplaced: boolean): string {
  if (isReplaced) {
    return `El código «${unknown}» ya no sirve. Pida el nuevo en la mesa de registro o a quien administra la asamblea.`;
  }
  return unknown === null
    ? 'Escriba el código de la asamblea. Está en la convocatoria y en la pantalla de la sala.'
    : `No hay ninguna asamblea con el código «${unknown}». Revíselo con la mesa de registro.`;
}

const middle = { minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 } as const;

const card = {
  width: '100%',
  maxWidth: '28rem',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
} as const;
