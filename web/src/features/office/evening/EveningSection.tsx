import {
  type EveningAnswer,
  eveningCheckIds,
  eveningEndpoints,
  sessionMay,
} from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { CheckRow } from './CheckRow.tsx';

const address = {
  endpoint: eveningEndpoints.readEvening,
  isAnswer: (answer: EveningAnswer) => typeof answer?.checks === 'object',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** The checks before people come; asked only once it is unfolded. */
export function EveningSection() {
  const { session, isArchived = false } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (isArchived || !sessionMay(session, 'readEvening')) return null;
  return (
    <Accordion disableGutters sx={{ mt: 2 }} onChange={(_, opened) => setOpen(opened)}>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box>
          <Typography variant="h3" component="h2">
            Antes de empezar
          </Typography>
          <Typography color="textSecondary">
            Mesas, impresora, pantalla, transmisión, puesto y correo: pruébelos antes de que
            lleguen.
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>{isOpen && <Checks />}</AccordionDetails>
    </Accordion>
  );
}

function Checks() {
  const { answer, failure, refresh } = useAsked(address);
  if (answer === null) {
    if (failure === null) return <Loading shape="list" />;
    const { message, explanation } = failure;
    return <ErrorMessage message={message} explanation={explanation} onRetry={refresh} />;
  }
  return (
    <Box component="ol" sx={list}>
      {eveningCheckIds.map((check) => (
        <CheckRow key={check} check={check} evening={answer} onNoted={refresh} />
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 } as const;
