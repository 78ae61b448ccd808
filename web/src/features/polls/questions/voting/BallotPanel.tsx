import {
  type AssemblySession,
  type LiveQuestion,
  presentParticipation,
  type Question,
  questionEndpoints,
  type StoredResult,
  sayQuestionNumber,
  stagedIds,
  takesVotes,
  votingIn,
} from '@asamblea/domain';
import ScreenIcon from '@mui/icons-material/CastOutlined';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Alert, Box, List, ListItem, ListItemButton, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useLive } from '../../../../firebase/live/useLive.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { questionStatus } from '../questionStatus.ts';
import { NextAct } from '../stage/NextAct.tsx';
import { ballotStepOf, isBallotOver, notAnnulled } from './ballotStep.ts';
import { VotingControls } from './VotingControls.tsx';

interface BallotPanelProps {
  readonly cot: string;
  readonly meeting: AssemblySession;
  /** The questions that were opened at once, in their order. */
  readonly ballot: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  readonly onChoose: (questionId: string) => void;
  readonly mayPress: boolean;
}

/** A ballot of several questions: the progress of each, and the actions on all of them at once. */
export function BallotPanel(props: BallotPanelProps) {
  const { cot, meeting, ballot, results, onChoose, mayPress } = props;
  const titleId = useId();
  const { value: live } = useLive(cot, 'question');
  const staged = stagedIds(meeting.stage);
  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h3" component="h2">
        Votación de {ballot.length} preguntas a la vez
      </Typography>
      <List disablePadding sx={{ my: 1 }}>
        {ballot.map((question) => {
          const { questionId, text, state } = question;
          const result = results.get(questionId) ?? null;
          const running = takesVotes(question) ? sayRunning(live, questionId) : null;
          return (
            <ListItem key={questionId} disablePadding>
              <ListItemButton onClick={() => onChoose(questionId)} sx={rowLook}>
                <Typography component="span" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
                  {sayQuestionNumber(question)}. {text}
                </Typography>
                {running !== null && (
                  <Typography component="span" color="textSecondary">
                    {running}
                  </Typography>
                )}
                <StateChip {...questionStatus(state, result)} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      {mayPress && (
        <BallotControls
          {...{ ballot, results, live }}
          areResultsOnScreen={meeting.stage.mode === 'result' && staged.length > 1}
        />
      )}
    </Paper>
  );
}

interface BallotControlsProps extends Pick<BallotPanelProps, 'ballot' | 'results'> {
  readonly live: LiveQuestion | null;
  readonly areResultsOnScreen: boolean;
}

/** Close all, more time for all; afterwards their results, one after another or all at once. */
function BallotControls({ ballot, results, live, areResultsOnScreen }: BallotControlsProps) {
  const { failure, act } = useAct();
  const remaining = notAnnulled(ballot);
  const step = ballotStepOf(ballot, results);
  const show = (questions: readonly Question[]) =>
    act(questionEndpoints.showResults, {
      questionIds: questions.map(({ questionId }) => questionId),
    });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {step?.kind === 'close' && <VotingControls questions={step.open} {...{ live, act }} />}
        {step?.kind === 'show' && (
          <NextAct
            word={`Mostrar el resultado de la pregunta ${sayQuestionNumber(step.next)}`}
            icon={<NextIcon />}
            does={() => show([step.next])}
          />
        )}
        {isBallotOver(ballot) && remaining.length > 1 && !areResultsOnScreen && (
          <BusyButton
            variant="outlined"
            size="large"
            startIcon={<ScreenIcon />}
            onPress={() => show(remaining)}
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

function sayRunning(live: LiveQuestion | null, questionId: string): string | null {
  const voting = votingIn(live, questionId);
  if (voting === null) return null;
  const { percent, units } = presentParticipation(voting);
  return `${percent} · ${units}`;
}

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  px: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;
