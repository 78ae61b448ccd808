import { expect, test } from 'vitest';
import { beginMember, type Member } from './member.ts';
import { operations } from './operations.ts';
import {
  collectionParts,
  defaultParts,
  type PartName,
  partNames,
  parts,
  partsVersion,
  rolesOf,
} from './parts.ts';
import { mayDo, permissionsOf } from './permissions.ts';
import { type Role, roles } from './role.ts';
import { defaultRoutes, routes } from './routes.ts';

/** Spelled by hand, so that a slip in the table shows here. */
const who: Record<PartName, readonly Role[]> = {
  'import-roster': ['admin'],
  'edit-roster': ['admin'],
  'restore-roster': ['admin'],
  'clear-arrears': ['admin', 'moderator', 'registrar'],
  'add-at-door': ['admin', 'moderator', 'registrar'],
  'give-credentials': ['admin', 'moderator', 'registrar'],
  'revoke-proxy': ['admin', 'moderator', 'registrar'],
  'bulk-work': ['admin', 'moderator', 'registrar'],
  'decide-door': ['admin', 'moderator'],
  'write-agenda': ['admin', 'moderator'],
  'annul-question': ['admin', 'moderator'],
  'draw-lot': ['admin', 'moderator'],
  'record-paper': ['admin', 'moderator'],
  'hall-recount': ['admin', 'moderator'],
  'capture-votes': ['admin', 'moderator', 'teller'],
  'correct-votes': ['admin', 'moderator', 'teller'],
  'close-session': ['admin', 'moderator'],
  'resume-session': ['admin', 'moderator'],
  'export-people': ['admin', 'moderator', 'auditor'],
  'export-votes': ['admin', 'moderator', 'auditor'],
  'draft-acta': ['admin', 'moderator', 'auditor'],
  'write-acta': ['admin', 'moderator'],
  'read-log': ['admin', 'auditor'],
  recount: ['admin', 'teller', 'auditor'],
  'make-dossier': ['admin', 'auditor'],
  'set-modality': ['admin'],
};

function somebody(role: Role, more: Partial<Member> = {}): Member {
  const known = { uid: 'ana', name: 'Ana', email: 'ana@asamblea.test', personId: null };
  return { ...beginMember({ ...known, role }), ...more };
}

test.each(partNames)('%s belongs to its roles', (part) => {
  expect(roles.filter((role) => defaultParts(role).includes(part))).toEqual(who[part]);
});

test.each(roles)('the parts of the role %s are computed once', (role) => {
  expect(defaultParts(role)).toBe(defaultParts(role));
});

test.each(partNames)('%s decides by itself whether somebody does what it holds', (part) => {
  const [role = 'admin'] = rolesOf(part);
  const mine = defaultParts(role);
  const others = mine.filter((one) => one !== part);
  for (const operation of parts[part].operations) {
    const may = (more: Partial<Member>) => mayDo(permissionsOf(somebody(role, more)), operation);
    expect(may({ componentsAvailable: mine })).toBe(true);
    expect(may({ componentsAvailable: others })).toBe(false);
    const fullRouteComponents = [parts[part].route];
    expect(may({ componentsAvailable: others, fullRouteComponents })).toBe(true);
    expect(may({ componentsAvailable: mine, routesAvailable: [] })).toBe(false);
  }
});

test.each(partNames)('%s gives nobody what their role may not do', (part) => {
  for (const role of roles.filter((one) => !rolesOf(part).includes(one))) {
    const full = {
      ...{ componentsAvailable: partNames, fullRouteComponents: [parts[part].route] },
      routesAvailable: routes.map(({ path }) => path),
    };
    const permissions = permissionsOf(somebody(role, full));
    for (const operation of parts[part].operations) {
      expect(mayDo(permissions, operation)).toBe(false);
    }
  }
});

test('a member stored before a part existed has it by role, and by nothing else', () => {
  const { partsVersion: _none, ...before } = somebody('registrar', { componentsAvailable: [] });
  expect(permissionsOf(before).parts).toEqual(defaultParts('registrar'));
  expect(permissionsOf({ ...before, partsVersion }).parts).toEqual([]);
});

test('every part is on a page that its roles open, with operations that no other part holds', () => {
  const held = partNames.flatMap((part) => parts[part].operations);
  expect(new Set(held).size).toBe(held.length);
  for (const part of partNames) {
    const { route, operations: names, since } = parts[part];
    expect(since).toBeLessThanOrEqual(partsVersion);
    for (const role of rolesOf(part)) {
      const mine = defaultRoutes(role);
      const opens = names.some((name) => operations[name].routes.some((one) => mine.includes(one)));
      expect([part, role, mine.includes(route) || opens]).toEqual([part, role, true]);
    }
  }
});

test('a part that opens a collection is on the page of that part', () => {
  for (const ways of Object.values(collectionParts)) {
    for (const [route, part] of Object.entries(ways)) expect(parts[part].route).toBe(route);
  }
});
