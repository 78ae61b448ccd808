import { beginMember, mayDo, type Operation, permissionsOf, type Role } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { giveRecount } from './giveRecount.ts';

const path = 'assemblies/a1/members/ana';

/** The member as it was written before tellers had the recount. */
function before(role: Role) {
  const member = beginMember({ uid: 'ana', role, name: 'Ana', email: '', personId: null });
  const { routesAvailable, componentsAvailable } = member;
  return {
    ...member,
    routesAvailable: routesAvailable.filter((one) => !['/protected', '/acta'].includes(one)),
    componentsAvailable: componentsAvailable.filter((one) => one !== 'recount'),
  };
}

test('a teller recounts the votes, and reads nothing else of that page', () => {
  const member = before('teller');
  const after = { ...member, ...giveRecount(path, member) };
  const may = (operation: Operation) => mayDo(permissionsOf(after), operation);
  expect(may('recount')).toBe(true);
  expect(may('openProtected')).toBe(true);
  expect(may('readLog')).toBe(false);
  expect(giveRecount(path, after)).toEqual({});
});

test('a member who lacked any page of that time was restricted, and stays so', () => {
  const member = before('teller');
  for (const lacking of member.routesAvailable) {
    const routesAvailable = member.routesAvailable.filter((one) => one !== lacking);
    expect(giveRecount(path, { ...member, routesAvailable })).toEqual({});
  }
});

test('the changed teller role gets the recount too, and no other role does', () => {
  const settings = 'assemblies/a1/settings/permissions';
  const { teller, moderator } = { teller: before('teller'), moderator: before('moderator') };
  const changed = giveRecount(settings, { roles: { teller, moderator } });
  expect(changed).toMatchObject({
    roles: { teller: { routesAvailable: expect.arrayContaining(['/protected']) }, moderator },
  });
  expect(giveRecount(settings, { roles: { moderator } })).toEqual({});
});

test('nobody else and nothing else is touched', () => {
  for (const role of ['admin', 'moderator', 'registrar', 'auditor', 'voter'] as const)
    expect(giveRecount(path, before(role))).toEqual({});
  for (const other of ['assemblies/a1', 'assemblies/a1/settings/general', 'assemblies/a1/mail/m'])
    expect(giveRecount(other, { ...before('teller'), roles: {} })).toEqual({});
});
