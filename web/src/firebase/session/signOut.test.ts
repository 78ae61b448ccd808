import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { onLeaving } from '../tab/leaving.ts';
import { signOut } from './signOut.ts';

const log: string[] = [];
let answer: () => Promise<unknown>;

class OtherTabs {
  postMessage({ assembly }: { readonly assembly: string }) {
    log.push(`tell ${assembly}`);
  }
  close() {}
}

beforeEach(() => {
  log.length = 0;
  vi.stubGlobal('BroadcastChannel', OtherTabs);
  callApi.mockImplementation((method: string, path: string) => {
    log.push(`${method} ${path}`);
    return answer();
  });
});

test('leaves the identity provider before it calls the logout endpoint', async () => {
  answer = async () => ({ code: 1001 });
  onLeaving(async () => void log.push('identity provider'));
  expect(await signOut(['torres'], 'here')).toBe(true);
  expect(log).toEqual(['identity provider', 'GET /api/auth/logout', 'tell torres']);
});

test.each([
  ['another code', async () => ({ code: 5 })],
  ['no answer', () => Promise.reject(new Error('offline'))],
])('only logs a failure: %s', async (_, given) => {
  answer = given;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await signOut(['torres'], 'here')).toBe(false);
  expect(logged).toHaveBeenCalledWith('Error logging out', expect.anything());
  expect(log).toEqual(['GET /api/auth/logout']);
});

test('leaves even when something cannot be closed', async () => {
  answer = async () => ({ code: 1001 });
  onLeaving(() => Promise.reject(new Error('already closed')));
  expect(await signOut(['torres'], 'here')).toBe(true);
});
