import {
  type AssemblyBrand,
  type LiveQuestion,
  type LiveRoom,
  moodOn,
  type SessionMoment,
  saySession,
  stageMotionOf,
} from '@asamblea/domain';
import { useShown } from '../../../firebase/live/useShown.ts';
import { useWakeLock } from '../../../ui/device/useWakeLock.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { MotionStage } from '../../../ui/screens/MotionStage.tsx';
import { BlankScreen } from './BlankScreen.tsx';
import { InquiryScreen } from './InquiryScreen.tsx';
import { MoodScreen } from './MoodScreen.tsx';
import { QuorumScreen } from './QuorumScreen.tsx';
import { RollCallScreen } from './RollCallScreen.tsx';
import { SessionScreen } from './SessionScreen.tsx';
import { SpeakerBar } from './SpeakerBar.tsx';
import { VotingScreen } from './VotingScreen.tsx';

interface ProjectorPageProps {
  readonly cot: string;
  readonly assembly: AssemblyBrand;
}

/** The projector's one address: it follows the session by itself and recovers alone. */
export function ProjectorPage({ cot, assembly }: ProjectorPageProps) {
  const { value, missing, offline } = useShown(cot, 'question');
  const room = useShown(cot, 'room').value;
  const speaking = room?.speaking ?? null;
  useWakeLock();
  if (value === null && !missing) return <Loading label="Conectando con la asamblea…" />;
  // A blank screen says nothing of anybody, nor one whose session stopped.
  const hasSpeaker =
    speaking !== null && value?.session?.state === 'open' && value.stage.mode !== 'blank';
  return (
    <>
      <div className={hasSpeaker ? 'speaker-bar-room' : undefined}>
        <MotionStage shown={value} motionOf={stageMotionOf}>
          <Staged cot={cot} assembly={assembly} live={value} inquiry={room?.inquiry ?? null} />
        </MotionStage>
      </div>
      {hasSpeaker && <SpeakerBar speaking={speaking} />}
      <TrialCode live={value} />
      {offline && <StaleMessage />}
    </>
  );
}

/** While the screen is tried: who reads it out proves that the hall sees this one. */
function TrialCode({ live }: { readonly live: LiveQuestion | null }) {
  const stage = live?.stage;
  const code = stage !== undefined && 'check' in stage ? stage.check : undefined;
  // In small, on the board of the tester, it would prove nothing.
  if (code === undefined || window.self !== window.top) return null;
  return (
    <div role="status" className="trial-code">
      Prueba de pantalla: <strong>{code}</strong>
    </div>
  );
}

interface StagedProps extends ProjectorPageProps {
  readonly live: LiveQuestion | null;
  readonly inquiry: LiveRoom['inquiry'];
}

function Staged({ cot, assembly, live, inquiry = null }: StagedProps) {
  const mode = live?.stage.mode ?? 'quorum';
  const session = live?.session;
  const message = session === undefined ? null : saySession(session, assembly.timeZone);
  const of = { cot, assemblyName: assembly.name };
  if (session !== undefined && message !== null && stopsTheScreen(session, mode)) {
    return <SessionScreen {...of} session={session} message={message} />;
  }
  if (mode === 'blank') return <BlankScreen {...of} />;
  const mood = live === null ? null : moodOn(live.stage);
  if (mood !== null) {
    const counts = live?.mood ?? { answered: 0, counts: {} };
    return <MoodScreen {...of} mood={mood} counts={counts} />;
  }
  const votings = live?.votings ?? [];
  const [voting, ...others] = votings;
  if (voting !== undefined) {
    const isRoll = others.length === 0 && voting.result === null;
    return isRoll && (voting.question.roll ?? null) !== null ? (
      <RollCallScreen {...of} voting={voting} />
    ) : (
      <VotingScreen {...of} votings={votings} />
    );
  }
  const point = session?.point ?? null;
  // Of a point that is not treated any more, it is not on screen even before that is written down.
  const isOfPoint = inquiry !== null && inquiry.pointId === (point?.pointId ?? null);
  if (session?.state === 'open' && isOfPoint) {
    return <InquiryScreen {...of} inquiry={inquiry} point={point} />;
  }
  return <QuorumScreen {...of} timeZone={assembly.timeZone} point={point} />;
}

/** A session that stopped says so before anything else; one that ended may still show a result. */
function stopsTheScreen(session: SessionMoment, mode: LiveQuestion['stage']['mode']): boolean {
  const { state, isCalledOff = false } = session;
  if (isCalledOff) return mode !== 'blank';
  return state === 'failed' || state === 'suspended' || (state === 'closed' && mode !== 'result');
}
