import { presentRunning, type Question, questionEndpoints, votingIn } from '@asamblea/domain';
import ScreenIcon from '@mui/icons-material/CastOutlined';
import { Alert, Box } from '@mui/material';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useLive } from '../../../../firebase/live/useLive.ts';
import { ResultBars } from '../../../../ui/charts/ResultBars.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { sayLackOfQuorum, sayWhatLackDoes } from '../sayLackOfQuorum.ts';
import { TimeLeft } from '../TimeLeft.tsx';
import { VotingUnits } from '../units/VotingUnits.tsx';
import { RunningVote } from './RunningVote.tsx';
import { VotingControls } from './VotingControls.tsx';

interface OpenQuestionProps {
  readonly cot: string;
  readonly question: Question;
  readonly isStaged: boolean;
  /** The next step is taken with several at once. */
  readonly isLed: boolean;
  readonly mayPress: boolean;
}

/** A question that is being voted: how much has come in, who is missing, and the way to close. */
export function OpenQuestion({ cot, question, isStaged, isLed, mayPress }: OpenQuestionProps) {
  const { questionId } = question;
  const { failure, act } = useAct();
  const { value: quorum } = useLive(cot, 'quorum');
  const { value } = useLive(cot, 'question');
  const live = votingIn(value, questionId);
  const bars = live === null ? null : presentRunning(live);
  return (
    <>
      {quorum !== null && !quorum.quorum.met && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {sayLackOfQuorum(quorum.quorum)}. {sayWhatLackDoes([question.rule])}
        </Alert>
      )}
      {isStaged && live === null && <Loading shape="text" rows={3} />}
      {isStaged && live !== null && <RunningVote live={live} />}
      {!isStaged && (
        <Box sx={{ mb: 2 }}>
          <TimeLeft closesAt={question.closesAt} />
          <Alert severity="info" sx={{ mt: 1 }}>
            La votación sigue abierta, pero la pantalla de la sala muestra otra cosa. Mientras tanto
            la participación no se mueve aquí.
          </Alert>
        </Box>
      )}
      {isStaged && bars !== null && (
        <Box sx={{ mb: 3 }}>
          <ResultBars caption="Votos hasta ahora" bars={bars} line={null} />
        </Box>
      )}
      {mayPress && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <VotingControls questions={[question]} {...{ isLed, act }} live={value} />
          {!isStaged && (
            <BusyButton
              variant="outlined"
              size="large"
              startIcon={<ScreenIcon />}
              onPress={() => act(questionEndpoints.openQuestions, { questionIds: [questionId] })}
            >
              Volver a mostrar la votación
            </BusyButton>
          )}
        </Box>
      )}
      <ActionFailure failure={failure} />
      <VotingUnits question={question} live={isStaged ? live : null} />
    </>
  );
}
