import type { ReadableCollection } from './collections.ts';
import type { OperationRow } from './operationRow.ts';
import { type Operation, operations } from './operations.ts';
import type { Role } from './role.ts';
import type { RoutePath } from './routes.ts';

/** Where the route alone does not open a collection: what its page shows of it is a part. */
export const collectionParts: Readonly<
  Partial<Record<ReadableCollection, Readonly<Partial<Record<RoutePath, PartName>>>>>
> = {
  doorPeople: { '/votes/private': 'decide-door' },
  attendance: { '/reports/votersData': 'export-people' },
  events: { '/protected': 'read-log' },
  seals: { '/protected': 'read-log' },
};

interface PartRow {
  /** The page where people find it; who has all of that page's parts has this one. */
  readonly route: string;
  /** The action that the person presses, as the page of permissions lists it. */
  readonly name: string;
  /** The operations that the API refuses without it. */
  readonly operations: readonly Operation[];
  /** The version of this table in which it appeared. Members written before have it by their role. */
  readonly since: number;
}

/** Grows by one whenever parts are added: a member remembers by which one it was written. */
export const partsVersion = 6;

/**
 * The named parts of the screens: what a person may be given or denied apart from the page that it is on.
 * An operation that no part holds belongs to its page alone. Nobody gets by a part what their role may not do.
 */
const rows = {
  'import-roster': {
    route: '/settings/database',
    name: 'Importar o pegar el padrón',
    since: 1,
    operations: ['importRoster'],
  },
  'edit-roster': {
    route: '/settings/database',
    name: 'Corregir el padrón en la tabla',
    since: 1,
    operations: ['editRoster'],
  },
  'restore-roster': {
    route: '/settings/database',
    name: 'Volver a un padrón anterior',
    since: 1,
    operations: ['restoreRoster'],
  },
  'clear-arrears': {
    route: '/register',
    name: 'Dar paz y salvo en la mesa',
    since: 1,
    operations: ['clearArrears'],
  },
  'add-at-door': {
    route: '/register',
    name: 'Agregar en la puerta a quien no está en el padrón',
    since: 2,
    operations: ['addAtDoor'],
  },
  'give-credentials': {
    route: '/register',
    name: 'Entregar o enviar credenciales y códigos',
    since: 1,
    operations: ['issueCode', 'inviteAtDesk', 'mailCredential'],
  },
  'revoke-proxy': {
    route: '/register',
    name: 'Revocar o sustituir un poder',
    since: 1,
    operations: ['revokeProxy', 'substituteProxy'],
  },
  'bulk-work': {
    route: '/massive',
    name: 'Aplicar trabajos por lista',
    since: 1,
    operations: ['runBulk', 'bulkPlates', 'importProxies', 'inviteInBulk', 'runMailQueue'],
  },
  'decide-door': {
    route: '/votes/private',
    name: 'Confirmar a quien se agregó en la puerta',
    since: 2,
    operations: ['decideDoor'],
  },
  'write-agenda': {
    route: '/votes/private',
    name: 'Escribir y ordenar el orden del día',
    since: 3,
    operations: ['writeAgenda'],
  },
  'annul-question': {
    route: '/votes/private',
    name: 'Anular una votación',
    since: 1,
    operations: ['annulQuestion'],
  },
  'record-paper': {
    route: '/votes/private',
    name: 'Registrar una votación hecha en papel',
    since: 5,
    operations: ['recordPaper'],
  },
  'hall-recount': {
    route: '/votes/private',
    name: 'Recontar en la sala',
    since: 5,
    operations: ['recountInHall'],
  },
  'draw-lot': {
    route: '/votes/private',
    name: 'Sortear un empate',
    since: 1,
    operations: ['drawLot'],
  },
  'capture-votes': {
    route: '/votes/private',
    name: 'Capturar votos de otros',
    since: 1,
    operations: ['captureVotes', 'capturePlates'],
  },
  'correct-votes': {
    route: '/votes/private',
    name: 'Corregir un voto capturado',
    since: 1,
    operations: ['correctVotes'],
  },
  'close-session': {
    route: '/quorum/private',
    name: 'Cerrar la sesión',
    since: 1,
    operations: ['closeSession'],
  },
  'resume-session': {
    route: '/quorum/private',
    name: 'Suspender y reanudar la sesión',
    since: 1,
    operations: ['suspendSession', 'resumeSession'],
  },
  'export-people': {
    route: '/reports/votersData',
    name: 'Ver y exportar personas',
    since: 1,
    operations: ['readVotersReport'],
  },
  'export-votes': {
    route: '/reports/votes',
    name: 'Ver y exportar votos con nombre',
    since: 1,
    operations: ['readVotesReport'],
  },
  'draft-acta': {
    route: '/reports/acta',
    name: 'Preparar y comentar el acta',
    since: 1,
    operations: ['readActa', 'commentActa'],
  },
  'write-acta': {
    route: '/reports/acta',
    name: 'Escribir, aprobar y comunicar el acta',
    since: 4,
    operations: ['writeActa', 'communicateActa', 'handInSigned', 'withdrawSignature'],
  },
  'read-log': {
    route: '/protected',
    name: 'Leer el registro de sucesos',
    since: 1,
    operations: ['readLog', 'checkSeals'],
  },
  recount: {
    route: '/protected',
    name: 'Recontar',
    since: 1,
    operations: ['recount'],
  },
  'make-dossier': {
    route: '/protected',
    name: 'Descargar el expediente',
    since: 6,
    operations: ['makeDossier'],
  },
  'set-modality': {
    route: '/settings/general',
    name: 'Cambiar la modalidad',
    since: 1,
    operations: ['setModality'],
  },
} as const satisfies Record<string, PartRow>;

export type PartName = keyof typeof rows;
export const parts: Readonly<Record<PartName, PartRow>> = rows;
export const partNames = Object.keys(rows) as readonly PartName[];

/** The parts that people with that role have unless somebody takes them away: all that the role can do. */
export function defaultParts(role: Role): readonly PartName[] {
  const known = partsByRole.get(role);
  if (known !== undefined) return known;
  const found = partNames.filter((part) => rolesOf(part).includes(role));
  partsByRole.set(role, found);
  return found;
}

/** Worked out once a role: the tables never change, and every request asks what somebody may do. */
const partsByRole = new Map<Role, readonly PartName[]>();

/** The roles that can do something in a part. */
export function rolesOf(part: PartName): readonly Role[] {
  return parts[part].operations.flatMap((operation) => {
    const row: OperationRow = operations[operation];
    return [...row.roles];
  });
}

/** The part that holds an operation; null when it comes with the page. */
export function partOf(operation: Operation): PartName | null {
  return partNames.find((part) => parts[part].operations.includes(operation)) ?? null;
}
