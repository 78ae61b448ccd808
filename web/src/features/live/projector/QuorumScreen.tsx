import {
  callName,
  formatWeight,
  type PointNow,
  quorumLine,
  sayPoint,
  sayPresence,
  saySession,
  sayUnits,
  sessionHour,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { useServerOffset } from '../../../firebase/useServerOffset.ts';
import { useShown } from '../../../firebase/useShown.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { QuorumRing } from '../../../ui/QuorumRing.tsx';
import { SessionClock } from '../../../ui/SessionClock.tsx';
import { SessionNotice } from '../../../ui/SessionNotice.tsx';
import { screenSize } from '../../../ui/screenSize.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

interface QuorumScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly timeZone: string;
  /** The point of the agenda that is treated; null: none. */
  readonly point: PointNow | null;
}

/** The quorum while people come in: one ring, one sentence; beside the agenda, where it is written. */
export function QuorumScreen({ cot, assemblyName, timeZone, point }: QuorumScreenProps) {
  const { value } = useShown(cot, 'quorum');
  const agenda = useShown(cot, 'agenda');
  const until = value === null ? null : sessionHour({ ...value, state: value.sessionState });
  const offset = useServerOffset(until !== null);
  if (value === null || (agenda.value === null && !agenda.missing)) {
    return <Loading label="Esperando el quórum de la sala…" />;
  }
  const points = agenda.value?.points ?? [];
  if (points.length > 0) {
    return <WaitingScreen {...{ cot, assemblyName, timeZone, live: value, points, point }} />;
  }
  const { present, total, needed, met } = value.quorum;
  const percent = sayPresence(value.quorum);
  const notice = saySession({ ...value, state: value.sessionState }, timeZone);
  const word = met ? 'Hay quórum' : 'No hay quórum';
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={`Quórum de la sala · ${callName(value.call)}`}
    >
      <Box role="status">
        {point !== null && (
          <Box component="h1" sx={pointTitle}>
            {sayPoint(point)}
          </Box>
        )}
      </Box>
      <Box sx={columns}>
        <Box
          sx={{
            width: '100%',
            maxWidth: `calc(min(${point === null ? 62 : 44}vh, 90vw) * var(--fit, 1))`,
            mx: 'auto',
          }}
        >
          <QuorumRing
            share={total.weight === 0 ? 0 : present.weight / total.weight}
            line={quorumLine(value.quorum)}
            met={met}
            label={`${word}: ${percent} del coeficiente presente`}
          >
            <Box sx={{ fontSize: screenSize(9, 1.75), fontWeight: 700, lineHeight: 1.1 }}>
              {present.units}
            </Box>
            <Box sx={{ fontSize: screenSize(3.4), color: 'text.secondary' }}>
              de {sayUnits(total.units)}
            </Box>
          </QuorumRing>
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '0.4em', minWidth: 0 }}>
          <Box sx={{ fontSize: screenSize(16, 2.6), fontWeight: 700, lineHeight: 1 }}>
            {percent}
          </Box>
          <Box
            component={point === null ? 'h1' : 'h2'}
            sx={{
              m: 0,
              fontSize: screenSize(8, 1.75),
              lineHeight: 1.1,
              color: met ? 'success.main' : 'text.primary',
            }}
          >
            {word}
          </Box>
          <Box sx={{ fontSize: screenSize(5, 1.25) }}>
            coeficiente {formatWeight(present.weight)} de {formatWeight(total.weight)}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>Se requiere {needed}.</Box>
          {notice !== null && (
            <SessionNotice {...notice}>
              <SessionClock {...{ until, offset, timeZone }} />
            </SessionNotice>
          )}
        </Box>
      </Box>
    </PublicScreen>
  );
}

const pointTitle = {
  m: 0,
  fontSize: screenSize(7, 1.75),
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
} as const;

const columns = {
  display: 'grid',
  alignItems: 'center',
  gap: screenSize(6),
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
