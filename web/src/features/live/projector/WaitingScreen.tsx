import {
  type AttachedDocument,
  callName,
  formatCount,
  type LivePoint,
  type LiveQuorum,
  type PointNow,
  quorumLine,
  sayPresence,
  saySession,
  sayUnits,
  sessionHour,
} from '@asamblea/domain';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { ShareBar } from '../../../ui/charts/ShareBar.tsx';
import { NotInSession } from '../../../ui/feedback/NotInSession.tsx';
import { PublicScreen } from '../../../ui/screens/PublicScreen.tsx';
import { tieFigures } from '../../../ui/text/tieFigures.ts';
import { CountdownClock } from '../../../ui/time/CountdownClock.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { classes } from '../../../ui/widgets/classes.ts';
import { DocumentCodes } from './DocumentCodes.tsx';
import { ProjectedAgenda } from './ProjectedAgenda.tsx';
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

/**
 * While nothing is asked: the agenda and the present point, the documents, the way to vote, and the people
 * present.
 */
export function WaitingScreen(props: WaitingScreenProps) {
  const { cot, assemblyName, timeZone, live, points, point } = props;
  const offset = useServerOffset(true);
  const until = sessionHour({ ...live, state: live.sessionState });
  const now = useNow(1000, until !== null) + offset;
  const left = until === null ? 0 : until - now;
  const isNear = left > 0 && left < dayMillis;
  const message = saySession({ ...live, state: live.sessionState }, timeZone);
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
      isEntrance
    >
      <HallQuorum live={live} hasHeading={point === null} />
      {until !== null && isNear ? (
        <div role="status">
          <div className="muted">Comienza en</div>
          <div className="waiting-screen-figure">
            <CountdownClock endsAt={until} offset={offset} />
          </div>
        </div>
      ) : (
        message !== null && <NotInSession {...message} />
      )}
      <ProjectedAgenda points={points} current={current} />
      <DocumentCodes cot={cot} documents={documentsNow(points, current)} />
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
  /** Nothing else on the screen is its title. */
  readonly hasHeading: boolean;
}

function HallQuorum({ live, hasHeading }: HallQuorumProps) {
  const { present, total, needed, met } = live.quorum;
  const share = total.weight === 0 ? 0 : present.weight / total.weight;
  const Title = hasHeading ? 'h1' : 'p';
  return (
    <section aria-label="Quórum de la sala" className="hall-quorum">
      <div className="hall-quorum-row">
        <Title className={classes('hall-quorum-word', met && 'met')}>
          {met ? 'Hay quórum' : 'No hay quórum'}
        </Title>
        <div className="hall-quorum-figure">{sayPresence(live.quorum)}</div>
      </div>
      <ShareBar
        share={share}
        tone="primary"
        line={quorumLine(live.quorum)?.share ?? null}
        height="0.7em"
      />
      <div>{tieFigures(`${formatCount(present.units)} de ${sayUnits(total.units)}`)}</div>
      {!met && <div>{tieFigures(`Se requiere ${needed}.`)}</div>}
    </section>
  );
}
