import {
  type Assembly,
  type AssemblySession,
  calledOffIn,
  callName,
  type LiveQuorum,
  momentOf,
  paths,
  saySession,
  sessionHour,
  sessionMay,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useLive } from '../../../firebase/live/useLive.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { NoticeDiffers } from '../../../parts/NoticeDiffers.tsx';
import { useNoticeCheck } from '../../../parts/useNoticeCheck.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StateChip, type StateTone } from '../../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { SessionClock } from '../../../ui/time/SessionClock.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { SessionControls } from './SessionControls.tsx';
import { sayPresentQuorum, stateLabels } from './sessionWords.ts';

const Officers = comesLater(
  async () => (await import('./Officers.tsx')).Officers,
  <Loading shape="text" />,
);

/** The session under way, for its conductor; inside `MemberFirestore`. */
export function SessionPanel({ beforeClosing }: { readonly beforeClosing?: ReactNode }) {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="text" />;
  const { assemblyId, activeSession } = assembly;
  const path = paths.session(assemblyId, activeSession);
  return <PanelOf {...{ path, assembly, beforeClosing }} />;
}

interface PanelOfProps {
  readonly path: string;
  readonly assembly: Assembly;
  readonly beforeClosing: ReactNode;
}

function PanelOf({ path, assembly, beforeClosing }: PanelOfProps) {
  const session = useDocument<AssemblySession>(path).value;
  const live = useLive(assembly.cot, 'quorum').value;
  if (session === null) return null;
  return <SessionCard {...{ assembly, session, live, beforeClosing }} />;
}

interface SessionCardProps {
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  /** Null until the projection says it. */
  readonly live: LiveQuorum | null;
  /** The facts to look at before closing for good. */
  readonly beforeClosing?: ReactNode;
}

const tones: Readonly<Record<AssemblySession['state'], StateTone>> = {
  planned: 'info',
  open: 'success',
  suspended: 'warning',
  failed: 'critical',
  closed: 'neutral',
};

function SessionCard({ assembly, session, live, beforeClosing }: SessionCardProps) {
  const { timeZone } = assembly;
  const { session: own } = useSession();
  const offset = useServerOffset(true);
  const now = useNow(1000) + offset;
  const mayPress = sessionMay(own, 'installSession');
  const calledOff = calledOffIn(session);
  const moment = momentOf(assembly, session);
  const message = saySession(moment, timeZone);
  const [tone, label] =
    calledOff.isCalledOff === true
      ? (['critical', 'Cancelada'] as const)
      : [tones[session.state], stateLabels[session.state]];
  const { verified } = session;
  const isHeld = session.state !== 'planned' && session.state !== 'failed';
  const isPlanned = session.state === 'planned';
  const { comparison, look } = useNoticeCheck(isPlanned ? session : null, assembly.modality);
  return (
    <Paper component="section" aria-label="Sesión" sx={{ p: 2.5, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {callName(session.call)}
        </Typography>
        <Box role="status">
          <StateChip size="medium" tone={tone} label={label} />
        </Box>
      </Box>
      <Typography sx={{ mb: 2 }}>
        {message === null ? sayInstalled(session, timeZone) : message.text}{' '}
        <SessionClock until={sessionHour(moment)} {...{ offset, timeZone }} />
        {verified && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            Última verificación del quórum de la sala, {formatMoment(verified.at, timeZone)}:{' '}
            {verified.met ? 'hay quórum' : 'no hay quórum'}, {sayPresentQuorum(verified)}.
          </Box>
        )}
      </Typography>
      {mayPress && isHeld && <Officers session={session} />}
      {isPlanned && (
        <Box sx={{ mb: 2 }}>
          <NoticeDiffers {...{ comparison, timeZone }} state={session.state} />
        </Box>
      )}
      {mayPress && live !== null && live.call === session.call && (
        <SessionControls
          session={session}
          quorum={live.quorum}
          timeZone={timeZone}
          now={now}
          comparison={comparison}
          onRefused={look}
          beforeClosing={beforeClosing}
        />
      )}
    </Paper>
  );
}

function sayInstalled({ installedAt, startsAt }: AssemblySession, timeZone: string): string {
  return typeof installedAt === 'number'
    ? `Se instaló con quórum en la sala el ${formatMoment(installedAt, timeZone)}`
    : `Comenzó el ${formatMoment(startsAt, timeZone)}`;
}
