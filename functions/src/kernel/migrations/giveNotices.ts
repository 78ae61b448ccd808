import { asFields, type Fields } from './fields.ts';

const route = '/notices';
/** The table of parts in force since before the page came: a member written by an older one never chose it. */
const partsVersionOfThen = 3;

const ofAll = ['/', '/zoom/agradecimiento', '/drive', '/file', '/{pageId}', '/changedevice'];
const ofReaders = [
  ...[...ofAll, '/dashboard', '/register', '/votes/private', '/quorum/private', '/reports'],
  ...['/reports/quorum', '/reports/votersData', '/reports/votes'],
];
const ofChair = [...ofReaders, '/massive', '/mix', '/zoom'];
const ofSettings = ['', '/general', '/database', '/database/copypaste', '/database/file']
  .concat(['/integrations', '/permissions', '/plugins', '/styles'])
  .map((path) => `/settings${path}`);

/** Every page that each role had before `/notices` came, of the roles that have that one too. */
const pagesOfThen = new Map<string, readonly string[]>(
  Object.entries({
    auditor: [...ofReaders, '/protected'],
    moderator: ofChair,
    admin: [...ofChair, ...ofSettings, '/protected', '/file/logo', '/grapesjs', '/assemblies'],
  }),
);

/**
 * `/notices` for members written before that page came who had all the others of their role. A member with
 * fewer pages was restricted, and one changed since may have been denied it: they stay as they are, and an
 * administrator gives it to them. The same for the changed lists of a role (`settings/permissions`).
 */
export function giveNotices(path: string, fields: Fields): Fields {
  if (/\/members\/[^/]+$/u.test(path)) {
    const { role, revision = 0 } = fields;
    if (revision !== 0 && !isOlder(fields)) return {};
    return typeof role === 'string' ? given(role, fields) : {};
  }
  if (!path.endsWith('/settings/permissions')) return {};
  const roles = Object.entries(asFields(fields.roles)).map(([role, access]) => {
    const before = asFields(access);
    return [role, isOlder(before) ? { ...before, ...given(role, before) } : before] as const;
  });
  return roles.length === 0 ? {} : { roles: Object.fromEntries(roles) };
}

function isOlder({ partsVersion = 0 }: Fields): boolean {
  return typeof partsVersion === 'number' && partsVersion < partsVersionOfThen;
}

function given(role: string, { routesAvailable }: Fields): Fields {
  const pages = pagesOfThen.get(role);
  if (pages === undefined || !Array.isArray(routesAvailable)) return {};
  if (routesAvailable.includes(route)) return {};
  const hasAll = pages.every((page) => routesAvailable.includes(page));
  return hasAll ? { routesAvailable: [...routesAvailable, route] } : {};
}
