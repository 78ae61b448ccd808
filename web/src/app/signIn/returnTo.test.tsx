import { defaultRoutes, strangerSession, type UserSession } from '@asamblea/domain';
import { beforeEach, expect, test } from 'vitest';
import { keepReturn, takeReturn } from './returnTo.ts';

const voter: UserSession = {
  ...strangerSession,
  ...{ isAuthenticated: true, role: 'voter', routesAvailable: defaultRoutes('voter') },
};

beforeEach(() => sessionStorage.clear());

test('signing in leads, once, to the page that was asked for', () => {
  keepReturn('/drive?carpeta=actas');
  expect(takeReturn(voter)).toBe('/drive?carpeta=actas');
  expect(takeReturn(voter)).toBeNull();
});

test.each([
  ['home', '/'],
  ['a page of others', '/votes/private'],
  ['no page at all', '/nothing/here'],
  ['the sign-in page', '/login'],
  ['another site', '//evil.test/drive'],
  ['another site, by a backslash', '/\\evil.test'],
  ['an address that is not a path', 'https://evil.test/drive'],
])('does not lead to %s', (_, path) => {
  keepReturn(path);
  expect(takeReturn(voter)).toBeNull();
});
