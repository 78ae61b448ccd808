import {
  type AttachedDocument,
  callName,
  type LivePoint,
  type LiveQuorum,
  type PointNow,
  quorumLine,
  sayPresence,
  saySession,
  sayUnits,
  sessionHour,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { useServerOffset } from '../../../firebase/useServerOffset.ts';
import { CountdownClock } from '../../../ui/CountdownClock.tsx';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { SessionNotice } from '../../../ui/SessionNotice.tsx';
import { ShareBar } from '../../../ui/ShareBar.tsx';
import { screenSize } from '../../../ui/screenSize.ts';
import { useNow } from '../../../ui/useNow.ts';
import { AgendaList } from './AgendaList.tsx';
import { DocumentCodes } from './DocumentCodes.tsx';
import { WallClock } from './WallClock.tsx';

interface WaitingScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly timeZone: string;
  readonly live: LiveQuorum;
  /** At least one. */
  readonly points: readonly LivePoint[];
  /** The point that is treated; null: none. */
  readonly point: PointNow | null;
}

/** A day is not waited for with a clock: its date is said. */
const dayMillis = 86_400_000;

/** While nothing is asked: the agenda and where we are, who is here, what to read, and how to come in. */
export function WaitingScreen(props: WaitingScreenProps) {
  const { cot, assemblyName, timeZone, live, points, point } = props;
  const offset = useServerOffset(true);
  const until = sessionHour({ ...live, state: live.sessionState });
  const now = useNow(1000, until !== null) + offset;
  const left = until === null ? 0 : until - now;
  const isNear = left > 0 && left < dayMillis;
  const notice = saySession({ ...live, state: live.sessionState }, timeZone);
  const current = point?.pointId ?? null;
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={
        <>
          {callName(live.call)} · <WallClock timeZone={timeZone} offset={offset} />
        </>
      }
    >
      <Box sx={columns}>
        <AgendaList points={points} current={current} />
        <Box sx={side}>
          {until !== null && isNear ? (
            <Box role="status">
              <Box sx={{ color: 'text.secondary' }}>Comienza en</Box>
              <Box sx={figure}>
                <CountdownClock endsAt={until} offset={offset} />
              </Box>
            </Box>
          ) : (
            notice !== null && <SessionNotice {...notice} />
          )}
          <HallQuorum live={live} isSmall={isNear} hasHeading={point === null} />
          <DocumentCodes cot={cot} documents={documentsNow(points, current)} />
        </Box>
      </Box>
    </PublicScreen>
  );
}

/** Those of the point that is treated; before one is, those of all of them. */
function documentsNow(
  points: readonly LivePoint[],
  current: string | null,
): readonly AttachedDocument[] {
  const treated = points.filter(({ pointId }) => pointId === current);
  const all = (current === null ? points : treated).flatMap(({ documents = [] }) => documents);
  return [...new Map(all.map((one) => [one.entryId, one])).values()];
}

interface HallQuorumProps {
  readonly live: LiveQuorum;
  /** Where a clock is what people look at. */
  readonly isSmall: boolean;
  /** Nothing else on the screen is its title. */
  readonly hasHeading: boolean;
}

function HallQuorum({ live, isSmall, hasHeading }: HallQuorumProps) {
  const { present, total, needed, met } = live.quorum;
  const share = total.weight === 0 ? 0 : present.weight / total.weight;
  const title = (
    <Box component={hasHeading ? 'h1' : 'p'} sx={[word, met && { color: 'success.main' }]}>
      {met ? 'Hay quórum' : 'No hay quórum'}
    </Box>
  );
  return (
    <Box component="section" aria-label="Quórum de la sala" sx={{ display: 'grid', gap: '0.35em' }}>
      <Box aria-hidden sx={{ color: 'text.secondary' }}>
        Quórum de la sala
      </Box>
      <Box sx={row}>
        <Box sx={isSmall ? smallFigure : figure}>{sayPresence(live.quorum)}</Box>
        {isSmall && title}
      </Box>
      <ShareBar
        share={share}
        tone="primary"
        line={quorumLine(live.quorum)?.share ?? null}
        height="0.7em"
      />
      {!isSmall && title}
      <Box>
        {present.units} de {sayUnits(total.units)}
      </Box>
      <Box sx={{ color: 'text.secondary', lineHeight: 1.25 }}>Se requiere {needed}.</Box>
    </Box>
  );
}

const figure = { fontSize: screenSize(14, 2.6), fontWeight: 700, lineHeight: 1 } as const;
const smallFigure = { fontSize: screenSize(7, 2), fontWeight: 700, lineHeight: 1 } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.8em',
} as const;
const word = { m: 0, fontSize: screenSize(5.4, 1.6), fontWeight: 700, lineHeight: 1.1 } as const;

/** The figures take what they need on any screen of a hall; the agenda takes the rest. */
const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: screenSize(6),
  rowGap: '1.4em',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, 1fr) min(46%, 64vh)` },
} as const;

const side = { display: 'grid', gap: '1em', minWidth: 0, order: { xs: -1, md: 0 } } as const;
