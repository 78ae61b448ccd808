import { expect, test } from 'vitest';
import { beginMember, type Member } from '../access/member.ts';
import { defaultParts } from '../access/parts.ts';
import type { Outcome } from '../refusals/outcome.ts';
import {
  accessOf,
  decideStaffChange,
  decideStaffRemoval,
  staffState,
} from './decideStaffChange.ts';
import { accessOfRole, decideRoleChange, type RoleAccess } from './roleAccess.ts';
import { isStaff, type StaffAccess, type StaffRole, staffRoutes, tidyAccess } from './staff.ts';
import { readStaffToken, staffLink, staffTokenIn } from './staffLink.ts';

const now = 1_000_000;

function one(uid: string, role: StaffRole, more: Partial<Member> = {}): Member {
  const known = { uid, role, name: uid, email: `${uid}@asamblea.test`, personId: null };
  return { ...beginMember(known), ...more };
}

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.refusal.code);
const [ana, eva, gil] = [one('ana', 'admin'), one('eva', 'admin'), one('gil', 'moderator')];

function change(
  staff: readonly Member[],
  uid: string,
  more: Partial<StaffAccess> = {},
  revision = 0,
) {
  const member = staff.find((each) => each.uid === uid) ?? gil;
  const access = { ...accessOf(member), ...more };
  return decideStaffChange({ staff, by: 'ana', uid, revision, access, now });
}
const remove = (staff: readonly Member[], uid: string, revision = 0) =>
  decideStaffRemoval({ staff, by: 'ana', uid, revision, now });

test('a change writes all that they have from then on, and one more version', () => {
  const outcome = change([ana, gil], 'gil', { role: 'auditor', componentsAvailable: [] });
  expect(outcome).toMatchObject({
    ok: true,
    value: { role: 'auditor', componentsAvailable: [], revision: 1, partsVersion: 6 },
  });
});

test('a change that is already made changes nothing, also from an old version', () => {
  const written = { ...gil, revision: 4 };
  expect(change([ana, written], 'gil', {}, 3)).toEqual({ ok: true, value: null });
  const removed = { ...gil, removedAt: 5, revision: 4 };
  expect(remove([ana, removed], 'gil', 3)).toEqual({ ok: true, value: null });
});

test.each([
  ['staff-self', change([ana, eva], 'ana', { role: 'auditor' })],
  ['staff-self', remove([ana, eva], 'ana')],
  ['staff-unknown', change([ana], 'nobody', { role: 'auditor' })],
  ['staff-unknown', remove([ana, { ...gil, role: 'voter' }], 'gil')],
  ['staff-unknown', change([ana, { ...gil, removedAt: 5 }], 'gil', { role: 'auditor' })],
  ['staff-changed', change([ana, { ...gil, revision: 2 }], 'gil', { role: 'auditor' }, 1)],
  ['staff-changed', remove([ana, { ...gil, revision: 2 }], 'gil', 1)],
  ['access-past', change([ana, gil], 'gil', { accessUntil: now })],
])('refuses with %s: %#', (code, outcome) => {
  expect(codeOf(outcome)).toBe(code);
});

const passing = { ...ana, accessUntil: now + 1 };
test.each([
  ['takes the role', change([passing, eva], 'eva', { role: 'auditor' })],
  ['takes the page', change([passing, eva], 'eva', { routesAvailable: ['/'] })],
  ['sets an end', change([passing, eva], 'eva', { accessUntil: now + 5 })],
  ['removes', remove([passing, eva], 'eva')],
])('a lasting administrator must remain: one who %s is refused', (_, outcome) => {
  expect(codeOf(outcome)).toBe('staff-last-admin');
});

test('another lasting administrator is enough; one who has not come in is not', () => {
  const invitation = { invitationId: 'i', expiresAt: now + 9, usedAt: null };
  expect(codeOf(remove([passing, eva, one('luz', 'admin')], 'eva'))).toBe('ok');
  expect(codeOf(remove([passing, eva, one('luz', 'admin', { invitation })], 'eva'))).toBe(
    'staff-last-admin',
  );
});

test('home is never taken, nor the page of a voter given, nor a part beyond the role', () => {
  const access = tidyAccess({
    ...{ role: 'registrar', accessUntil: null, fullRouteComponents: ['/settings', '/register'] },
    routesAvailable: ['/register', '/votes/current', '/virtual/current'],
    componentsAvailable: ['annul-question', 'clear-arrears'],
  });
  expect(access.routesAvailable).toEqual([
    '/',
    '/register',
    '/zoom/agradecimiento',
    '/changedevice',
  ]);
  expect(access.componentsAvailable).toEqual(['clear-arrears']);
  expect(access.fullRouteComponents).toEqual(['/register']);
  expect(staffRoutes).not.toContain('/virtual/attorney');
});

test('a member stored before parts existed shows the parts of their role', () => {
  const { partsVersion: _none, ...before } = { ...gil, componentsAvailable: [] };
  expect(accessOf(before).componentsAvailable).toEqual(defaultParts('moderator'));
});

test.each([
  ['active', {}],
  ['active', { invitation: { invitationId: 'i', expiresAt: 5, usedAt: 1 } }],
  ['invited', { invitation: { invitationId: 'i', expiresAt: now + 1, usedAt: null } }],
  ['expired', { invitation: { invitationId: 'i', expiresAt: now, usedAt: null } }],
  ['ended', { accessUntil: now }],
] as const)('stands as %s: %j', (state, more) => {
  expect(staffState(more, now)).toBe(state);
});

test('voters and removed members are not staff', () => {
  expect([gil, one('person-gil', 'moderator'), { ...gil, removedAt: 1 }].map(isStaff)).toEqual([
    ...[true, false, false],
  ]);
});

test('a link gives its token back; one that was cut is none', () => {
  const token = { assemblyId: 'torres', uid: 's-1_a', secret: 'a'.repeat(43) };
  const { hash } = new URL(staffLink(token), 'https://x.test');
  expect(readStaffToken(staffTokenIn(hash) ?? '')).toEqual(token);
  expect(readStaffToken((staffTokenIn(hash) ?? '').slice(0, -1))).toBeNull();
  expect(staffTokenIn('#invitacion=x')).toBeNull();
});

function changeRole(role: StaffRole, take: string, staff: readonly Member[], by = 'ana') {
  const { access, revision } = accessOfRole(role, {});
  const after = {
    routesAvailable: access.routesAvailable.filter((path) => path !== take),
    componentsAvailable: access.componentsAvailable.filter((part) => part !== take),
    fullRouteComponents: [],
  };
  return { after, ...{ role, revision, settings: {}, staff, by, now } };
}

test('a page removed from a role is removed from its members, who keep their own exceptions', () => {
  const own = gil.routesAvailable.filter((path) => path !== '/mix');
  const luz = one('luz', 'moderator', { routesAvailable: [...own, '/protected'], revision: 7 });
  const asked = changeRole('moderator', '/dashboard', [ana, gil, luz]);
  const outcome = decideRoleChange(asked);
  if (!outcome.ok || outcome.value === null) throw new Error('It changes nothing.');
  const [first, second] = outcome.value.members;
  expect([first?.uid, second?.uid]).toEqual(['gil', 'luz']);
  expect(first?.change.routesAvailable).not.toContain('/dashboard');
  expect(second?.change).toMatchObject({ revision: 8 });
  expect(second?.change.routesAvailable).toContain('/protected');
  expect(second?.change.routesAvailable).not.toContain('/mix');
  const settings = { roles: { moderator: outcome.value.stored as RoleAccess } };
  expect(accessOfRole('moderator', settings)).toMatchObject({ revision: 1 });
  expect(decideRoleChange({ ...asked, settings })).toEqual({ ok: true, value: null });
  const other = { ...changeRole('moderator', 'annul-question', [gil]), settings };
  expect(codeOf(decideRoleChange(other))).toBe('staff-changed');
});

test('a role is not changed for the member who asks, nor until nobody is left to give permissions', () => {
  const asked = changeRole('admin', '/settings/permissions', [ana, eva]);
  const outcome = decideRoleChange(asked);
  expect(outcome.ok && outcome.value?.members.map(({ uid }) => uid)).toEqual(['eva']);
  const last = changeRole('admin', '/settings/permissions', [passing, eva]);
  expect(codeOf(decideRoleChange(last))).toBe('staff-last-admin');
});
