import { beginMember, mayDo, permissionsOf, type Role } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { giveNotices } from './giveNotices.ts';

const path = 'assemblies/a1/members/ana';
const withRoutes = ['admin', 'moderator', 'auditor'] as const;

/** The member as it was written before the page came. */
function before(role: Role, more: object = {}) {
  const member = beginMember({ uid: 'ana', role, name: 'Ana', email: '', personId: null });
  const routesAvailable = member.routesAvailable.filter(
    (one) => !['/notices', '/reports/acta', '/acta'].includes(one),
  );
  return { ...member, routesAvailable, ...more };
}

test.each(withRoutes)('%s who had every page of then has the new one', (role) => {
  const member = before(role);
  const after = { ...member, ...giveNotices(path, member) };
  expect(after.routesAvailable).toEqual([...member.routesAvailable, '/notices']);
  expect(mayDo(permissionsOf(after), 'readConvocations')).toBe(true);
  expect(giveNotices(path, after)).toEqual({});
});

test.each(withRoutes)('%s who lacked any page of then was restricted, and stays so', (role) => {
  const member = before(role);
  for (const lacking of member.routesAvailable) {
    const routesAvailable = member.routesAvailable.filter((one) => one !== lacking);
    expect(giveNotices(path, { ...member, routesAvailable })).toEqual({});
  }
});

test('a member changed after the page existed may have been denied it', () => {
  expect(giveNotices(path, before('moderator', { revision: 2 }))).toEqual({});
  const older = before('moderator', { revision: 2, partsVersion: 2 });
  expect(giveNotices(path, older)).toMatchObject({
    routesAvailable: expect.arrayContaining(['/notices']),
  });
});

test.each(['registrar', 'teller', 'voter', 'attorney', 'observer'] as const)(
  '%s never had it and does not get it',
  (role) => {
    expect(giveNotices(path, before(role))).toEqual({});
  },
);

test('a role changed before the page existed gets it too, unless it brought less', () => {
  const { routesAvailable, partsVersion } = before('moderator');
  const settings = (of: object) => ({
    roles: { moderator: { routesAvailable, revision: 1, ...of } },
  });
  const settingsPath = 'assemblies/a1/settings/permissions';
  expect(giveNotices(settingsPath, settings({ partsVersion: 2 }))).toMatchObject({
    roles: { moderator: { routesAvailable: [...routesAvailable, '/notices'], revision: 1 } },
  });
  const since = settings({ partsVersion });
  expect(giveNotices(settingsPath, since)).toEqual(since);
  const less = settings({ partsVersion: 2, routesAvailable: ['/'] });
  expect(giveNotices(settingsPath, less)).toEqual(less);
});

test('nothing else is touched', () => {
  for (const other of ['assemblies/a1', 'assemblies/a1/settings/general', 'assemblies/a1/mail/m'])
    expect(giveNotices(other, { ...before('admin'), roles: {} })).toEqual({});
});
