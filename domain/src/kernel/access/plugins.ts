import type { ReadableCollection } from './collections.ts';
import type { Operation } from './operations.ts';
import { type RoutePath, routes } from './routes.ts';

/** The work of an assembly that goes on at this moment and would be left half done. */
export interface RunningWork {
  readonly platesOut: number;
  readonly openBooths: number;
  readonly isAskingMood: boolean;
  readonly isVotingSecretly: boolean;
  readonly isVotingSeveral: boolean;
}

/**
 * Parts that a page shows besides, and no row of another table holds: they do nothing and read nothing of
 * their own.
 */
export type PagePiece = 'hall-map';

interface PluginRow {
  /** The name on the page of switches. */
  readonly name: string;
  /** The use of the module, and the data that stays when it is off. */
  readonly summary: string;
  readonly routes: readonly RoutePath[];
  readonly operations: readonly Operation[];
  readonly collections: readonly ReadableCollection[];
  readonly pieces: readonly PagePiece[];
  /** Those without which it is of no use: it goes off with them. */
  readonly needs: readonly string[];
  /** Off until somebody switches it on. It holds nothing that the API or the rules ask for. */
  readonly isOffAtFirst: boolean;
  /** Why it cannot be switched off now, with what to do; null when nothing of it goes on. */
  readonly blockedBy: (running: RunningWork) => string | null;
}

const base = {
  routes: [],
  operations: [],
  collections: [],
  pieces: [],
  needs: [],
  isOffAtFirst: false,
  blockedBy: () => null,
} as const;

/**
 * The switches of an assembly: each is a set of rows of the tables of routes, operations and collections,
 * or a piece of a page. Switched off, they are gone from the menu, the guard, the API and the rules, because what decides over
 * a row asks here. Nothing else in the product knows a switch by its name.
 */
const rows = {
  zoom: {
    ...base,
    name: 'Videollamada',
    summary: 'La consola de la sesión remota y la página de despedida.',
    routes: ['/zoom', '/zoom/agradecimiento'],
    operations: ['runZoom', 'joinZoom'],
  },
  drive: {
    ...base,
    name: 'Documentos',
    summary:
      'La lista de documentos de la asamblea. El padrón, los poderes y el acta no dependen de ella.',
    routes: ['/drive', '/file'],
    operations: ['readDrive', 'writeDrive'],
  },
  'page-editor': {
    ...base,
    name: 'Editor de páginas',
    summary: 'Escribir páginas propias. Las que ya están publicadas se siguen leyendo.',
    routes: ['/grapesjs'],
    operations: ['writePages'],
  },
  plates: {
    ...base,
    name: 'Placas',
    summary:
      'Tarjetas numeradas para quien no trae celular: crearlas, entregarlas y votar con ellas.',
    operations: [
      ...(['createPlates', 'handOutPlate', 'returnPlate', 'losePlate', 'replacePlate'] as const),
      ...(['newPlatePin', 'printPlatePins', 'bulkPlates', 'capturePlates'] as const),
    ],
    collections: ['plates'],
    blockedBy: ({ platesOut }) => {
      if (platesOut === 0) return null;
      return platesOut === 1
        ? 'Hay una placa entregada: recíbala o dela por perdida en Registro, pestaña Placas.'
        : `Hay ${platesOut} placas entregadas: recíbalas o delas por perdidas en Registro, pestaña Placas.`;
    },
  },
  booth: {
    ...base,
    name: 'Puestos de votación',
    summary: 'Tabletas donde se vota a solas con placa y PIN. Necesitan las placas.',
    operations: ['openBooth', 'listBooths', 'clearBooth', 'endBooth'],
    needs: ['plates'],
    blockedBy: ({ openBooths }) => {
      if (openBooths === 0) return null;
      return openBooths === 1
        ? 'Hay un puesto abierto: ciérrelo en Registro, pestaña Puestos.'
        : `Hay ${openBooths} puestos abiertos: ciérrelos en Registro, pestaña Puestos.`;
    },
  },
  mood: {
    ...base,
    name: 'Sondeos de ánimo',
    summary: 'Preguntar a la sala cómo va, sin votación y sin nombres.',
    operations: ['askMood', 'endMood'],
    blockedBy: ({ isAskingMood }) =>
      isAskingMood ? 'Hay un sondeo en la pantalla: termínelo, o espere dos minutos.' : null,
  },
  'secret-votes': {
    ...base,
    name: 'Votaciones secretas',
    summary:
      'Preparar y abrir votaciones en las que nadie sabe qué votó cada unidad. Las ya cerradas conservan su resultado y sus comprobantes.',
    operations: ['askSecret'],
    blockedBy: ({ isVotingSecretly }) =>
      isVotingSecretly ? 'Hay una votación secreta abierta: ciérrela y espere el conteo.' : null,
  },
  'several-at-once': {
    ...base,
    name: 'Varias preguntas a la vez',
    summary: 'Abrir varias preguntas juntas, en una sola página para quien vota.',
    operations: ['openTogether'],
    blockedBy: ({ isVotingSeveral }) =>
      isVotingSeveral
        ? 'Hay varias preguntas abiertas juntas: ciérrelas y espere el conteo.'
        : null,
  },
  streams: {
    ...base,
    name: 'Emisiones',
    summary:
      'Las páginas de fondo transparente que van sobre el video. Una que ya está en el aire sigue hasta que se recarga.',
    routes: ['/stream/votacion', '/stream/votacionWithOnSnapshot'],
  },
  decided: {
    ...base,
    name: 'Lo que se decidió',
    summary: 'Para compartir: la lee quien tenga el enlace. En Informes está siempre.',
    routes: ['/results/public/decided'],
    isOffAtFirst: true,
  },
  'hall-map': {
    ...base,
    name: 'Mapa de la sala',
    summary: 'En Quórum de la sala, quién está y quién falta por torre.',
    pieces: ['hall-map'],
    isOffAtFirst: true,
  },
} as const satisfies Record<string, PluginRow>;

export type PluginName = keyof typeof rows;
export const plugins: Readonly<Record<PluginName, PluginRow>> = rows;
export const pluginNames = Object.keys(rows) as readonly PluginName[];

/** How the switches of an assembly stand, as far as somebody moved them. */
export interface Switches {
  readonly off?: readonly PluginName[] | undefined;
  /** Of those that are off at first. */
  readonly on?: readonly PluginName[] | undefined;
}

/** Where a switch stands by itself. All are on by default, but for those that are off at first. */
export function isSwitchedOn(name: PluginName, { off = [], on = [] }: Switches): boolean {
  return plugins[name].isOffAtFirst ? on.includes(name) : !off.includes(name);
}

/** The modules off in an assembly: those switched off, and those that need them. */
export function offIn(switches: Switches): readonly PluginName[] {
  const isOff = (name: PluginName): boolean =>
    !isSwitchedOn(name, switches) ||
    pluginNames.some((one) => plugins[name].needs.includes(one) && isOff(one));
  return pluginNames.filter(isOff);
}

/** Of those, the ones that tell something to people who have not signed in; modules off at first go by `on`. */
export function offInPublic(switches: Switches): readonly PluginName[] {
  const open = routes.filter(({ entry }) => entry !== 'signed-in');
  return offIn(switches).filter(
    (name) => !plugins[name].isOffAtFirst && open.some(({ path }) => isRouteOff(path, [name])),
  );
}

/** Of those that are off at first and somebody switched on, the ones with pages that need no sign-in. */
export function onInPublic({ on = [] }: Switches): readonly PluginName[] {
  return on.filter((name) => plugins[name].routes.length > 0);
}

/** The switch that holds an operation; null for what is always there. */
export function pluginOf(operation: Operation): PluginName | null {
  return pluginNames.find((name) => plugins[name].operations.includes(operation)) ?? null;
}

export function isOperationOff(operation: Operation, off: readonly PluginName[]): boolean {
  return off.some((name) => plugins[name].operations.includes(operation));
}

/** `path` is one of the table of routes. */
export function isRouteOff(path: string, off: readonly PluginName[]): boolean {
  return off.some((name) => plugins[name].routes.some((route) => route === path));
}

export function isPieceOff(piece: PagePiece, off: readonly PluginName[]): boolean {
  return off.some((name) => plugins[name].pieces.includes(piece));
}

export function isCollectionOff(
  collection: ReadableCollection,
  off: readonly PluginName[],
): boolean {
  return off.some((name) => plugins[name].collections.includes(collection));
}

/** The switches that open a collection, each of which closes it. */
export function pluginsOfCollection(collection: ReadableCollection): readonly PluginName[] {
  const holding = pluginNames.filter((name) => plugins[name].collections.includes(collection));
  const all = holding.flatMap((name) => [name, ...plugins[name].needs]);
  return pluginNames.filter((name) => all.includes(name));
}
