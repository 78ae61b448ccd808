import { asFields, type Fields } from './fields.ts';

const page = '/protected';
const part = 'recount';

/** Every page that who counts the votes had before the recount was theirs. */
const pagesOfThen = [
  ...['/', '/votes/private', '/quorum/private', '/zoom/agradecimiento'],
  ...['/drive', '/file', '/{pageId}', '/changedevice'],
];

/**
 * The recount for tellers written before they had it: its page, where they see nothing else, and its part. A
 * member with fewer pages than then was restricted, and stays so. The same for the changed lists of the role
 * (`settings/permissions`).
 */
export function giveRecount(path: string, fields: Fields): Fields {
  if (/\/members\/[^/]+$/u.test(path)) return fields.role === 'teller' ? given(fields) : {};
  if (!path.endsWith('/settings/permissions')) return {};
  const roles = asFields(fields.roles);
  if (roles.teller === undefined) return {};
  const before = asFields(roles.teller);
  return { roles: { ...roles, teller: { ...before, ...given(before) } } };
}

function given({ routesAvailable, componentsAvailable }: Fields): Fields {
  if (!Array.isArray(routesAvailable) || routesAvailable.includes(page)) return {};
  if (!pagesOfThen.every((one) => routesAvailable.includes(one))) return {};
  const parts = Array.isArray(componentsAvailable) ? componentsAvailable : [];
  return {
    routesAvailable: [...routesAvailable, page],
    componentsAvailable: [...parts.filter((one) => one !== part), part],
  };
}
