import { callName, type SessionMessage, type SessionMoment, sessionHour } from '@asamblea/domain';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { PublicScreen } from '../../../ui/screens/PublicScreen.tsx';
import { SessionClock } from '../../../ui/time/SessionClock.tsx';

interface SessionScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly session: SessionMoment;
  readonly message: SessionMessage;
}

/** The session stopped: one message, and how long until it goes on. */
export function SessionScreen({ cot, assemblyName, session, message }: SessionScreenProps) {
  const until = sessionHour(session);
  const offset = useServerOffset(until !== null);
  return (
    <PublicScreen cot={cot} title={assemblyName} moment={callName(session.call)}>
      <div role="status">
        <h1 className="session-screen-title">{message.title}</h1>
        <div className="session-screen-text">{message.text}</div>
      </div>
      <div className="session-screen-clock">
        <SessionClock until={until} offset={offset} />
      </div>
    </PublicScreen>
  );
}
