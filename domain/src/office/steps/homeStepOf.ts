import type { Role } from '../../kernel/access/role.ts';
import type { RoutePath } from '../../kernel/access/routes.ts';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';
import type { SessionState } from '../../kernel/sessions/sessionState.ts';
import { type GuideStepId, guideSteps } from './guideSteps.ts';

/** Where a meeting stands, as far as it decides what a person does next. */
export const homeMoments = [
  'before',
  'calledOff',
  'open',
  'voting',
  'suspended',
  'failed',
  'closed',
  'archived',
] as const;
export type HomeMoment = (typeof homeMoments)[number];

interface Seen {
  readonly isArchived: boolean;
  readonly sessionState: SessionState;
  /** The meeting was called off before it began; absent: it was not. */
  readonly isCalledOff?: true;
  /** The questions on stage. */
  readonly asked: readonly { readonly state: QuestionState }[];
}

/** A vote is one only while the session is under way: what a suspended one was voting is said to be suspended. */
export function homeMomentOf({ isArchived, sessionState, isCalledOff, asked }: Seen): HomeMoment {
  if (isArchived) return 'archived';
  switch (sessionState) {
    case 'planned':
      return isCalledOff === true ? 'calledOff' : 'before';
    case 'open':
      return asked.some(({ state }) => state === 'open' || state === 'closing') ? 'voting' : 'open';
    case 'suspended':
    case 'failed':
    case 'closed':
      return sessionState;
  }
}

/** The next action: one sentence and, where there is one, the page where it is done. */
interface HomeStep {
  readonly sentence: string;
  readonly path: RoutePath | null;
  readonly action: string | null;
}

/** `way`: the way of the assembly says it. `ballot`: the ballot that is open says it. */
export type HomeCell = HomeStep | 'way' | 'ballot';

function say(sentence: string): HomeStep {
  return { sentence, path: null, action: null };
}

function go(sentence: string, path: RoutePath, action: string): HomeStep {
  return { sentence, path, action };
}

/** A step of the way, in words of its own for those who take it. */
function take(id: GuideStepId, sentence: string): HomeStep {
  const { path, action } = guideSteps[id];
  return { sentence, path, action };
}

const byTheWay: Readonly<Record<HomeMoment, HomeCell>> = {
  before: 'way',
  calledOff: 'way',
  open: 'way',
  voting: 'way',
  suspended: 'way',
  failed: 'way',
  closed: 'way',
  archived: go(
    'Los informes y el acta de la asamblea siguen aquí.',
    '/reports',
    'Ver los informes',
  ),
};

const noMeeting = say('No hay nada que hacer hasta que se convoque de nuevo.');
const noSession = 'Se hará otra convocatoria: le avisarán la fecha.';
const voterSteps = {
  calledOff: noMeeting,
  open: say('La reunión está en curso. Apenas se abra una votación, aparece aquí.'),
  voting: 'ballot',
  suspended: say('No cierre esta página si va a esperar: cuando se reanude, aquí se verá.'),
  failed: say(noSession),
  closed: say('Lo que se decidió está más abajo.'),
  archived: say('Lo que se decidió está más abajo.'),
} as const;

/** Everybody's next step, whatever the moment. */
export const homeSteps: Readonly<Record<Role, Readonly<Record<HomeMoment, HomeCell>>>> = {
  admin: byTheWay,
  moderator: byTheWay,
  registrar: {
    before: 'way',
    calledOff: noMeeting,
    open: 'way',
    voting: take(
      'arrivals',
      'Siga acreditando: quien llega durante una votación también puede votar.',
    ),
    suspended: take('arrivals', 'Mientras tanto, acredite a quienes lleguen.'),
    failed: say(noSession),
    closed: say('La reunión terminó: ya no se registra a nadie.'),
    archived: say('No le queda nada por hacer aquí.'),
  },
  teller: {
    before: say(
      'Cuando se abra una votación, ingrese aquí los votos con placa, en papel o a mano.',
    ),
    calledOff: noMeeting,
    open: go('Espere la siguiente votación.', '/votes/private', 'Ir a Votaciones'),
    voting: go(
      'Ingrese los votos de quienes no usan celular.',
      '/votes/private',
      'Ingresar los votos',
    ),
    suspended: say('No hay votos por ingresar mientras esté suspendida.'),
    failed: say(noSession),
    closed: go('El escrutinio terminó.', '/protected', 'Repetir los conteos'),
    archived: go('La asamblea está archivada.', '/protected', 'Repetir los conteos'),
  },
  auditor: {
    before: go(
      'Revise quiénes pueden asistir antes de que empiece.',
      '/quorum/private',
      'Ver la asistencia',
    ),
    calledOff: noMeeting,
    open: go(
      'Siga la reunión: asistencia, votaciones y conexiones.',
      '/dashboard',
      'Ir al tablero',
    ),
    voting: go(
      'Siga la votación: quién falta y cómo llegan los votos.',
      '/dashboard',
      'Ir al tablero',
    ),
    suspended: go(
      'Revise lo que se ha registrado hasta ahora.',
      '/quorum/private',
      'Ver el registro',
    ),
    failed: go('Revise quiénes asistieron.', '/quorum/private', 'Ver la asistencia'),
    closed: go('Compruebe los sellos y repita los conteos.', '/protected', 'Ir a la auditoría'),
    archived: go('Compruebe los sellos y repita los conteos.', '/protected', 'Ir a la auditoría'),
  },
  voter: {
    before: say('Si no puede asistir, dé un poder a quien vaya por usted.'),
    ...voterSteps,
  },
  attorney: {
    before: say('Cuando empiece, vote aquí por las unidades que representa.'),
    ...voterSteps,
  },
  observer: {
    before: say('Cuando empiece, siga la reunión en las pantallas públicas de abajo.'),
    calledOff: noMeeting,
    open: say('Siga la reunión en las pantallas públicas de abajo.'),
    voting: say('Se está votando: sígalo en la pantalla de la sala, más abajo.'),
    suspended: say('Cuando se reanude, sígala en las pantallas públicas de abajo.'),
    failed: say(noSession),
    closed: say('Los resultados están en las pantallas públicas de abajo.'),
    archived: say('No le queda nada por ver aquí.'),
  },
};

/** The present step of this person; a page that was taken away from them is not offered. */
export function homeStepOf(
  role: Role,
  moment: HomeMoment,
  routesAvailable: readonly string[],
): HomeCell {
  const cell = homeSteps[role][moment];
  if (typeof cell === 'string' || cell.path === null) return cell;
  return routesAvailable.includes(cell.path) ? cell : say(cell.sentence);
}
