import type { RedirectAnswer } from '@asamblea/domain';
import { callApi } from '../firebase/callApi.ts';

const asked = new Map<string, Promise<string | null>>();

/**
 * Where the server sends a path: another path, an absolute address, or null. Asked once a page for
 * each path. Without an answer there is no redirect: losing the network must not lose the page.
 */
export function lookUpRedirect(path: string): Promise<string | null> {
  const known = asked.get(path);
  if (known !== undefined) return known;
  const answer = callApi<RedirectAnswer>('GET', `/api/redirect?path=${encodeURIComponent(path)}`)
    .then(({ redirect }) => (redirect === path ? null : redirect))
    .catch(() => {
      asked.delete(path);
      return null;
    });
  asked.set(path, answer);
  return answer;
}
