import {
  defaultRoutes,
  middlewareNames,
  strangerSession,
  type UserSession,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
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
  expect(await runMiddleware(['guest'], { path: '/login', session: strangerSession })).toBe(true);
  expect(await runMiddleware(['guest'], { path: '/login', session: voter })).toEqual({ to: '/' });
});

test('device is for who has signed in', async () => {
  const path = '/votes/current';
  expect(await runMiddleware(['device'], { path, session: voter })).toBe(true);
  expect(await runMiddleware(['device'], { path, session: strangerSession })).toEqual({
    to: '/login',
  });
});

test('the first check that does not let pass decides', async () => {
  const visit = { path: '/login', session: voter };
  expect(await runMiddleware(['guest', 'nobody'], visit)).toEqual({ to: '/' });
  await expect(runMiddleware(['device', 'nobody'], visit)).rejects.toThrow(
    'Unknown route middleware',
  );
});
