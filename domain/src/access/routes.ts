import type { Role } from './role.ts';

export const layouts = ['default', 'login', 'public', 'bare'] as const;
export type Layout = (typeof layouts)[number];

interface RouteRow {
  readonly path: string;
  /** Title of the page and of the menu. */
  readonly title: string;
  readonly layout: Layout;
  /** `open` needs no assembly; `public` reads `cot`; `guest` is only for strangers. */
  readonly entry: 'signed-in' | 'open' | 'public' | 'guest';
  /** Who has it by default; empty for what needs no sign-in. */
  readonly roles: readonly Role[];
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
const open = { entry: 'open', roles: [] } as const;
const publicPage = { entry: 'public', layout: 'public', roles: [] } as const;

function page(
  path: string,
  title: string,
  who: readonly Role[],
  layout: Layout = 'default',
): RouteRow {
  return { path, title, layout, entry: 'signed-in', roles: who };
}

/**
 * The access table: every concrete route and who has it by default. The menu, the router's guard,
 * the API (through `operations`) and the Firestore rules (through `collections`) read this.
 * Source of the paths: specification §2 and §5.
 */
export const routes: readonly RouteRow[] = [
  page('/', 'Inicio', everyone),
  page('/dashboard', 'Tablero', stage),
  page('/register', 'Registro', ['admin', 'moderator', 'registrar', 'auditor']),
  page('/votes/private', 'Votaciones', stage),
  page('/votes/current', 'Mi voto', holders, 'public'),
  page('/quorum/private', 'Quórum', staff),
  page('/massive', 'Trabajo masivo', ['admin', 'moderator', 'registrar']),
  page('/mix', 'Consola mixta', ['admin', 'moderator', 'registrar']),
  page('/protected', 'Zona protegida', ['admin', 'auditor']),
  page('/reports', 'Informes', stage),
  page('/reports/quorum', 'Informe de quórum', stage),
  page('/reports/votersData', 'Informe de asistentes', stage),
  page('/reports/votes', 'Informe de votaciones', stage),
  page('/virtual/attorney', 'Sala del apoderado', ['attorney']),
  page('/virtual/current', 'Sala virtual', holders, 'public'),
  page('/zoom', 'Sesión remota', ['admin', 'moderator']),
  page('/zoom/agradecimiento', 'Gracias', everyone),
  page('/drive', 'Documentos', everyone),
  page('/file', 'Archivo', everyone),
  page('/file/logo', 'Logo', ['admin']),
  page('/grapesjs', 'Editor de páginas', ['admin']),
  page('/settings', 'Ajustes', ['admin']),
  page('/settings/general', 'General', ['admin']),
  page('/settings/database', 'Base de datos', ['admin']),
  page('/settings/database/copypaste', 'Pegar padrón', ['admin']),
  page('/settings/database/file', 'Importar padrón', ['admin']),
  page('/settings/integrations', 'Integraciones', ['admin']),
  page('/settings/permissions', 'Permisos', ['admin']),
  page('/settings/plugins', 'Complementos', ['admin']),
  page('/settings/styles', 'Estilos', ['admin']),
  page('/{pageId}', 'Página', everyone),
  page('/changedevice', 'Cambiar de dispositivo', everyone, 'public'),
  { path: '/login', title: 'Ingresar', layout: 'login', entry: 'guest', roles: [] },
  { path: '/loginAttorney', title: 'Ingreso de apoderados', layout: 'login', ...open },
  { path: '/loginVirtual', title: 'Ingreso virtual', layout: 'login', ...open },
  { path: '/forgot-password', title: 'Recuperar contraseña', layout: 'login', ...open },
  { path: '/quorum/public', title: 'Quórum', ...publicPage },
  { path: '/votes/public', title: 'Pantalla', ...publicPage },
  { path: '/votes/public/missing', title: 'Faltan por votar', ...publicPage },
  { path: '/results/public', title: 'Resultados', ...publicPage },
  { path: '/stream/votacion', title: 'Emisión', layout: 'bare', entry: 'public', roles: [] },
  {
    path: '/stream/votacionWithOnSnapshot',
    title: 'Emisión en vivo',
    layout: 'bare',
    entry: 'public',
    roles: [],
  },
];

/** The routes a new member of that role may open. */
export function defaultRoutes(role: Role): readonly string[] {
  return routes.filter((route) => route.roles.includes(role)).map((route) => route.path);
}
