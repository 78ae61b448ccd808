import {
  type AssemblySession,
  paths,
  type Question,
  questionEndpoints,
  type StoredResult,
  sayQuestionNumber,
  sessionMay,
  votingIn,
} from '@asamblea/domain';
import ScreenIcon from '@mui/icons-material/CastOutlined';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Box, Button, Paper, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../../../firebase/session.tsx';
import { type Acting, useAct } from '../../../../firebase/useAct.ts';
import { useCollection } from '../../../../firebase/useCollection.ts';
import { useDocument } from '../../../../firebase/useDocument.ts';
import { useLive } from '../../../../firebase/useLive.ts';
import { useOwnAssembly } from '../../../../firebase/useOwnAssembly.ts';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { StateChip } from '../../../../ui/StateChip.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { AwaitedCount } from '../closed/AwaitedCount.tsx';
import { type BoardStep, boardStepOf } from './boardStep.ts';
import { RunningVote } from './RunningVote.tsx';
import { VotingControls } from './VotingControls.tsx';

const page = '/votes/private';

/** On the board: the vote that is open with its clock, or what comes next, and the button for it; inside `MemberFirestore`. */
export function BoardVoting() {
  const { routesAvailable } = useSession().session;
  const assembly = useOwnAssembly();
  // Whoever has not that page may not read its questions either.
  if (!routesAvailable.includes(page)) return null;
  if (assembly === null) return <Loading shape="cards" rows={1} />;
  const { assemblyId, activeSession, cot } = assembly;
  return <OfSession {...{ assemblyId, cot }} session={activeSession} />;
}

interface OfSessionProps {
  readonly assemblyId: string;
  readonly cot: string;
  readonly session: number;
}

function OfSession({ assemblyId, cot, session }: OfSessionProps) {
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session)).value;
  const questions = useCollection<Question>(paths.questions(assemblyId));
  const results = useCollection<StoredResult>(paths.results(assemblyId));
  if (meeting === null || questions.status === 'loading' || results.status === 'loading') {
    return <Loading shape="cards" rows={1} />;
  }
  return <VotingCard cot={cot} step={boardStepOf(meeting, questions.rows, results.rows)} />;
}

interface VotingCardProps {
  readonly cot: string;
  readonly step: BoardStep;
}

function VotingCard({ cot, step }: VotingCardProps) {
  const mayPress = sessionMay(useSession().session, 'openQuestion');
  const { failure, act } = useAct();
  const question = 'question' in step ? step.question : null;
  return (
    <Paper component="section" aria-label="La votación" sx={{ p: { xs: 2, lg: 2.5 }, minWidth: 0 }}>
      <Box sx={header}>
        <Typography variant="h3" component="h2">
          {titles[step.kind]}
        </Typography>
        {step.kind === 'open' && <StateChip tone="success" label="Votación abierta" />}
      </Box>
      {question !== null && (
        <Typography sx={{ fontWeight: 700, mb: 1.5, overflowWrap: 'anywhere' }}>
          {sayQuestionNumber(question)}. {question.text}
        </Typography>
      )}
      {step.kind === 'open' && <Running cot={cot} step={step} act={act} mayPress={mayPress} />}
      {step.kind === 'counting' && <Typography>Se están contando los votos.</Typography>}
      {step.kind === 'counting' && step.question.state === 'counting' && mayPress && (
        <AwaitedCount question={step.question} />
      )}
      {step.kind === 'show' && mayPress && (
        <BusyButton
          variant="contained"
          size="large"
          startIcon={<ScreenIcon />}
          onPress={() =>
            act(questionEndpoints.showResults, { questionIds: [step.question.questionId] })
          }
        >
          Mostrar resultado
        </BusyButton>
      )}
      {step.kind === 'none' && (
        <Typography color="textSecondary">No hay ninguna pregunta por abrir ahora.</Typography>
      )}
      {step.kind === 'empty' && (
        <Typography color="textSecondary">Todavía no hay preguntas escritas.</Typography>
      )}
      <ActionFailure failure={failure} />
      <Box sx={{ mt: step.kind === 'next' ? 0 : 1.5 }}>
        <Button
          component={Link}
          to={question === null ? page : `${page}?pregunta=${question.questionId}`}
          variant={step.kind === 'next' && mayPress ? 'contained' : 'text'}
          size={step.kind === 'next' ? 'large' : 'medium'}
          endIcon={<NextIcon />}
        >
          {step.kind === 'next' && mayPress ? 'Ir a abrirla' : 'Ver en Votaciones'}
        </Button>
      </Box>
    </Paper>
  );
}

const titles: Readonly<Record<BoardStep['kind'], string>> = {
  open: 'Se está votando',
  counting: 'Cerrando la votación',
  show: 'La sala no ha visto el resultado',
  next: 'La siguiente pregunta',
  none: 'Votaciones',
  empty: 'Votaciones',
};

interface RunningProps {
  readonly cot: string;
  readonly step: Extract<BoardStep, { readonly kind: 'open' }>;
  readonly act: Acting['act'];
  readonly mayPress: boolean;
}

/** Several that were opened together are closed and given more time in their own page, all at once. */
function Running({ cot, step, act, mayPress }: RunningProps) {
  const { question, others } = step;
  const { value } = useLive(cot, 'question');
  const live = votingIn(value, question.questionId);
  return (
    <>
      {live === null ? (
        <Typography sx={{ mb: 1.5 }}>
          La votación sigue abierta, pero la pantalla de la sala muestra otra cosa.
        </Typography>
      ) : (
        <RunningVote live={live} />
      )}
      {others > 0 && (
        <Typography sx={{ mb: 1 }}>
          Y {others === 1 ? 'otra pregunta' : `otras ${others} preguntas`} a la vez.
        </Typography>
      )}
      {mayPress && others === 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <VotingControls questions={[question]} {...{ act }} live={value} />
        </Box>
      )}
    </>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1.5,
} as const;
