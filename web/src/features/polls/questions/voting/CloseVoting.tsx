import {
  type LiveQuestion,
  presentParticipation,
  questionEndpoints,
  votingIn,
} from '@asamblea/domain';
import StopIcon from '@mui/icons-material/Stop';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { useHoldingWords } from '../../../../parts/useHoldingWords.ts';
import { useConfirm } from '../../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { NextAct } from '../stage/NextAct.tsx';
import { sayMissingVoters } from './sayMissingVoters.ts';

interface CloseVotingProps {
  /** Those that are open. */
  readonly questionIds: readonly string[];
  /** Others are open with it: the button for all of them is what comes next. */
  readonly isLed: boolean;
  readonly live: LiveQuestion | null;
  readonly act: Acting['act'];
}

/**
 * Closing cannot be undone: while somebody is missing it asks in its place, and says how many would be left out.
 */
export function CloseVoting({ questionIds, isLed, live, act }: CloseVotingProps) {
  const words = useHoldingWords();
  const confirm = useConfirm();
  const [isAsking, setAsking] = useState(false);
  const votings = questionIds.map((questionId) => votingIn(live, questionId));
  const count = questionIds.length;
  const close = () => act(questionEndpoints.closeQuestions, { questionIds });
  const isComplete = votings.every((voting) => voting && presentParticipation(voting).isComplete);
  const title = count > 1 ? `Cerrar las ${count} votaciones` : 'Cerrar la votación';
  const missing = sayMissingVoters(
    votings.filter((one) => one !== null),
    words,
  );
  const told = `${missing} Después de cerrar nadie más puede votar y no se ${count > 1 ? 'pueden' : 'puede'} volver a abrir.`;
  if (isLed) {
    return (
      <BusyButton
        variant="outlined"
        startIcon={<StopIcon />}
        onPress={() => {
          if (isComplete) return close();
          const asked = { header: title, message: told, acceptLabel: 'Cerrar y contar' };
          confirm({ ...asked, accept: close });
          return undefined;
        }}
      >
        Cerrar solo esta
      </BusyButton>
    );
  }
  const leave = () => setAsking(false);
  return (
    <NextAct
      word={isAsking ? 'Cerrar y contar' : count > 1 ? `Cerrar las ${count}` : 'Cerrar votación'}
      icon={<StopIcon />}
      asking={isAsking ? { title, leave } : null}
      beside={
        isAsking && (
          <Box sx={ask}>
            <Typography role="status" sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              {told}
            </Typography>
            <Button variant="outlined" onClick={leave}>
              Seguir votando
            </Button>
          </Box>
        )
      }
      does={() => {
        if (isComplete || isAsking) return close();
        setAsking(true);
        return undefined;
      }}
    />
  );
}

const ask = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
