import {
  callName,
  formatWeight,
  instantMillis,
  type LiveQuorum,
  quorumLine,
  sayPresence,
  saySession,
  sayUnits,
  subtractCounts,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { formatTime } from '../../../ui/formatMoment.ts';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { QuorumRing } from '../../../ui/QuorumRing.tsx';
import { SessionNotice } from '../../../ui/SessionNotice.tsx';
import { screenSize } from '../../../ui/screenSize.ts';
import { QuorumCurve } from './QuorumCurve.tsx';

interface QuorumViewProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly timeZone: string;
  readonly live: LiveQuorum;
  /** By the server's clock. */
  readonly now: number;
  /** How long until the hour of the call; the server's own page has none, which never moves. */
  readonly clock?: ReactNode;
}

/** How much of the building is here, against what is needed, and how it came to be. */
export function QuorumView(props: QuorumViewProps) {
  const { cot, assemblyName, timeZone, live, now, clock } = props;
  const { present, total, needed, met } = live.quorum;
  const notice = saySession({ ...live, state: live.sessionState }, timeZone);
  const absent = subtractCounts(total, present);
  const percent = sayPresence(live.quorum);
  const verdict = met ? 'Hay quórum' : 'No hay quórum';
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={`Quórum de la sala · ${callName(live.call)}`}
    >
      {notice !== null && <SessionNotice {...notice}>{clock}</SessionNotice>}
      <Box sx={columns}>
        <Box sx={{ width: '100%', maxWidth: 'calc(min(46vh, 90vw) * var(--fit, 1))', mx: 'auto' }}>
          <QuorumRing
            share={shareOf(present.weight, total.weight)}
            line={quorumLine(live.quorum)}
            met={met}
            label={`${verdict}: ${percent} del coeficiente presente; se requiere ${needed}`}
          >
            <Box sx={{ fontSize: screenSize(7, 2), fontWeight: 700, lineHeight: 1 }}>{percent}</Box>
            <Box sx={{ fontSize: screenSize(3.2), color: 'text.secondary' }}>presente</Box>
          </QuorumRing>
        </Box>
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: screenSize(3) }}>
          <Box
            component="h1"
            sx={{
              m: 0,
              fontSize: screenSize(9, 2),
              lineHeight: 1.1,
              color: met ? 'success.main' : 'text.primary',
            }}
          >
            {verdict}
          </Box>
          <Box component="dl" sx={figures}>
            <Figure
              name="Presente"
              weight={formatWeight(present.weight)}
              more={sayUnits(present.units)}
            />
            <Figure
              name="Ausente"
              weight={formatWeight(absent.weight)}
              more={sayUnits(absent.units)}
            />
            <Figure
              name="Se requiere"
              weight={needed}
              more={`de ${formatWeight(total.weight)} · ${sayUnits(total.units)}`}
            />
          </Box>
          {live.verified && (
            <Box sx={{ color: 'text.secondary' }}>
              Última verificación del quórum de la sala: {formatTime(live.verified.at, timeZone)},{' '}
              {live.verified.met ? 'hay quórum' : 'no hay quórum'}, {sayPresence(live.verified)}
            </Box>
          )}
        </Box>
      </Box>
      <Box sx={{ height: 'max(9rem, 18vh)', fontSize: screenSize(3, 0.875) }}>
        <QuorumCurve
          curve={live.curve}
          quorum={live.quorum}
          until={isOver(live) ? instantMillis(live.asOf) : now}
          timeZone={timeZone}
        />
      </Box>
    </PublicScreen>
  );
}

interface FigureProps {
  readonly name: string;
  readonly weight: string;
  readonly more: string;
}

function Figure({ name, weight, more }: FigureProps) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: screenSize(4.6, 1.25), fontWeight: 700 }}>
        {weight}
      </Box>
      <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
        {more}
      </Box>
    </div>
  );
}

/** Nothing moves any more: the curve ends where the session did. */
function isOver({ sessionState }: LiveQuorum): boolean {
  return sessionState === 'closed' || sessionState === 'failed';
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

const columns = {
  display: 'grid',
  alignItems: 'center',
  gap: screenSize(5),
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

const figures = {
  m: 0,
  // What is required is a sentence: it has the whole width.
  '& > :last-child': { gridColumn: '1 / -1' },
  display: 'grid',
  gap: screenSize(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5em), 1fr))',
  lineHeight: 1.3,
} as const;
