import { beginMember, mayDo, permissionsOf, type Role } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { giveActa } from './giveActa.ts';

const path = 'assemblies/a1/members/ana';

/** The member as it was written before the minutes had a page. */
function before(role: Role) {
  const member = beginMember({ uid: 'ana', role, name: 'Ana', email: '', personId: null });
  return {
    ...member,
    routesAvailable: member.routesAvailable.filter((one) => one !== '/reports/acta'),
    componentsAvailable: member.componentsAvailable.filter((one) => one !== 'write-acta'),
    partsVersion: 3,
  };
}

test('members who prepared the minutes go on, and write them where their role does', () => {
  for (const [role, writes] of [
    ['admin', true],
    ['moderator', true],
    ['auditor', false],
  ] as const) {
    const after = { ...before(role), ...giveActa(path, before(role)) };
    expect(mayDo(permissionsOf(after), 'readActa'), role).toBe(true);
    expect(mayDo(permissionsOf(after), 'readActaDocument'), role).toBe(true);
    expect(mayDo(permissionsOf(after), 'writeActa'), role).toBe(writes);
    expect(giveActa(path, after)).toEqual({});
  }
});

test('members without the reports, or without the part that prepared the minutes, stay without them', () => {
  const member = before('moderator');
  const routesAvailable = member.routesAvailable.filter((one) => one !== '/reports');
  expect(giveActa(path, { ...member, routesAvailable })).toEqual({});
  const componentsAvailable = member.componentsAvailable.filter((one) => one !== 'draft-acta');
  expect(giveActa(path, { ...member, componentsAvailable })).toEqual({});
  const old = { ...member, componentsAvailable: [], partsVersion: 0 };
  expect(giveActa(path, old)).toEqual({
    routesAvailable: [...member.routesAvailable, '/reports/acta'],
  });
});

test('the access that a role brings has it too, and no other role does', () => {
  const settings = 'assemblies/a1/settings/permissions';
  const [moderator, teller] = [before('moderator'), before('teller')];
  expect(giveActa(settings, { roles: { moderator, teller } })).toMatchObject({
    roles: { moderator: { routesAvailable: expect.arrayContaining(['/reports/acta']) }, teller },
  });
  expect(giveActa(settings, {})).toEqual({});
});

test('nobody else and nothing else is touched', () => {
  for (const role of ['registrar', 'teller', 'voter'] as const) {
    const routesAvailable = [...before(role).routesAvailable, '/reports'];
    expect(giveActa(path, { ...before(role), routesAvailable })).toEqual({});
  }
  for (const other of ['assemblies/a1', 'assemblies/a1/settings/general'])
    expect(giveActa(other, { ...before('admin'), roles: {} })).toEqual({});
});
