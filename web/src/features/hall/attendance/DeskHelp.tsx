import { Box, Paper, Typography } from '@mui/material';
import { useReads } from '../../../firebase/session/useReads.ts';
import { contactsWithheld } from '../../../ui/text/contactsWithheld.ts';
import { KeyList } from './KeyList.tsx';

/** The help while nobody is on screen. */
export function DeskHelp({ mayWork }: { readonly mayWork: boolean }) {
  const mayReach = useReads('people');
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2">
        Busque a quien llega
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {mayReach
          ? 'Escriba su unidad, su nombre o su documento, o lea su QR; no importan tildes ni puntos.'
          : 'Escriba su unidad o su nombre, o lea su QR; no importan tildes ni puntos.'}
      </Typography>
      {!mayReach && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {contactsWithheld}
        </Typography>
      )}
      {mayWork && (
        <Box sx={{ mt: 3, display: { xs: 'none', md: 'block' } }}>
          <KeyList />
        </Box>
      )}
    </Paper>
  );
}
