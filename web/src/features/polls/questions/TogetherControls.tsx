import {
  type LiveQuestion,
  presentParticipation,
  type Question,
  questionEndpoints,
  type StoredResult,
  sayQuestionNumber,
  votingIn,
} from '@asamblea/domain';
import ScreenIcon from '@mui/icons-material/CastOutlined';
import NextIcon from '@mui/icons-material/NavigateNext';
import StopIcon from '@mui/icons-material/Stop';
import { Alert, Box } from '@mui/material';
import { useAct } from '../../../firebase/useAct.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useConfirm } from '../../../ui/ConfirmationProvider.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import { ballotStepOf, isOver, standingOf } from './ballotStep.ts';
import { ExtendVoting } from './ExtendVoting.tsx';

interface TogetherControlsProps {
  readonly ballot: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  readonly live: LiveQuestion | null;
  readonly areResultsOnScreen: boolean;
}

const idsOf = (questions: readonly Question[]) => questions.map(({ questionId }) => questionId);

/** Close all, more time for all; afterwards their results, one after another or all at once. */
export function TogetherControls(props: TogetherControlsProps) {
  const { ballot, results, live, areResultsOnScreen } = props;
  const { failure, act } = useAct();
  const confirm = useConfirm();
  const open = ballot.filter(({ state }) => state === 'open');
  const standing = standingOf(ballot);
  const step = ballotStepOf(ballot, results);
  const hours = open.map(({ closesAt }) => closesAt);
  // The latest, so that nobody loses time; without one, they get their first.
  const closesAt = hours.every((hour) => hour !== null) ? Math.max(...hours) : null;
  const close = () => act(questionEndpoints.closeQuestions, { questionIds: idsOf(open) });
  const isComplete = open.every(({ questionId }) => {
    const voting = votingIn(live, questionId);
    return voting !== null && presentParticipation(voting).isComplete;
  });

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {step?.kind === 'close' && (
          <>
            <BusyButton
              variant="contained"
              size="large"
              startIcon={<StopIcon />}
              onPress={() => {
                if (isComplete) return close();
                confirm({
                  header: `Cerrar las ${open.length} votaciones`,
                  message:
                    'Todavía hay unidades que no han votado todo. Después de cerrar nadie más puede votar y no se pueden volver a abrir.',
                  acceptLabel: 'Cerrar y contar',
                  accept: close,
                });
                return undefined;
              }}
            >
              Cerrar las {open.length}
            </BusyButton>
            <ExtendVoting
              closesAt={closesAt}
              whom=" a todas"
              extendTo={(hour) =>
                act(questionEndpoints.extendQuestions, {
                  questionIds: idsOf(open),
                  closesAt: hour,
                })
              }
            />
          </>
        )}
        {step?.kind === 'show' && (
          <BusyButton
            variant="contained"
            size="large"
            startIcon={<NextIcon />}
            onPress={() =>
              act(questionEndpoints.showResults, { questionIds: [step.next.questionId] })
            }
          >
            Mostrar el resultado de la pregunta {sayQuestionNumber(step.next)}
          </BusyButton>
        )}
        {isOver(ballot) && standing.length > 1 && !areResultsOnScreen && (
          <BusyButton
            variant="outlined"
            size="large"
            startIcon={<ScreenIcon />}
            onPress={() => act(questionEndpoints.showResults, { questionIds: idsOf(standing) })}
          >
            Mostrar todos
          </BusyButton>
        )}
      </Box>
      <Box role="status">
        {areResultsOnScreen && (
          <Alert severity="success" role="presentation" sx={{ mt: 1 }}>
            La sala está viendo todos los resultados.
          </Alert>
        )}
      </Box>
      <ActionFailure failure={failure} />
    </>
  );
}
