import {
  defaultRoutes,
  middlewareNames,
  strangerSession,
  type UserSession,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { middlewareNamed, runMiddleware } from './middleware.ts';

const voter: UserSession = {
  ...strangerSession,
  ...{ isAuthenticated: true, role: 'voter', routesAvailable: defaultRoutes('voter') },
};

test('an unknown name is an error with the text of specification §8', () => {
  expect(() => middlewareNamed('nobody')).toThrow('Unknown route middleware');
  expect(() => middlewareNamed('toString')).toThrow('Unknown route middleware');
});

test.each(middlewareNames)('%s is known', (name) => {
  expect(middlewareNamed(name)).toBeTypeOf('function');
});

test('guest lets only strangers pass, and leads the others home', async () => {
  expect(
    await runMiddleware(['guest'], { path: '/login', search: '', session: strangerSession }),
  ).toBe(true);
  expect(await runMiddleware(['guest'], { path: '/login', search: '', session: voter })).toEqual({
    to: '/',
  });
});

test('the device page is for signed-in members', async () => {
  const path = '/votes/current';
  expect(await runMiddleware(['device'], { path, search: '', session: voter })).toBe(true);
  expect(await runMiddleware(['device'], { path, search: '', session: strangerSession })).toEqual({
    to: '/login',
  });
});

test('the first check that does not let pass decides', async () => {
  const visit = { path: '/login', search: '', session: voter };
  expect(await runMiddleware(['guest', 'nobody'], visit)).toEqual({ to: '/' });
  await expect(runMiddleware(['device', 'nobody'], visit)).rejects.toThrow(
    'Unknown route middleware',
  );
});

const closed = {
  ...{ open: false, reason: 'turned-off', since: 1_800_000_000_000 },
  timeZone: 'America/Bogota',
};
const attorneysAt = (search: string) =>
  runMiddleware(['enable-vote'], { path: '/loginAttorney', search, session: strangerSession });

test('the door of attorneys is asked about only where the address names an assembly', async () => {
  expect(await attorneysAt('')).toBe(true);
  expect(await attorneysAt('?cot=%20')).toBe(true);
  expect(callApi).not.toHaveBeenCalled();
  callApi.mockResolvedValueOnce(closed);
  expect(await attorneysAt('?cot=Demo')).toEqual({ closed, cot: 'demo' });
  expect(callApi).toHaveBeenCalledWith('GET', '/api/auth/enable-vote?assembly=demo');
  callApi.mockResolvedValueOnce({ open: true, reason: null });
  expect(await attorneysAt('?cot=demo')).toBe(true);
});

test('where nobody answers, the page opens and says so itself when it is sent', async () => {
  callApi.mockRejectedValueOnce(new Error('no network'));
  expect(await attorneysAt('?cot=demo')).toBe(true);
});
