import {
  callName,
  formatCount,
  formatWeight,
  instantMillis,
  type LiveQuorum,
  type PointNow,
  quorumLine,
  sayPoint,
  sayPresence,
  saySession,
  sayUnits,
} from '@asamblea/domain';
import type { ReactNode } from 'react';
import { QuorumRing } from '../../ui/charts/QuorumRing.tsx';
import { NotInSession } from '../../ui/feedback/NotInSession.tsx';
import { PublicScreen } from '../../ui/screens/PublicScreen.tsx';
import { tieFigures } from '../../ui/text/tieFigures.ts';
import { classes } from '../../ui/widgets/classes.ts';
import { QuorumCurve } from './QuorumCurve.tsx';
import { sayHour } from './sayHour.ts';

interface QuorumViewProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly timeZone: string;
  readonly live: LiveQuorum;
  /** By the server's clock. */
  readonly now: number;
  /** How long until the hour of the call; the server's own page has none, which never moves. */
  readonly clock?: ReactNode;
  /** The point of the agenda that is treated; null or not said: none. */
  readonly point?: PointNow | null;
}

/**
 * The presence, against the need, its history, and how to vote: the same screen at the address of the quorum
 * and on the projector.
 */
export function QuorumView(props: QuorumViewProps) {
  const { cot, assemblyName, timeZone, live, now, clock, point = null } = props;
  const { present, total, needed, met } = live.quorum;
  const message = saySession({ ...live, state: live.sessionState }, timeZone);
  const percent = sayPresence(live.quorum);
  const verdict = met ? 'Hay quórum' : 'No hay quórum';
  const Title = point === null ? 'h1' : 'h2';
  const hasEnded = isOver(live) || live.isCalledOff === true;
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={`Quórum de la sala · ${callName(live.call)}`}
      isEntrance={!hasEnded}
    >
      {point !== null && (
        <div role="status">
          <h1 className="quorum-view-point">{sayPoint(point)}</h1>
        </div>
      )}
      {message !== null && <NotInSession {...message}>{clock}</NotInSession>}
      <div className="quorum-view-columns">
        <div className="quorum-view-ring">
          <QuorumRing
            share={total.weight === 0 ? 0 : present.weight / total.weight}
            line={quorumLine(live.quorum)}
            met={met}
            label={`${verdict}: ${percent} del coeficiente total; se requiere ${needed}`}
          >
            <div className="quorum-view-figure">{percent}</div>
            <div className="quorum-view-word">presente</div>
          </QuorumRing>
        </div>
        <div className="quorum-view-words">
          <Title className={classes('quorum-view-state', met && 'met')}>{verdict}</Title>
          <div className="quorum-view-units">
            {tieFigures(`${formatCount(present.units)} de ${sayUnits(total.units)}`)}
          </div>
          <div>
            {tieFigures(
              `Presente: ${formatWeight(present.weight)} · Ausente: ${formatWeight(total.weight - present.weight)} (${sayUnits(total.units - present.units)})`,
            )}
          </div>
          <div>{tieFigures(`Se requiere ${needed}.`)}</div>
          {live.verified && (
            <div className="muted">
              Última verificación: {sayHour(live.verified.at, timeZone)},{' '}
              {live.verified.met ? 'hay quórum' : 'no hay quórum'},{' '}
              {tieFigures(sayPresence(live.verified))}
            </div>
          )}
        </div>
      </div>
      <div className="quorum-view-curve">
        <QuorumCurve
          curve={live.curve}
          quorum={live.quorum}
          until={isOver(live) ? instantMillis(live.asOf) : now}
          timeZone={timeZone}
        />
      </div>
    </PublicScreen>
  );
}

/** Nothing moves any more: the curve ends where the session did. */
function isOver({ sessionState }: LiveQuorum): boolean {
  return sessionState === 'closed' || sessionState === 'failed';
}
