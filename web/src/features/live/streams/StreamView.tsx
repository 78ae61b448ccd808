import {
  type LiveQuestion,
  readStreamParameters,
  type StreamParameters,
  saySession,
  stageMotionOf,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { useFit } from '../../../ui/device/useFit.ts';
import { useRootClass } from '../../../ui/device/useRootClass.ts';
import { NotInSession } from '../../../ui/feedback/NotInSession.tsx';
import { MotionStage } from '../../../ui/screens/MotionStage.tsx';
import { ScreenWayIn } from '../../../ui/screens/ScreenWayIn.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { Panel, StreamPanel } from './StreamPanel.tsx';
import { StreamResult } from './StreamResult.tsx';
import { StreamRollCall } from './StreamRollCall.tsx';
import { streamSizes } from './streamSizes.ts';
import { isAsked, type StreamSource } from './streamSource.ts';

interface StreamViewProps {
  readonly cot: string;
  readonly source: StreamSource;
}

/**
 * An overlay for video mixers: transparent, low on the picture, and nothing at all when there is no
 * question on stage. docs/streams.md tells what its address may ask for.
 */
export function StreamView({ cot, source }: StreamViewProps) {
  const parameters = useMemo(() => {
    const asked = new URLSearchParams(location.search);
    return readStreamParameters((name) => asked.get(name));
  }, []);
  const live = source.useQuestion(cot);
  useRootClass('stream-view-page');
  const fit = useFit(true, ofPicture);
  const { size, theme, background, qr, mistakes } = parameters;
  return (
    <main
      style={background === null ? undefined : { background }}
      className={classes('stream-view', theme === 'transparent' && 'stream-view-on-picture')}
    >
      <div
        ref={fit}
        className="stream-view-low-part"
        style={{
          maxHeight: `${ofPicture * 100}vh`,
          fontSize: `calc(${streamSizes[size]} * var(--fit, 1))`,
        }}
      >
        {mistakes.length > 0 && (
          <div role="status" className="stream-view-mistaken">
            {mistakes.join(' ')}
          </div>
        )}
        <div className="stream-view-row">
          <div className="stream-view-words">
            <MotionStage shown={live} motionOf={stageMotionOf}>
              <Shown {...{ cot, source, live, parameters }} />
            </MotionStage>
          </div>
          {qr && (
            <Panel isNarrow>
              <ScreenWayIn cot={cot} />
            </Panel>
          )}
        </div>
      </div>
    </main>
  );
}

interface ShownProps extends StreamViewProps {
  readonly live: LiveQuestion | null;
  readonly parameters: StreamParameters;
}

function Shown({ cot, source, live, parameters }: ShownProps) {
  const { question: wanted, roll } = parameters;
  const { state, isCalledOff } = live?.session ?? {};
  // Without hours: the video may be seen from any other zone.
  if (
    state !== undefined &&
    (state === 'failed' || state === 'suspended' || isCalledOff === true)
  ) {
    const message = saySession({ state, ...(isCalledOff === true ? { isCalledOff } : {}) }, 'UTC');
    return message === null ? null : <NotInSession {...message} />;
  }
  const onStage = live?.votings ?? [];
  const votings =
    wanted === null ? onStage : onStage.filter(({ question }) => isAsked(question, wanted));
  const [voting] = votings;
  if (voting === undefined) {
    return wanted === null ? null : <StreamResult {...{ cot, source, wanted }} />;
  }
  if (roll !== null && (voting.question.roll ?? null) !== null && voting.result === null) {
    return <StreamRollCall {...{ cot, source, voting, order: roll }} />;
  }
  return <StreamPanel votings={votings} />;
}

/** With the margins at the sides, less than a third of the picture. */
const ofPicture = 0.36;
