import { asFields, type Fields } from './fields.ts';

const front = '/reports';
const page = '/reports/acta';
const part = 'draft-acta';
const roles: readonly unknown[] = ['admin', 'moderator', 'auditor'];

/**
 * `/reports/acta` for members who prepared the minutes on `/reports` before they had a page of their own:
 * nobody loses a right. A member denied the part that prepared them there stays without it. The same for the
 * changed lists of a role (`settings/permissions`).
 */
export function giveActa(path: string, fields: Fields): Fields {
  if (/\/members\/[^/]+$/u.test(path)) return given(fields.role, fields);
  if (!path.endsWith('/settings/permissions')) return {};
  const brought = Object.entries(asFields(fields.roles)).map(([role, access]) => {
    const before = asFields(access);
    return [role, { ...before, ...given(role, before) }] as const;
  });
  return brought.length === 0 ? {} : { roles: Object.fromEntries(brought) };
}

function given(role: unknown, fields: Fields): Fields {
  const { routesAvailable, componentsAvailable, partsVersion = 0 } = fields;
  if (!roles.includes(role) || !Array.isArray(routesAvailable)) return {};
  if (!routesAvailable.includes(front) || routesAvailable.includes(page)) return {};
  // A member written before there were parts has them by their role.
  const isDenied =
    partsVersion !== 0 && Array.isArray(componentsAvailable) && !componentsAvailable.includes(part);
  return isDenied ? {} : { routesAvailable: [...routesAvailable, page] };
}
