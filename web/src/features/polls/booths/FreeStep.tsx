import { type BoothState, isSecret, saySession } from '@asamblea/domain';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import HowToVoteIcon from '@mui/icons-material/HowToVoteOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CountdownClock } from '../../../ui/CountdownClock.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useTyping } from './useTyping.ts';

interface FreeStepProps {
  readonly state: BoothState;
  readonly offset: number;
  /** With what was typed already, if a keyboard or a reader began. */
  readonly onStart: (typed: string) => void;
}

/** Between two people: whether there is something to vote, and the one button that begins. */
export function FreeStep({ state, offset, onStart }: FreeStepProps) {
  const { question, session, timeZone = 'UTC' } = state.ballot;
  const isOpen = question !== null && question.state === 'open';
  useTyping(isOpen, (key) => onStart(key === 'Enter' ? '' : key));
  if (!isOpen) {
    const notice = session === undefined ? null : saySession(session, timeZone);
    return (
      <Frame icon={<HourglassIcon fontSize="inherit" />}>
        <StepHeading>{notice?.title ?? 'Espere, por favor'}</StepHeading>
        <Typography sx={large}>
          {notice?.text ??
            'Ahora no hay ninguna votación abierta. Cuando la mesa abra una pregunta, podrá votar aquí.'}
        </Typography>
      </Frame>
    );
  }
  return (
    <Frame icon={<HowToVoteIcon fontSize="inherit" />}>
      <StepHeading>El puesto está libre</StepHeading>
      <Box sx={asked}>
        <Typography color="textSecondary">
          {question.rehearsal === true && <b>Ensayo, este voto no cuenta · </b>}
          Pregunta {question.number}
          {isSecret(question) && <b> · Voto secreto</b>}
          {question.closesAt !== null && (
            <>
              {' · cierra en '}
              <CountdownClock endsAt={question.closesAt} offset={offset} />
            </>
          )}
        </Typography>
        <Typography sx={{ ...large, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {question.text}
        </Typography>
      </Box>
      <Button variant="contained" onClick={() => onStart('')} sx={start}>
        Votar
      </Button>
      <Typography color="textSecondary">Tenga a mano su placa y su PIN.</Typography>
    </Frame>
  );
}

function Frame({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Box sx={middle}>
      <Box aria-hidden sx={{ fontSize: '4rem', lineHeight: 1, color: 'primary.main' }}>
        {icon}
      </Box>
      {children}
    </Box>
  );
}

const middle = {
  m: 'auto',
  maxWidth: '44rem',
  display: 'grid',
  gap: 2.5,
  justifyItems: 'center',
  textAlign: 'center',
} as const;
const large = { fontSize: { xs: '1.125rem', sm: '1.375rem' }, lineHeight: 1.4 } as const;
const asked = { display: 'grid', gap: 0.5 } as const;
const start = {
  minHeight: '5rem',
  minWidth: 'min(100%, 20rem)',
  fontSize: '1.75rem',
  borderRadius: 2,
} as const;
