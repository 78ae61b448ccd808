import {
  type LiveQuestion,
  moodOn,
  presentParticipation,
  sayQuestionNumber,
  sayQuestionState,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useLive } from '../../../firebase/live/useLive.ts';
import { ShareBar } from '../../../ui/charts/ShareBar.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { ScreenMiniature } from '../../../ui/screens/ScreenMiniature.tsx';
import { DashboardCard } from './DashboardCard.tsx';

/** The projector in small, and in words what it shows. */
export function HallNow({ cot }: { readonly cot: string }) {
  const { value, missing } = useLive(cot, 'question');
  if (value === null && !missing) return <Loading shape="cards" rows={1} />;
  return (
    <DashboardCard title="Lo que ve la sala" path="/votes/private" link="Ir a Votaciones">
      <ScreenMiniature
        title="Pantalla de la sala"
        path={`/votes/public?cot=${encodeURIComponent(cot)}`}
      />
      <Box sx={{ mt: 1.5 }}>
        <InWords live={value} />
      </Box>
    </DashboardCard>
  );
}

function InWords({ live }: { readonly live: LiveQuestion | null }) {
  const [voting, ...others] = live?.votings ?? [];
  if (live === null || voting === undefined || !isAsked(live)) {
    return <Typography>{sayStage(live)}</Typography>;
  }
  const { question } = voting;
  const { percent, share, units } = presentParticipation(voting);
  return (
    <>
      <Typography color="textSecondary">
        Pregunta {sayQuestionNumber(question)}
        {others.length > 0 && ` y ${others.length} más a la vez`} ·{' '}
        {live.stage.mode === 'result' ? 'resultado' : sayQuestionState(question.state)}
      </Typography>
      <Typography sx={{ fontWeight: 700, my: 1, overflowWrap: 'anywhere' }}>
        {question.text}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        Ha votado el {percent}: {units}.
      </Typography>
      <ShareBar share={share} tone="primary" height="0.7em" />
    </>
  );
}

function isAsked({ stage }: LiveQuestion): boolean {
  return stage.mode === 'question' || stage.mode === 'result';
}

function sayStage(live: LiveQuestion | null): string {
  const mood = live === null ? null : moodOn(live.stage);
  if (mood !== null) return `El sondeo «${mood.text}».`;
  return live?.stage.mode === 'blank' ? 'La pantalla está en blanco.' : 'El quórum de la sala.';
}
