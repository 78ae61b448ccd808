import { beginMember, mayDo, permissionsOf, roles } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { giveSigning } from './giveSigning.ts';

const path = 'assemblies/a1/members/ana';

/** The member as it was written before there was a page to sign on. */
function before(role: (typeof roles)[number]) {
  const member = beginMember({ uid: 'ana', role, name: 'Ana', email: '', personId: null });
  const routesAvailable = member.routesAvailable.filter((one) => one !== '/acta');
  return { ...member, routesAvailable };
}

test('every member who has the home page may sign, once', () => {
  for (const role of roles) {
    const after = { ...before(role), ...giveSigning(path, before(role)) };
    expect(mayDo(permissionsOf(after), 'signActa'), role).toBe(true);
    expect(giveSigning(path, after), role).toEqual({});
  }
});

test('a member without the home page stays without this one', () => {
  expect(giveSigning(path, { ...before('voter'), routesAvailable: ['/votes/current'] })).toEqual(
    {},
  );
});

test('the access that a role brings has it too', () => {
  const settings = 'assemblies/a1/settings/permissions';
  expect(giveSigning(settings, { roles: { moderator: before('moderator') } })).toMatchObject({
    roles: { moderator: { routesAvailable: expect.arrayContaining(['/acta']) } },
  });
  expect(giveSigning(settings, {})).toEqual({});
});

test('nothing else is touched', () => {
  for (const other of ['assemblies/a1', 'assemblies/a1/settings/general'])
    expect(giveSigning(other, { ...before('admin'), roles: {} })).toEqual({});
});
