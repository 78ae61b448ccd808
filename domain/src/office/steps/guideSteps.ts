import type { Operation } from '../../kernel/access/operations.ts';
import type { RoutePath } from '../../kernel/access/routes.ts';
import type { SessionState } from '../../kernel/sessions/sessionState.ts';
import { namePoints } from '../../meeting/agenda/namePoints.ts';
import type { AssemblyPhase } from '../../meeting/sessions/assemblyPhase.ts';
import type { NextDeadline } from '../../record/deadlines/meetingDeadlines.ts';

/** The way from an empty assembly to its minutes. */
export const guideStages = ['prepare', 'convene', 'accredit', 'deliberate', 'minutes'] as const;
export type GuideStage = (typeof guideStages)[number];

export const guideStageNames: Readonly<Record<GuideStage, string>> = {
  prepare: 'Preparar',
  convene: 'Convocar',
  accredit: 'Acreditar',
  deliberate: 'Deliberar',
  minutes: 'Acta',
};

/** The facts of an assembly before anybody comes: the list of all the assemblies reads no more than this. */
export interface PreparedFacts {
  readonly phase: AssemblyPhase;
  readonly hasRoster: boolean;
  readonly hasDate: boolean;
  readonly hasQuestions: boolean;
  /** The next thing that the law asks for after it was closed. */
  readonly nextDeadline: NextDeadline | null;
}

/** All that the way is computed from, as the record says it now; nothing else remembers a step. */
export interface GuideFacts extends PreparedFacts {
  readonly sessionState: SessionState;
  /** A later call is not announced again by the way: it has its own hour. */
  readonly call: 1 | 2 | 3;
  /** The hour of the call, in milliseconds; null while nobody gave it one. */
  readonly callAt: number | null;
  /** The notice went out, or somebody declared that it was made outside. */
  readonly isCalled: boolean;
  /** Somebody is present now. */
  readonly hasArrivals: boolean;
  readonly hasQuorum: boolean;
  readonly isVoting: boolean;
  /** A question waits to be opened. */
  readonly hasDrafts: boolean;
  /** All was voted, and these points of the agenda, by their numbers, were not treated; not said: none. */
  readonly untreated?: readonly number[];
  /** Some question of this session was voted and closed. */
  readonly hasDecided: boolean;
}

/** `GET /api/guide` */
export interface GuideAnswer extends GuideFacts {
  /** The server's clock, in milliseconds. */
  readonly now: number;
}

type Facts = GuideFacts;

interface StepRow {
  readonly stage: GuideStage;
  /** The operation of the step: it is for members who may do this and may open the page. */
  readonly operation: Operation;
  readonly path: RoutePath;
  /** The words of the button. */
  readonly action: string;
  /** The last phase in which it can be taken; a step that was not taken in time is not asked for later. */
  readonly until: Exclude<AssemblyPhase, 'archived'>;
  readonly isDone: (facts: Facts) => boolean;
  /** The name of the step in the list. */
  readonly name: string;
  /** The next action, as one sentence. */
  readonly say: (facts: Facts, now: number) => string;
}

const halfDayMillis = 12 * 3_600_000;

const rows = {
  roster: {
    stage: 'prepare',
    operation: 'importRoster',
    path: '/settings/database/file',
    action: 'Cargar el padrón',
    name: 'El padrón',
    until: 'running',
    isDone: ({ hasRoster }: Pick<Facts, 'hasRoster'>) => hasRoster,
    say: () => 'Cargue el padrón: las unidades, sus coeficientes y sus propietarios.',
  },
  date: {
    stage: 'prepare',
    operation: 'planMeeting',
    path: '/settings/general',
    action: 'Poner la fecha',
    name: 'La fecha',
    until: 'preparing',
    isDone: ({ hasDate }: Pick<Facts, 'hasDate'>) => hasDate,
    say: () => 'Ponga el día y la hora de la reunión.',
  },
  questions: {
    stage: 'prepare',
    operation: 'createQuestion',
    path: '/votes/private',
    action: 'Escribir las preguntas',
    name: 'Las preguntas',
    until: 'running',
    isDone: ({ hasQuestions }: Pick<Facts, 'hasQuestions'>) => hasQuestions,
    say: () => 'Escriba las preguntas que se van a votar.',
  },
  notice: {
    stage: 'convene',
    operation: 'sendConvocation',
    path: '/notices',
    action: 'Escribir la convocatoria',
    name: 'La convocatoria',
    until: 'preparing',
    isDone: ({ isCalled, call }) => isCalled || call > 1,
    say: () =>
      'Revise el aviso que se propone y envíelo a todos: la aplicación lo compara con los plazos de la ley.',
  },
  laterCall: {
    stage: 'convene',
    operation: 'planNextCall',
    path: '/dashboard',
    action: 'Fijar la siguiente',
    name: 'La siguiente convocatoria',
    until: 'preparing',
    isDone: ({ sessionState }) => sessionState !== 'failed',
    say: () => 'La convocatoria fracasó: fije el día y la hora de la siguiente.',
  },
  arrivals: {
    stage: 'accredit',
    operation: 'accredit',
    path: '/register',
    action: 'Ir al registro',
    name: 'Los primeros asistentes',
    until: 'running',
    isDone: ({ hasArrivals }) => hasArrivals,
    say: ({ callAt }, now) =>
      callAt !== null && callAt - now > halfDayMillis
        ? 'Está lista. El día de la reunión, acredite a quienes lleguen.'
        : 'Acredite a quienes llegan.',
  },
  quorum: {
    stage: 'accredit',
    operation: 'accredit',
    path: '/quorum/private',
    action: 'Ver quién falta',
    name: 'El quórum de la sala',
    until: 'running',
    isDone: ({ hasQuorum }) => hasQuorum,
    say: () => 'Aún no hay quórum en la sala: siga acreditando y llame a quienes faltan.',
  },
  opening: {
    stage: 'deliberate',
    operation: 'installSession',
    path: '/dashboard',
    action: 'Ir al tablero',
    name: 'La sesión instalada',
    until: 'running',
    isDone: ({ sessionState }) => sessionState === 'open' || sessionState === 'closed',
    say: ({ sessionState }) =>
      sessionState === 'suspended'
        ? 'La sesión está suspendida: reanúdela cuando vayan a seguir.'
        : 'Hay quórum en la sala: instale la sesión.',
  },
  votes: {
    stage: 'deliberate',
    operation: 'openQuestion',
    path: '/votes/private',
    action: 'Ir a Votaciones',
    name: 'Las votaciones',
    until: 'running',
    isDone: ({ isVoting, hasDrafts, hasDecided }) => hasDecided && !hasDrafts && !isVoting,
    say: ({ isVoting }) =>
      isVoting
        ? 'Hay una votación abierta: ciérrela cuando hayan votado y muestre el resultado.'
        : 'Abra la siguiente pregunta.',
  },
  closing: {
    stage: 'deliberate',
    operation: 'closeSession',
    path: '/dashboard',
    action: 'Ir al tablero',
    name: 'La sesión cerrada',
    until: 'running',
    isDone: ({ sessionState }) => sessionState === 'closed',
    say: ({ untreated = [] }) =>
      untreated.length === 0
        ? 'Ya se votó todo: cierre la sesión cuando no quede nada por tratar.'
        : `Ya se votó todo, pero no consta que se ${untreated.length === 1 ? 'tratara' : 'trataran'} ${namePoints(untreated)}: ${untreated.length === 1 ? 'páselo' : 'páselos'} a tratar, o cierre la sesión sabiendo que el acta lo dirá.`,
  },
  acta: {
    stage: 'minutes',
    operation: 'readActa',
    path: '/reports/acta',
    action: 'Preparar el acta',
    name: 'El acta',
    until: 'closed',
    // Nothing says that minutes were signed: a person who archives the assembly has done with them.
    isDone: ({ phase }) => phase === 'archived',
    say: () => 'Prepare el acta y hágala firmar; cuando esté aprobada, archive la asamblea.',
  },
} as const satisfies Record<string, StepRow>;

export type GuideStepId = keyof typeof rows;
export const guideStepIds = Object.keys(rows) as readonly GuideStepId[];
export const guideSteps: Readonly<Record<GuideStepId, StepRow>> = rows;

/** The things without which an assembly cannot be held, in the order in which it is prepared. */
const assemblyNeeds = ['roster', 'date', 'questions'] as const;
export type AssemblyNeed = (typeof assemblyNeeds)[number];

/** Such a step, as it is named within a sentence. */
export function sayNeed(need: AssemblyNeed): string {
  return rows[need].name.toLowerCase();
}

/** The same steps as the way's, for the list of all assemblies; nothing once it was held. */
export function needsOf(facts: Omit<PreparedFacts, 'nextDeadline'>): readonly AssemblyNeed[] {
  if (facts.phase === 'closed' || facts.phase === 'archived') return [];
  return assemblyNeeds.filter((need) => !rows[need].isDone(facts));
}
