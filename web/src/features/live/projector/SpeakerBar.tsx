import type { LiveRoom } from '@asamblea/domain';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { CountdownClock } from '../../../ui/time/CountdownClock.tsx';

/** The speaker and the time left, under any content of the hall. */
export function SpeakerBar({ speaking }: { readonly speaking: NonNullable<LiveRoom['speaking']> }) {
  const offset = useServerOffset(true);
  return (
    <div role="status" className="speaker-bar">
      <span className="speaker-bar-words">
        Tiene la palabra
        {speaking.who !== null && (
          <>
            : <strong>{speaking.who}</strong>
          </>
        )}
      </span>
      <span className="speaker-bar-clock">
        <CountdownClock endsAt={speaking.endsAt} offset={offset} />
      </span>
    </div>
  );
}
