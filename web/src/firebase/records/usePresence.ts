import { heartbeatMillis, presenceEndpoints } from '@asamblea/domain';
import { useEffect } from 'react';
import { askApi } from '../asking/askApi.ts';

/**
 * Says every while that this person is still there, and at once when the network or the page come back.
 * A person who does not attend online is told so by the first answer, and it asks no more until `turn` is
 * another.
 */
export function usePresence(isOn = true, turn = 0): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn begins anew.
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let every = heartbeatMillis;
    let isStopped = false;
    async function beat() {
      clearTimeout(timer);
      if (isStopped) return;
      let wait = every;
      try {
        const { attends, nextMillis, everyMillis } = await askApi(presenceEndpoints.keepPresence);
        isStopped ||= !attends;
        every = everyMillis ?? every;
        wait = nextMillis ?? every;
      } catch {
        // Without network the next one tells; the grace is longer than several of them.
      }
      if (!isStopped) timer = setTimeout(beat, wait);
    }
    const wake = () => {
      if (document.visibilityState === 'visible') void beat();
    };
    void beat();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isOn, turn]);
}
