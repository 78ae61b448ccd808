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
import { useServerOffset } from '../../../firebase/useServerOffset.ts';
import { useShown } from '../../../firebase/useShown.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { QuorumRing } from '../../../ui/QuorumRing.tsx';
import { SessionClock } from '../../../ui/SessionClock.tsx';
import { SessionMessage } from '../../../ui/SessionMessage.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
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
  const message = saySession({ ...value, state: value.sessionState }, timeZone);
  const Title = point === null ? 'h1' : 'h2';
  const word = met ? 'Hay quórum' : 'No hay quórum';
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={`Quórum de la sala · ${callName(value.call)}`}
    >
      <div role="status">
        {point !== null && <h1 className="quorum-screen-point-title">{sayPoint(point)}</h1>}
      </div>
      <div className="quorum-screen-columns">
        <div
          className="quorum-screen-ring"
          style={{ maxWidth: `calc(min(${point === null ? 62 : 44}vh, 90vw) * var(--fit, 1))` }}
        >
          <QuorumRing
            share={total.weight === 0 ? 0 : present.weight / total.weight}
            line={quorumLine(value.quorum)}
            met={met}
            label={`${word}: ${percent} del coeficiente total`}
          >
            <div className="quorum-screen-ring-figure">{present.units}</div>
            <div className="quorum-screen-ring-word">de {sayUnits(total.units)}</div>
          </QuorumRing>
        </div>
        <div className="quorum-screen-words">
          <div className="quorum-screen-figure">{percent}</div>
          <Title className={classes('quorum-screen-title', met && 'met')}>{word}</Title>
          <div className="quorum-screen-detail">
            coeficiente {formatWeight(present.weight)} de {formatWeight(total.weight)}
          </div>
          <div className="muted">Se requiere {needed}.</div>
          {message !== null && (
            <SessionMessage {...message}>
              <SessionClock {...{ until, offset, timeZone }} />
            </SessionMessage>
          )}
        </div>
      </div>
    </PublicScreen>
  );
}
