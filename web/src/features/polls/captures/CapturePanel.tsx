import { type Question, sessionMay } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { useSession } from '../../../firebase/session/session.tsx';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';

const LiveCapture = comesLater(
  async () => (await import('./LiveCapture.tsx')).LiveCapture,
  <Loading shape="list" rows={3} />,
);

/**
 * Where votes with name that do not come by phone are entered, beside their question; inside
 * `MemberFirestore`. Open for the teller, who came for this; a press away for the chair.
 */
export function CapturePanel({ question }: { readonly question: Question }) {
  const { session } = useSession();
  const { hasOperation } = useSwitches();
  const [isOpen, setOpen] = useState(session.role === 'teller');
  if (!sessionMay(session, 'captureVotes')) return null;
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => setOpen(expanded)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      disableGutters
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box component="span">
          <Typography component="span" variant="h3" sx={{ display: 'block' }}>
            Registrar votos
          </Typography>
          <Typography component="span" color="textSecondary">
            {hasOperation('capturePlates') ? 'Por placa, en la mesa' : 'En la mesa'}, en papel, a
            mano alzada o según los poderes.
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <LiveCapture question={question} />
      </AccordionDetails>
    </Accordion>
  );
}
