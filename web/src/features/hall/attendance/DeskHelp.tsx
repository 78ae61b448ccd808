import { Box, Paper, Typography } from '@mui/material';
import { KeyList } from './KeyList.tsx';

/** What to do while nobody is on screen. */
export function DeskHelp({ mayWork }: { readonly mayWork: boolean }) {
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2">
        Busque a quien llega
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Escriba su unidad, su nombre o su documento, o lea su QR; no importan tildes ni puntos.
      </Typography>
      {mayWork && (
        <Box sx={{ mt: 3, display: { xs: 'none', md: 'block' } }}>
          <KeyList />
        </Box>
      )}
    </Paper>
  );
}
