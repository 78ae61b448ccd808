import { defaultRoutes, type Role, strangerSession } from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { readSessionAgain } from '../../../firebase/session/readSession.ts';
import { runLeavingTasks } from '../../../firebase/tab/leaving.ts';
import { tabAssembly } from '../../../firebase/tab/tabAssembly.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { askBallotEarly, takeEarlyBallot } from './earlyBallot.ts';

let isAuthenticated = true;
let role: Role = 'voter';
let refused: ApiFailure | null = null;
/** Another test of the same process may have opened one. */
const here = tabAssembly() ?? 'torres';
let assembly = here;
const paths = () => callApi.mock.calls.map(([, path]) => path);
/** As a browser keeps it between pages. */
const kept = new Map<string, string>();

beforeEach(async () => {
  isAuthenticated = true;
  role = 'voter';
  refused = null;
  assembly = here;
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path.endsWith('/session')) {
      const routesAvailable = defaultRoutes(role);
      const who = isAuthenticated ? { assembly, userId: 'ana' } : {};
      return {
        session: { ...strangerSession, ...who, isAuthenticated, role, routesAvailable },
        openElsewhere: [],
      };
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

test('the ballot is asked for before the page stands, and is taken once', async () => {
  await askAnew();
  expect(paths()).toEqual(['/api/votes/current']);
  expect((await takeEarlyBallot())?.answer).toEqual({ asked: [], serverNow: 7 });
  expect(takeEarlyBallot()).toBeNull();
});

test('a visitor who did not sign in causes no request, so that nobody reads that their session ended', async () => {
  isAuthenticated = false;
  await askAnew();
  expect(paths()).toEqual([]);
  expect(takeEarlyBallot()).toBeNull();
});

test('an early ballot is not asked for a member who may not open the page', async () => {
  role = 'moderator';
  await askAnew();
  expect(paths()).toEqual([]);
});

/** The page is opened again, in the same browser: who is here is not known any more. */
async function openAgain(): Promise<unknown> {
  callApi.mockImplementationOnce(async () => {
    throw ApiFailure.network();
  });
  await readSessionAgain().catch(() => undefined);
  callApi.mockClear();
  await askBallotEarly();
  return takeEarlyBallot()?.then(
    ({ answer }) => answer,
    (failure: unknown) => failure,
  );
}
const both = ['/api/votes/current', '/api/auth/session'];

test('a browser of a voter asks for the session and the ballot at once, each once', async () => {
  await askAnew();
  const taken = await openAgain();
  expect(paths()).toEqual(both);
  expect(callApi.mock.calls[0]?.[4]).toMatchObject({ headers: { 'X-Assembly': here } });
  expect(taken).toEqual({ asked: [], serverNow: 7 });
});

test('an early ballot for a session that ended is thrown away', async () => {
  await askAnew();
  isAuthenticated = false;
  expect(await openAgain()).toBeUndefined();
  await openAgain();
  expect(paths()).toEqual(['/api/auth/session']);
});

test('an early ballot is not shown to a member who may not open the page any more', async () => {
  await askAnew();
  role = 'moderator';
  expect(await openAgain()).toBeUndefined();
});

test('an early ballot of another assembly is asked anew', async () => {
  await askAnew();
  assembly = 'otra';
  await openAgain();
  expect(paths()).toEqual([...both, '/api/votes/current']);
  expect(callApi.mock.calls[2]).toEqual(['GET', '/api/votes/current']);
});

test('an early ballot refused before the member was known is asked anew', async () => {
  await askAnew();
  refused = new ApiFailure({ code: 'not-signed-in', statusCode: 401, message: 'No' });
  const taken = await openAgain();
  expect(paths()).toEqual([...both, '/api/votes/current']);
  expect(taken).toBe(refused);
});

test('a member who leaves is forgotten', async () => {
  await askAnew();
  expect([...kept.values()]).toContain(here);
  await runLeavingTasks();
  expect([...kept.values()]).not.toContain(here);
});

test('an old early ballot is asked again', async () => {
  vi.useFakeTimers();
  await askAnew();
  vi.advanceTimersByTime(5_000);
  expect(takeEarlyBallot()).toBeNull();
});

test('a failed early ballot fails for its reader', async () => {
  refused = ApiFailure.network();
  await askAnew();
  await expect(takeEarlyBallot()).rejects.toBe(refused);
});
