import { presentParticipation, sayQuestionState } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useLive } from '../../firebase/useLive.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { DashboardCard } from './DashboardCard.tsx';

export function QuestionNow({ cot }: { readonly cot: string }) {
  const { value, missing } = useLive(cot, 'question');
  if (value === null && !missing) return <Loading shape="cards" rows={1} />;
  const question = value?.question ?? null;
  const others = value?.others?.length ?? 0;
  return (
    <DashboardCard title="En pantalla" path="/votes/private" link="Ir a Votaciones">
      {value === null || question === null ? (
        <EmptyState title="No hay una pregunta en pantalla">
          La sala ve su quórum. Abra una votación cuando llegue su turno.
        </EmptyState>
      ) : (
        <>
          <Typography color="textSecondary">
            Pregunta {question.number}
            {others > 0 && ` y ${others} más a la vez`} · {sayQuestionState(question.state)}
          </Typography>
          <Typography sx={{ fontWeight: 700, my: 1, overflowWrap: 'anywhere' }}>
            {question.text}
          </Typography>
          <Participation {...presentParticipation(value)} />
        </>
      )}
    </DashboardCard>
  );
}

interface ParticipationProps {
  readonly share: number;
  readonly percent: string;
  readonly units: string;
}

function Participation({ share, percent, units }: ParticipationProps) {
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        Ha votado el {percent}: {units}.
      </Typography>
      <ShareBar share={share} tone="primary" height="0.7em" />
    </>
  );
}
