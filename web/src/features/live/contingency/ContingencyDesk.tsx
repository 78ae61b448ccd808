import {
  type Assembly,
  type AssemblySession,
  calledOffIn,
  callName,
  holdingWordsOf,
  type ProxyGrant,
  packInSession,
  packUnder,
  paths,
  type Question,
  type Unit,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useCollection } from '../../../firebase/listening/useCollection.ts';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useReadable } from '../../../firebase/records/useReadable.ts';
import { useUnits } from '../../../firebase/records/useRoster.ts';
import { useReads } from '../../../firebase/session/useReads.ts';
import { useStep } from '../../../firebase/session/useStep.ts';
import { LoadingRoster } from '../../../parts/LoadingRoster.tsx';
import { useDownload } from '../../../parts/useDownload.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { attendanceSheet, type SheetFrame } from './attendanceSheet.ts';
import { BallotPrinter } from './BallotPrinter.tsx';
import { countsArrears } from './countsArrears.ts';

type Ours = Assembly & { readonly assemblyId: string };

/**
 * The papers to print before the network fails, and where they are entered afterwards; inside
 * `MemberFirestore`.
 */
export function ContingencyDesk() {
  const assembly = useOwnAssembly();
  const step = useStep('roster');
  if (assembly === null) return <Loading shape="cards" />;
  if (assembly.activeRoster === null) {
    return (
      <EmptyState title="Aún no hay padrón" action={<StepButton step={step} />}>
        Cuando la administración lo importe, podrá imprimir aquí la hoja de asistencia.
      </EmptyState>
    );
  }
  return <Pack assembly={assembly} version={assembly.activeRoster} />;
}

function sayDate(session: AssemblySession, timeZone: string): string {
  const at = formatMoment(session.startsAt, timeZone);
  return calledOffIn(session).isCalledOff === true ? `${at} (cancelada)` : at;
}

function Pack({ assembly, version }: { readonly assembly: Ours; readonly version: string }) {
  const { assemblyId, activeSession, name, timeZone } = assembly;
  const mayPrint = useReads('questions');
  const save = useDownload();
  const units = useUnits({ assemblyId, version });
  const proxies = useReadable<ProxyGrant>('proxies', paths.proxies(assemblyId), {
    assemblyId,
    version,
  });
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, activeSession));
  if ([units, proxies, meeting].some(({ status }) => status === 'loading')) {
    return <LoadingRoster shape="cards" progress={[units.progress]} />;
  }
  const frame: SheetFrame = {
    assemblyName: name,
    words: holdingWordsOf(assembly),
    meeting:
      meeting.value === null
        ? ''
        : `${callName(meeting.value.call)} · ${sayDate(meeting.value, timeZone)}`,
  };

  function printSheet() {
    const marksArrears = countsArrears(
      meeting.value === null ? packUnder(assembly) : packInSession(assembly, meeting.value),
    );
    const asked = { ...frame, units: units.rows, proxies: proxies.rows, marksArrears };
    const write = () => pdfFile(attendanceSheet(asked));
    return save({
      kind: 'hoja-de-asistencia',
      ending: 'pdf',
      what: 'la hoja de asistencia',
      write,
    });
  }

  return (
    <Box sx={cards}>
      <Paper component="section" aria-labelledby="hoja" sx={card}>
        <Typography id="hoja" variant="h3" component="h2">
          Hoja de asistencia
        </Typography>
        <Typography color="textSecondary">
          Cada unidad con su propietario, su apoderado y su coeficiente, y espacio para nombre,
          firma y hora. Cada torre empieza en una hoja.
        </Typography>
        <Box>
          <BusyButton variant="contained" size="large" onPress={printSheet}>
            Descargar PDF
          </BusyButton>
        </Box>
      </Paper>
      {mayPrint ? (
        <LiveBallots
          path={paths.questions(assemblyId)}
          session={activeSession}
          units={units.rows}
          frame={frame}
        />
      ) : (
        <Paper sx={card}>
          <Typography variant="h3" component="h2">
            Papeletas
          </Typography>
          <Typography color="textSecondary">
            Las imprime quien conduce las votaciones: pídalas a la moderación.
          </Typography>
        </Paper>
      )}
      <Paper component="section" aria-labelledby="despues" sx={card}>
        <Typography id="despues" variant="h3" component="h2">
          Después, al volver la red
        </Typography>
        <Typography color="textSecondary">
          Pase la hoja firmada en «Acreditar», con el medio <b>En papel</b> y la columna Hora. Cada
          entrada queda marcada como de papel, con la hora de la hoja y la hora en que se registró.
        </Typography>
        <Box>
          <Button component={Link} to="/massive?trabajo=accredit" variant="outlined">
            Pasar la hoja
          </Button>
        </Box>
      </Paper>
    </Box>
  );
}

interface LiveBallotsProps {
  readonly path: string;
  readonly session: number;
  readonly units: readonly Unit[];
  readonly frame: SheetFrame;
}

function LiveBallots({ path, session, units, frame }: LiveBallotsProps) {
  const { status, rows } = useCollection<Question>(path);
  if (status === 'loading') return <Loading shape="list" rows={2} />;
  const waiting = rows
    .filter((question) => question.session === session && isWaiting(question))
    .sort((a, b) => a.number - b.number);
  return <BallotPrinter questions={waiting} units={units} frame={frame} />;
}

/** Whether the question may still be voted on paper. */
function isWaiting({ state, rehearsal }: Question): boolean {
  return (state === 'draft' || state === 'open') && rehearsal !== true;
}

const cards = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;
const card = { p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 } as const;
