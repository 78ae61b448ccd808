import { defaultRoutes, type Role, strangerSession } from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/ApiFailure.ts';
import { readSessionAgain } from '../../../firebase/readSession.ts';
import { callApi } from '../../../testing/fakes/firebase/callApi.ts';
import { askBallotEarly, takeEarlyBallot } from './earlyBallot.ts';

let isAuthenticated = true;
let role: Role = 'voter';
let refused: ApiFailure | null = null;
const paths = () => callApi.mock.calls.map(([, path]) => path);

beforeEach(async () => {
  isAuthenticated = true;
  role = 'voter';
  refused = null;
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path.endsWith('/session')) {
      const routesAvailable = defaultRoutes(role);
      return { session: { ...strangerSession, isAuthenticated, role, routesAvailable } };
    }
    if (refused !== null) throw refused;
    return { asked: [], serverNow: 7 };
  });
  vi.stubGlobal('sessionStorage', undefined);
  void takeEarlyBallot();
});

async function askAnew(): Promise<void> {
  await readSessionAgain().catch(() => undefined);
  callApi.mockClear();
  await askBallotEarly();
}

test('what somebody votes on is asked before their page stands, and is taken once', async () => {
  await askAnew();
  expect(paths()).toEqual(['/api/votes/current']);
  expect((await takeEarlyBallot())?.answer).toEqual({ asked: [], serverNow: 7 });
  expect(takeEarlyBallot()).toBeNull();
});

test('of whoever did not sign in nothing is asked, so that nobody is told that their session ended', async () => {
  isAuthenticated = false;
  await askAnew();
  expect(paths()).toEqual([]);
  expect(takeEarlyBallot()).toBeNull();
});

test('nor of whoever may not open the page', async () => {
  role = 'moderator';
  await askAnew();
  expect(paths()).toEqual([]);
});

test('what was asked long ago is asked again', async () => {
  vi.useFakeTimers();
  await askAnew();
  vi.advanceTimersByTime(5_000);
  expect(takeEarlyBallot()).toBeNull();
});

test('what failed fails for whoever takes it', async () => {
  refused = ApiFailure.network();
  await askAnew();
  await expect(takeEarlyBallot()).rejects.toBe(refused);
});
