import { formatCount, type LiveQuorum, sayPresence, sayUnits } from '@asamblea/domain';
import { Paper, Typography } from '@mui/material';
import { polledPath } from '../../../firebase/asking/polledPath.ts';
import { usePolled } from '../../../firebase/live/usePolled.ts';

/** The quorum moves by minutes: the edge answers, and no room listens for it. */
const everyMillis = 5_000;

/** Whether there is quorum in the hall, for people outside it. */
export function RoomQuorum({ cot }: { readonly cot: string }) {
  const live = usePolled<LiveQuorum>(polledPath(cot, 'quorum'), everyMillis);
  // The page of a network answers too.
  if (live?.quorum === undefined) return null;
  const { present, total, met, needed } = live.quorum;
  return (
    <Paper component="section" aria-label="Quórum de la sala" sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 700, color: met ? 'success.main' : 'text.primary' }}>
        {met ? 'Hay quórum en la sala' : 'No hay quórum en la sala'}: {sayPresence(live.quorum)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {formatCount(present.units)} de {sayUnits(total.units)}, contando a quienes asisten en
        línea. Se requiere {needed}.
      </Typography>
    </Paper>
  );
}
