import { pageIdOf, pageRoute } from './pageId.ts';
import { publicScreens, type ScreenPath, screenPaths } from './publicScreens.ts';
import type { Role } from './role.ts';

const layouts = ['default', 'login', 'public', 'bare'] as const;
export type Layout = (typeof layouts)[number];

/** Named checks of a route, besides its entry. Specification §2. */
export const middlewareNames = ['device', 'enable-vote', 'guest'] as const;
export type MiddlewareName = (typeof middlewareNames)[number];

export interface RouteRow {
  readonly path: string;
  /** Title of the page and of the menu. */
  readonly title: string;
  readonly layout: Layout;
  /** `open` needs no assembly; `public` reads `cot`; `guest` is only for strangers. */
  readonly entry: 'signed-in' | 'open' | 'public' | 'guest';
  /** The roles that have it by default; empty for pages that need no sign-in. */
  readonly roles: readonly Role[];
  readonly middleware?: readonly MiddlewareName[];
}

const everyone: readonly Role[] = [
  'admin',
  'moderator',
  'registrar',
  'teller',
  'auditor',
  'voter',
  'attorney',
  'observer',
];
const staff: readonly Role[] = ['admin', 'moderator', 'registrar', 'teller', 'auditor'];
const holders: readonly Role[] = ['voter', 'attorney'];
const stage: readonly Role[] = ['admin', 'moderator', 'auditor'];
const open = { entry: 'open', layout: 'login', roles: [] } as const;

function page<const Path extends string>(
  path: Path,
  title: string,
  who: readonly Role[],
  layout: Layout = 'default',
) {
  return { path, title, layout, entry: 'signed-in', roles: who } as const;
}

/**
 * The access table: every concrete route and the roles that have it by default. The menu, the router's guard,
 * the API (through `operations`) and the Firestore rules (through `collections`) read this. Source of the
 * paths: specification §2 and §5.
 */
const rows = [
  page('/', 'Inicio', everyone),
  page('/dashboard', 'Tablero', stage),
  page('/notices', 'Convocatoria', stage),
  page('/register', 'Registro', ['admin', 'moderator', 'registrar', 'auditor']),
  page('/votes/private', 'Votaciones', [...stage, 'teller']),
  { ...page('/votes/current', 'Mi voto', holders, 'public'), middleware: ['device'] },
  page('/quorum/private', 'Quórum de la sala', staff),
  page('/massive', 'Por lista', ['admin', 'moderator', 'registrar']),
  page('/mix', 'Sala y en línea', ['admin', 'moderator', 'registrar']),
  page('/protected', 'Auditoría', ['admin', 'teller', 'auditor']),
  page('/acta', 'Acta', everyone),
  page('/reports', 'Informes', stage),
  page('/reports/quorum', 'Informe de quórum', stage),
  page('/reports/votersData', 'Informe de asistentes', stage),
  page('/reports/votes', 'Informe de votaciones', stage),
  page('/reports/acta', 'Acta', stage),
  page('/virtual/attorney', 'Sala del apoderado', ['attorney']),
  page('/virtual/current', 'Sala virtual', holders, 'public'),
  page('/zoom', 'Sesión remota', ['admin', 'moderator']),
  page('/zoom/agradecimiento', 'Gracias', everyone),
  page('/drive', 'Documentos', everyone),
  page('/file', 'Documento', everyone),
  page('/file/logo', 'Logo', ['admin']),
  page('/grapesjs', 'Editor de páginas', ['admin']),
  page('/assemblies', 'Asambleas', ['admin']),
  page('/settings', 'Ajustes', ['admin']),
  page('/settings/general', 'General', ['admin']),
  page('/settings/database', 'Padrón', ['admin']),
  page('/settings/database/copypaste', 'Pegar padrón', ['admin']),
  page('/settings/database/file', 'Importar padrón', ['admin']),
  page('/settings/integrations', 'Integraciones', ['admin']),
  page('/settings/permissions', 'Permisos', ['admin']),
  page('/settings/plugins', 'Funciones', ['admin']),
  page('/settings/styles', 'Estilos', ['admin']),
  page('/{pageId}', 'Página', everyone),
  page('/changedevice', 'Cambiar de dispositivo', everyone, 'public'),
  {
    path: '/login',
    title: 'Ingresar',
    layout: 'login',
    entry: 'guest',
    roles: [],
    middleware: ['guest'],
  },
  {
    path: '/loginAttorney',
    title: 'Ingreso de apoderados',
    ...open,
    middleware: ['enable-vote'],
  },
  { path: '/file/public', title: 'Documento', ...open },
  { path: '/loginVirtual', title: 'Ingreso virtual', ...open },
  { path: '/forgot-password', title: 'Recuperar contraseña', ...open },
] as const satisfies readonly RouteRow[];

export type RoutePath = (typeof rows)[number]['path'] | ScreenPath;
type Route = RouteRow & { readonly path: RoutePath };
export const routes: readonly Route[] = [...rows, ...screenPaths.map(screenRoute)];

function screenRoute(path: ScreenPath): Route {
  const { title, isOverVideo } = publicScreens[path];
  const layout = isOverVideo ? 'bare' : 'public';
  return { path, title, entry: 'public', layout, roles: [] };
}

/** The routes a new member of that role may open. */
export function defaultRoutes(role: Role): readonly string[] {
  return routes.filter((route) => route.roles.includes(role)).map((route) => route.path);
}

/** The row of a concrete path: the page by id serves any other path of one segment. */
export function routeOf(path: string): RouteRow | null {
  const plain = path.length > 1 ? path.replace(/\/+$/u, '') : path;
  const named = routes.find((route) => route.path === plain && route.path !== pageRoute);
  if (named !== undefined) return named;
  return pageIdOf(plain) === null ? null : (routes.find(({ path }) => path === pageRoute) ?? null);
}
