import {
  type AssemblySession,
  calledOffIn,
  callerNames,
  callName,
  isNoticeOut,
  localDateOf,
  type MeetingCheck,
  meetingKindNames,
  paths,
  sayDate,
  sayInstant,
  sessionEndpoints,
} from '@asamblea/domain';
import { Alert, Box, Button, Link, Paper, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { NoticeDiffers } from '../../../parts/NoticeDiffers.tsx';
import { useNoticeCheck } from '../../../parts/useNoticeCheck.ts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { MeetingLaw } from './MeetingLaw.tsx';

/** When the assembly meets and how it was called, beside what the law says of it. */
export function MeetingSection({
  onSaved,
  withNotice = false,
}: Pick<MeetingOfProps, 'onSaved' | 'withNotice'>) {
  const assembly = useOwnAssembly();
  if (assembly === null) return null;
  const { assemblyId, activeSession, timeZone, modality } = assembly;
  const path = paths.session(assemblyId, activeSession);
  const more = { ...(onSaved && { onSaved }), ...(modality && { modality }) };
  return <MeetingOf {...{ path, timeZone, withNotice }} {...more} />;
}

interface MeetingOfProps {
  readonly path: string;
  readonly timeZone: string;
  readonly modality?: string;
  /** Whether it says what the notice that is out says otherwise. */
  readonly withNotice?: boolean;
  /** Told when somebody planned it otherwise. */
  readonly onSaved?: () => void;
}

function MeetingOf({ path, timeZone, modality, withNotice, onSaved }: MeetingOfProps) {
  const { value: session } = useDocument<AssemblySession>(path);
  const mayPlan = useMay('planMeeting');
  const [isPlanning, setPlanning] = useState(false);
  const { check, setCheck } = useCheck(mayPlan);
  if (session === null) return null;
  const isCalledOff = calledOffIn(session).isCalledOff === true;
  const isPlanned = session.state === 'planned' && (session.call === 1 || isCalledOff);
  return (
    <Box component="section" aria-labelledby="reunion" sx={{ mt: 4 }}>
      <Typography id="reunion" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        La reunión
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <MeetingFacts session={session} timeZone={timeZone} />
        {withNotice && <NoticeOf {...{ session, timeZone, modality }} />}
        {mayPlan && isPlanned && !isPlanning && (
          <Button
            variant={session.called === undefined || isCalledOff ? 'contained' : 'outlined'}
            sx={{ justifySelf: 'start' }}
            onClick={() => setPlanning(true)}
          >
            {sayPlanning(session)}
          </Button>
        )}
        {isPlanning && (
          <MeetingForm
            session={session}
            timeZone={timeZone}
            onClose={() => setPlanning(false)}
            onSaved={(answer) => {
              setCheck(answer);
              setPlanning(false);
              onSaved?.();
            }}
          />
        )}
        {!isPlanned && (
          <Alert severity="info">
            La reunión ya empezó o va en otra convocatoria: su primera fecha ya no se cambia.
          </Alert>
        )}
        {check !== null && !isPlanning && !isCalledOff && <MeetingLaw check={check} />}
      </Paper>
    </Box>
  );
}

/** Where the meeting is planned: whether it is still what people were called to, and where that is put right. */
function NoticeOf({ session, timeZone, modality }: NoticeOfProps) {
  const { comparison } = useNoticeCheck(session, modality);
  const { routesAvailable } = useSession().session;
  const hasNotices = routesAvailable.includes('/notices');
  const isOut = isNoticeOut(session, localDateOf(Date.now(), timeZone));
  if (session.state === 'planned' && session.called !== undefined && !isOut) {
    return (
      <Typography color="textSecondary">
        No consta que se haya convocado.{' '}
        {hasNotices && (
          <Link component={RouterLink} to="/notices">
            Convocar, o anotar que ya se convocó por fuera
          </Link>
        )}
      </Typography>
    );
  }
  return (
    <NoticeDiffers {...{ comparison, timeZone }} state={session.state}>
      {hasNotices && session.state === 'planned' && (
        <Link component={RouterLink} to="/notices">
          Ir a la convocatoria
        </Link>
      )}
    </NoticeDiffers>
  );
}

interface NoticeOfProps extends FactsProps {
  readonly timeZone: string;
  readonly modality: string | undefined;
}

function sayPlanning(session: AssemblySession): string {
  if (calledOffIn(session).isCalledOff === true) return 'Fijar otra fecha';
  return session.called === undefined ? 'Fijar fecha y convocatoria' : 'Cambiar';
}

function MeetingFacts({ session, timeZone }: Pick<MeetingOfProps, 'timeZone'> & FactsProps) {
  const { called, startsAt, call } = session;
  if (called === undefined) {
    return (
      <Typography color="textSecondary">
        {callName(call)}. Nadie ha anotado cómo se convocó: con la fecha y la clase de reunión se
        revisan los plazos de la ley.
      </Typography>
    );
  }
  const { kind, approvesAccounts, caller, sentOn, secondCallAt, place } = called;
  const calledOff = calledOffIn(session).isCalledOff === true;
  const facts = [
    [
      callName(calledOff ? call : 1),
      `${sayInstant(startsAt, timeZone)}${calledOff ? ' (cancelada)' : ''}`,
    ],
    ['Clase', `${meetingKindNames[kind]}${approvesAccounts ? ', aprueba las cuentas' : ''}`],
    ['Convoca', callerNames[caller]],
    [
      session.convened == null ? 'El aviso debe salir' : 'El aviso salió',
      sentOn === null ? 'Sin fecha' : sayDate(sentOn),
    ],
    ...(calledOff
      ? []
      : [
          [
            callName(2),
            secondCallAt === null ? 'No se anuncia' : sayInstant(secondCallAt, timeZone),
          ] as const,
        ]),
    ['Lugar', place === '' ? 'Sin anotar' : place],
  ] as const;
  return <FactList facts={facts} />;
}

interface FactsProps {
  readonly session: AssemblySession;
}

/** The law on the stored meeting; a failure leaves it unsaid until the next time. */
function useCheck(isWanted: boolean) {
  const [check, setCheck] = useState<MeetingCheck | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let wanted = true;
    askApi(sessionEndpoints.checkMeeting).then(
      (answer) => wanted && setCheck(answer.check),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [isWanted]);
  return { check, setCheck };
}
