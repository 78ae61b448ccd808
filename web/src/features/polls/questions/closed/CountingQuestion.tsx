import { type Question, questionEndpoints } from '@asamblea/domain';
import { Alert, Box, Typography } from '@mui/material';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { InBar } from '../stage/InBar.tsx';
import { AwaitedCount } from './AwaitedCount.tsx';

interface CountingQuestionProps {
  readonly question: Question;
  readonly mayPress: boolean;
}

/**
 * The question closes, or the line is drawn and the result not yet written. Both last seconds; if it was
 * interrupted, it can be resumed.
 */
export function CountingQuestion({ question, mayPress }: CountingQuestionProps) {
  const { questionId } = question;
  const { failure, act } = useAct();
  const isClosing = question.state === 'closing';
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {isClosing
          ? 'Cerrando la votación: esperamos unos segundos los votos que vienen en camino y después se cuenta.'
          : 'La votación se cerró y estamos contando los votos. Son unos segundos.'}
      </Alert>
      <InBar>
        <Typography>{isClosing ? 'Cerrando la votación…' : 'Contando los votos…'}</Typography>
      </InBar>
      {mayPress && !isClosing && <AwaitedCount question={question} />}
      {mayPress && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BusyButton
            variant="outlined"
            onPress={() => act(questionEndpoints.closeQuestions, { questionIds: [questionId] })}
          >
            {isClosing ? 'Terminar el cierre' : 'Terminar el conteo'}
          </BusyButton>
        </Box>
      )}
      <ActionFailure failure={failure} />
    </>
  );
}
