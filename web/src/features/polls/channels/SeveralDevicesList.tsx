import type { SeveralDevices } from '@asamblea/domain';
import { endSentence } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { listRow } from './listRow.ts';

/**
 * The people with the room open on several devices: told, because an observer wonders; there is nothing to
 * solve.
 */
export function SeveralDevicesList({ rows }: { readonly rows: readonly SeveralDevices[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Typography id="dispositivos" variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
        Con la sala abierta en varios dispositivos
      </Typography>
      <Paper component="ul" aria-labelledby="dispositivos" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ personId, name, labels, devices }) => (
          <Box component="li" key={personId} sx={listRow}>
            <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography color="textSecondary">
                Cuenta una sola vez, por {endSentence(labels.join(', '))} En los últimos minutos, en{' '}
                {devices.length} dispositivos: {endSentence(devices.join('; '))}
              </Typography>
            </Box>
          </Box>
        ))}
      </Paper>
    </>
  );
}
