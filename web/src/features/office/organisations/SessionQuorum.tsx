import { sayPresence } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useLive } from '../../../firebase/live/useLive.ts';

/** The quorum of the hall as it moves, of an assembly that is in session. */
export function SessionQuorum({ cot }: { readonly cot: string }) {
  const { value } = useLive(cot, 'quorum');
  if (value === null) return null;
  const { quorum } = value;
  return (
    <Typography sx={{ fontWeight: 600, color: quorum.met ? 'success.main' : 'text.primary' }}>
      {quorum.met ? 'Hay quórum' : 'No hay quórum'}: {sayPresence(quorum)}
    </Typography>
  );
}
