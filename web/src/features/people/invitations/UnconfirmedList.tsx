import { Box, Paper, Typography } from '@mui/material';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import type { Invitee } from './invitees.ts';

interface UnconfirmedListProps {
  readonly invitees: readonly Invitee[];
  readonly onSettle: (mailId: string, says: 'arrived' | 'lost') => Promise<unknown>;
}

/** Messages of which nobody knows whether they went out: they are not sent again until somebody says. */
export function UnconfirmedList({ invitees, onSettle }: UnconfirmedListProps) {
  if (invitees.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby="por-confirmar" sx={{ p: 2.5 }}>
      <Typography id="por-confirmar" variant="h3" component="h2">
        Por confirmar
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        La conexión se cortó mientras salían: pueden haber llegado o no. Pregunte a cada persona.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 2 }}>
        {invitees.map(({ personId, name, units, mailId }) =>
          mailId === null ? null : (
            <Box component="li" key={personId} sx={{ display: 'grid', gap: 1 }}>
              <Typography>
                <b>{name}</b> · {units}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <BusyButton
                  variant="outlined"
                  aria-label={`Sí llegó: ${name}`}
                  onPress={() => onSettle(mailId, 'arrived')}
                >
                  Sí llegó
                </BusyButton>
                <BusyButton
                  variant="outlined"
                  aria-label={`No llegó, enviar otro: ${name}`}
                  onPress={() => onSettle(mailId, 'lost')}
                >
                  No llegó: enviar otro
                </BusyButton>
              </Box>
            </Box>
          ),
        )}
      </Box>
    </Paper>
  );
}
