import { expect, test } from 'vitest';
import { beginMember } from '../../kernel/access/member.ts';
import { type Role, roles } from '../../kernel/access/role.ts';
import { defaultsRequest, staffMemberOf } from './defaults.ts';

const usual = {
  kind: 'building',
  rulePack: 'co-ph',
  country: 'CO',
  timeZone: 'America/Bogota',
} as const;
const paola = { uid: 'p', role: 'registrar' } as const;

test.each([
  ['twice the same account', [paola, { ...paola, role: 'teller' }]],
  ['an administrator', [{ uid: 'p', role: 'admin' }]],
  ['somebody who votes', [{ uid: 'p', role: 'voter' }]],
  [
    'more than work in one evening',
    Array.from({ length: 61 }, (_, i) => ({ ...paola, uid: `${i}` })),
  ],
])('refuses %s', (_, staff) => {
  expect(defaultsRequest.safeParse({ usual, staff: [paola] }).success).toBe(true);
  expect(defaultsRequest.safeParse({ usual, staff }).success).toBe(false);
});

test("a part of the application that there is not is nobody's default", () => {
  const request = { usual, staff: [paola] };
  expect(defaultsRequest.safeParse({ ...request, off: ['plates'] }).success).toBe(true);
  expect(defaultsRequest.safeParse({ ...request, off: ['chat'] }).success).toBe(false);
});

test('neither administrators nor unit holders are of the staff', () => {
  const as = (role: Role) =>
    staffMemberOf(
      beginMember({ uid: 'p', role, name: 'Paola', email: 'p@a.test', personId: null }),
    );
  const staff = roles.filter((role) => as(role) !== null);
  expect(staff).toEqual(['moderator', 'registrar', 'teller', 'auditor', 'observer']);
  expect(as('teller')).toEqual({ uid: 'p', name: 'Paola', email: 'p@a.test', role: 'teller' });
});
