import { asFields, type Fields } from './fields.ts';

const front = '/';
const page = '/acta';

/**
 * `/acta` for members who came in before there was a page to read and sign the minutes: everybody who has the
 * home page. It shows to each only the minutes they are asked to sign or were notified of. The same for the
 * changed lists of a role (`settings/permissions`).
 */
export function giveSigning(path: string, fields: Fields): Fields {
  if (/\/members\/[^/]+$/u.test(path)) return given(fields);
  if (!path.endsWith('/settings/permissions')) return {};
  const brought = Object.entries(asFields(fields.roles)).map(([role, access]) => {
    const before = asFields(access);
    return [role, { ...before, ...given(before) }] as const;
  });
  return brought.length === 0 ? {} : { roles: Object.fromEntries(brought) };
}

function given({ routesAvailable }: Fields): Fields {
  if (!Array.isArray(routesAvailable)) return {};
  if (!routesAvailable.includes(front) || routesAvailable.includes(page)) return {};
  return { routesAvailable: [...routesAvailable, page] };
}
