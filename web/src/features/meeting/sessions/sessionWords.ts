import {
  type AssemblySession,
  callName,
  formatWeight,
  type Quorum,
  sayPresence,
  sayUnits,
} from '@asamblea/domain';
import type { SessionStep } from './stepsOf.ts';

export const stepLabels: Readonly<Record<SessionStep, string>> = {
  install: 'Instalar la sesión',
  fail: 'Declarar fracasada la convocatoria',
  'next-call': 'Fijar la siguiente convocatoria',
  verify: 'Verificar quórum',
  suspend: 'Suspender',
  resume: 'Reanudar la sesión',
  close: 'Cerrar la sesión',
};

/** The message for a press without an answer. */
export const notKnown =
  'No hay conexión: no sabemos si se hizo. Intente de nuevo; repetirlo no lo hace dos veces.';

export const stateLabels: Readonly<Record<AssemblySession['state'], string>> = {
  planned: 'Por instalar',
  open: 'En curso',
  suspended: 'Suspendida',
  failed: 'Fracasó por falta de quórum',
  closed: 'Terminada',
};

/** `57,06 % (57,0645 de 100,0000; 175 unidades)` */
export function sayPresentQuorum(
  reading: Pick<Quorum, 'present' | 'total'> & Partial<Pick<Quorum, 'threshold'>>,
): string {
  const { present, total } = reading;
  return `${sayPresence(reading)} (${formatWeight(present.weight)} de ${formatWeight(total.weight)}; ${sayUnits(present.units)})`;
}

/** The consequence of a step, shown before it is done. */
export function sayConsequence(
  step: 'install' | 'fail' | 'resume' | 'close',
  { call }: Pick<AssemblySession, 'call'>,
  quorum: Quorum,
): string {
  const name = callName(call).toLowerCase();
  switch (step) {
    case 'install':
      return `La ${name} quedará instalada con ${sayPresentQuorum(quorum)}. Desde ese momento se puede votar.`;
    case 'fail':
      return `Quedará en el acta que la ${name} fracasó: hay ${sayPresentQuorum(quorum)} y se requiere ${quorum.needed}. No se puede deshacer. Después podrá fijar la siguiente.`;
    case 'resume':
      return `La sesión continúa con ${sayPresentQuorum(quorum)}. Se puede volver a votar.`;
    case 'close':
      return 'La sesión termina para todos: nadie más se acredita ni vota, y no se puede volver a abrir.';
  }
}
