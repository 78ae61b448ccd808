import { waitAfter } from '../../firebase/asking/retrying.ts';
import { isReachable } from '../../firebase/listening/isReachable.ts';
import { mayReload } from './reloadOnce.ts';

/**
 * Opens the page again by itself when the server can be reached: at the browser's word, and asking
 * now and then, since many networks are down while the browser believes that they are up.
 */
export function reloadWhenReachable(): () => void {
  let failures = 0;
  let timer = setTimeout(ask, waitAfter(1));
  let wanted = true;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const isBack = await isReachable();
    if (!wanted) return;
    if (isBack && mayReload(Date.now())) {
      location.reload();
      return;
    }
    failures += 1;
    timer = setTimeout(ask, waitAfter(failures));
  }

  const askNow = () => void ask();
  addEventListener('online', askNow);
  return () => {
    wanted = false;
    clearTimeout(timer);
    removeEventListener('online', askNow);
  };
}
