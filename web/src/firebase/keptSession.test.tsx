import { defaultRoutes, type Role, type SessionAnswer, strangerSession } from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDeskSession, keptRosterDatabase, readDeskSession } from './keptSession.ts';
import { runLeavingTasks } from './leaving.ts';

const wiped: string[] = [];

function answerOf(role: Role | null, userId = 'paola'): SessionAnswer {
  const routesAvailable = role === null ? [] : defaultRoutes(role);
  const who = { role, userId, assembly: 'torres', routesAvailable, isAuthenticated: role !== null };
  return {
    session: { ...strangerSession, ...who },
    actor: userId,
    ...{ cot: 'demo', assemblyName: 'Torres', timeZone: 'America/Bogota', serverNow: 0 },
  };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => wiped.push(name) });
  wiped.length = 0;
});

test('who works at a desk is remembered', () => {
  keepDeskSession(answerOf('registrar'));
  expect(readDeskSession()).toEqual(answerOf('registrar'));
});

test.each<Role | null>(['voter', 'auditor', null])('%s is not, and wipes what was kept', (role) => {
  keepDeskSession(answerOf('registrar'));
  keepDeskSession(answerOf(role));
  expect(readDeskSession()).toBeNull();
  expect(wiped).toEqual([keptRosterDatabase]);
});

test('another person at the desk does not find the roster of the one before', () => {
  keepDeskSession(answerOf('registrar'));
  keepDeskSession(answerOf('registrar'));
  expect(wiped).toEqual([]);
  keepDeskSession(answerOf('registrar', 'marta'));
  expect(wiped).toEqual([keptRosterDatabase]);
  expect(readDeskSession()?.session.userId).toBe('marta');
});

test('leaving wipes it, from whatever page', async () => {
  keepDeskSession(answerOf('moderator'));
  await runLeavingTasks();
  expect(readDeskSession()).toBeNull();
  expect(wiped).toEqual([keptRosterDatabase]);
});

test('what was not written by us is nobody', () => {
  localStorage.setItem('asamblea-mesa-sesion', '{"session":{"role":"admin"}}');
  expect(readDeskSession()).toBeNull();
});
