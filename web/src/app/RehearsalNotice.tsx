import { Box } from '@mui/material';
import { useSession } from '../firebase/session.tsx';

/** On every page of a rehearsal: what is done there is only practised. Light, for it goes with the ballot too. */
export function RehearsalNotice() {
  const { rehearsalOf } = useSession();
  if (rehearsalOf === undefined) return null;
  return (
    <Box role="note" sx={strip}>
      <strong>ENSAYO</strong> · Nada de lo que pase aquí cuenta, y no sale ningún correo.
    </Box>
  );
}

const strip = {
  px: 2,
  py: 0.75,
  textAlign: 'center',
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
} as const;
