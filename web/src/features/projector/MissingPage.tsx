import {
  type LiveVoting,
  type PublicAssembly,
  presentParticipation,
  saySession,
  votingsOf,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { useLive } from '../../firebase/useLive.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ParticipationView } from '../../ui/ParticipationView.tsx';
import { PublicScreen } from '../../ui/PublicScreen.tsx';
import { QuestionHeading } from '../../ui/QuestionHeading.tsx';
import { SessionNotice } from '../../ui/SessionNotice.tsx';
import { StaleNotice } from '../../ui/StaleNotice.tsx';
import { useWakeLock } from '../../ui/useWakeLock.ts';

interface MissingPageProps {
  readonly cot: string;
  readonly assembly: PublicAssembly;
}

/** How much is still to vote on the question that is open. */
export function MissingPage({ cot, assembly }: MissingPageProps) {
  const { value, missing, offline } = useLive(cot, 'question');
  useWakeLock();
  if (value === null && !missing) return <Loading label="Conectando con la asamblea…" />;
  // Of several at once, the first that is still voted.
  const votings = value === null ? [] : votingsOf(value);
  const open = votings.find(({ question }) => question?.state === 'open') ?? votings[0];
  const question = open?.question;
  const session = value?.session;
  const notice = session === undefined ? null : saySession(session, assembly.timeZone);
  const isOpen = question?.state === 'open';
  return (
    <>
      <PublicScreen
        title={assembly.name}
        moment={isOpen ? `Pregunta ${question.number}` : 'Faltan por votar'}
      >
        {notice !== null && <SessionNotice {...notice} />}
        {isOpen && open !== undefined ? (
          <Missing live={open} text={question.text} />
        ) : (
          <Box component="h1" sx={{ m: 0, fontSize: '1.6em' }}>
            No hay una votación abierta
          </Box>
        )}
      </PublicScreen>
      {offline && <StaleNotice />}
    </>
  );
}

function Missing({ live, text }: { readonly live: LiveVoting; readonly text: string }) {
  const left = Math.max(0, live.expected.units - live.voted.units);
  const said = left === 1 ? 'Falta 1 unidad' : `Faltan ${left} unidades`;
  return (
    <>
      <QuestionHeading text={text} />
      <ParticipationView
        {...presentParticipation(live)}
        state={left === 0 ? 'Ya votaron todas' : said}
      />
    </>
  );
}
