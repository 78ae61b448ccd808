import { type ConnectedTwice, connectionNames, endSentence, sayList } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { listRow } from './listRow.ts';

interface ConnectedTwiceListProps {
  readonly rows: readonly ConnectedTwice[];
  readonly onMove: (personId: string, channel: 'online') => Promise<void>;
}

/**
 * The people in the hall and connected as well: counted once, and put online with a press if they left the
 * hall.
 */
export function ConnectedTwiceList({ rows, onMove }: ConnectedTwiceListProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <Typography id="dos-veces" variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
        En la sala y también conectados
      </Typography>
      <Paper component="ul" aria-labelledby="dos-veces" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ personId, name, labels, also }) => (
          <Box component="li" key={personId} sx={listRow}>
            <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography color="textSecondary">
                Cuenta una sola vez, en la sala, por {endSentence(labels.join(', '))} También está
                en {endSentence(sayList(also.map((one) => connectionNames[one])))}
              </Typography>
            </Box>
            <BusyButton variant="outlined" onPress={() => onMove(personId, 'online')}>
              Todo en línea
            </BusyButton>
          </Box>
        ))}
      </Paper>
    </>
  );
}
