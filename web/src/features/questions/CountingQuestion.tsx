import type { Question } from '@asamblea/domain';
import { Alert } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import { useChairAction } from './useChairAction.ts';

interface CountingQuestionProps {
  readonly question: Question;
  readonly mayPress: boolean;
}

/** The line is drawn and the result not yet written. If that was interrupted, it can be resumed. */
export function CountingQuestion({ question, mayPress }: CountingQuestionProps) {
  const { failure, act } = useChairAction();
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        La votación se cerró y estamos contando los votos. Son unos segundos.
      </Alert>
      {mayPress && (
        <BusyButton
          variant="outlined"
          onPress={() => act(`/api/questions/${question.questionId}/close`)}
        >
          Terminar el conteo
        </BusyButton>
      )}
      <ActionFailure failure={failure} />
    </>
  );
}
