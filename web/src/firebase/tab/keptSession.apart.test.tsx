import { defaultRoutes, type Role, type SessionAnswer, strangerSession } from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDeskSession, keptRosterDatabase, readDeskSession } from './keptSession.ts';
import { runLeavingTasks } from './leaving.ts';

const wiped: string[] = [];
const ofTorres = keptRosterDatabase('torres');

function answerOf(role: Role | null, userId = 'paola', assembly = 'torres'): SessionAnswer {
  const routesAvailable = role === null ? [] : defaultRoutes(role);
  const who = { role, userId, assembly, routesAvailable, isAuthenticated: role !== null };
  return {
    session: { ...strangerSession, ...who },
    actor: userId,
    ...{ cot: 'demo', assemblyName: 'Torres', timeZone: 'America/Bogota', serverNow: 0 },
    openElsewhere: [],
  };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => wiped.push(name) });
  wiped.length = 0;
});

test('the session of a desk worker is remembered', () => {
  keepDeskSession(answerOf('registrar'));
  expect(readDeskSession()).toEqual(answerOf('registrar'));
});

test.each<Role | null>(['voter', 'auditor', null])('%s is not, and wipes the kept data', (role) => {
  keepDeskSession(answerOf('registrar'));
  keepDeskSession(answerOf(role));
  expect(readDeskSession()).toBeNull();
  expect(wiped).toEqual([ofTorres]);
});

test('another person at the desk does not find the roster of the one before', () => {
  keepDeskSession(answerOf('registrar'));
  keepDeskSession(answerOf('registrar'));
  expect(wiped).toEqual([]);
  keepDeskSession(answerOf('registrar', 'marta'));
  expect(wiped).toEqual([ofTorres]);
  expect(readDeskSession()?.session.userId).toBe('marta');
});

test('leaving wipes it, from whatever page', async () => {
  keepDeskSession(answerOf('moderator'));
  await runLeavingTasks();
  expect(readDeskSession()).toBeNull();
  expect(wiped).toEqual([ofTorres]);
});

test('a stored session of another shape is nobody', () => {
  localStorage.setItem('asamblea-mesa-sesion/torres', '{"session":{"role":"admin"}}');
  expect(readDeskSession()).toBeNull();
});

test('a browser signed in at two assemblies remembers the desk of each', () => {
  const elsewhere = [{ assemblyId: 'torres', name: 'Torres' }];
  keepDeskSession(answerOf('registrar'));
  keepDeskSession({ ...answerOf('registrar', 'paola', 'lagos'), openElsewhere: elsewhere });
  expect(wiped).toEqual([]);
  expect(readDeskSession()).toBeNull();
  sessionStorage.setItem('asamblea-de-esta-pestana', 'lagos');
  expect(readDeskSession()?.session.assembly).toBe('lagos');
});

test('desk data of an assembly is wiped once the browser is not signed in there', () => {
  keepDeskSession(answerOf('registrar'));
  keepDeskSession(answerOf('registrar', 'paola', 'lagos'));
  expect(wiped).toEqual([ofTorres]);
  keepDeskSession({ ...answerOf(null, 'paola', 'torres'), session: strangerSession });
  expect(wiped).toEqual([ofTorres, keptRosterDatabase('lagos')]);
});

test('desk data of an earlier version is wiped', () => {
  localStorage.setItem('asamblea-mesa-sesion', '{}');
  keepDeskSession(answerOf('registrar'));
  expect(wiped).toEqual(['asamblea-mesa-padron']);
});
