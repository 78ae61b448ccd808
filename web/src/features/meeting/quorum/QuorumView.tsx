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
import type { ReactNode } from 'react';
import { formatTime } from '../../../ui/formatMoment.ts';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { QuorumRing } from '../../../ui/QuorumRing.tsx';
import { SessionMessage } from '../../../ui/SessionMessage.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
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
  const message = saySession({ ...live, state: live.sessionState }, timeZone);
  const absent = subtractCounts(total, present);
  const percent = sayPresence(live.quorum);
  const verdict = met ? 'Hay quórum' : 'No hay quórum';
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={`Quórum de la sala · ${callName(live.call)}`}
    >
      {message !== null && <SessionMessage {...message}>{clock}</SessionMessage>}
      <div className="quorum-view-columns">
        <div className="quorum-view-ring">
          <QuorumRing
            share={shareOf(present.weight, total.weight)}
            line={quorumLine(live.quorum)}
            met={met}
            label={`${verdict}: ${percent} del coeficiente total; se requiere ${needed}`}
          >
            <div className="quorum-view-figure">{percent}</div>
            <div className="quorum-view-word">presente</div>
          </QuorumRing>
        </div>
        <div className="quorum-view-words">
          <h1 className={classes('quorum-view-state', met && 'met')}>{verdict}</h1>
          <dl className="quorum-view-figures">
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
          </dl>
          {live.verified && (
            <div className="muted">
              Última verificación del quórum de la sala: {formatTime(live.verified.at, timeZone)},{' '}
              {live.verified.met ? 'hay quórum' : 'no hay quórum'}, {sayPresence(live.verified)}
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

interface FigureProps {
  readonly name: string;
  readonly weight: string;
  readonly more: string;
}

function Figure({ name, weight, more }: FigureProps) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd className="quorum-figure">{weight}</dd>
      <dd className="quorum-figure-name">{more}</dd>
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
