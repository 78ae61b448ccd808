import { type Holding, isSecret } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { AskedQuestion } from './BallotHeader.tsx';
import type { Draft } from './draft.ts';
import { ReviewGroups } from './ReviewGroups.tsx';
import { stickyBar } from './stickyBar.ts';

interface ReviewVoteProps {
  readonly question: AskedQuestion;
  readonly units: readonly Holding[];
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The last look before it counts. */
export function ReviewVote({ question, units, draft, onBack, onConfirm }: ReviewVoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flexGrow: 1 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
        Revise su voto
      </Typography>
      <ReviewGroups question={question} units={units} draft={draft} />
      <Typography color="textSecondary">
        {isSecret(question)
          ? 'Voto secreto: al confirmar cuenta, no puede cambiarse y nadie podrá ver qué votó. Esta pantalla tampoco lo guardará.'
          : question.mayChange === true
            ? 'Al confirmar, su voto cuenta. Puede cambiarlo hasta que se cierre la votación.'
            : 'Al confirmar, su voto cuenta y no puede cambiarse.'}
      </Typography>
      <Box sx={stickyBar}>
        <Button variant="contained" size="large" onClick={onConfirm} sx={{ minHeight: 56 }}>
          Confirmar mi voto
        </Button>
        <Button size="large" onClick={onBack} sx={{ minHeight: 48 }}>
          Cambiar algo
        </Button>
      </Box>
    </Box>
  );
}
