import { sayCalled, sayMoment } from '../calendars/sayMoment.ts';
import { localDateOf, localTimeOf } from '../calendars/zone.ts';
import { endSentence } from '../text/sentence.ts';
import type { AssemblySession } from './assemblySession.ts';

type Said = Pick<AssemblySession, 'state'> & {
  readonly startsAt?: number;
  readonly resumesAt?: number | null;
  readonly isCalledOff?: true;
};

export interface SessionMessage {
  readonly tone: 'info' | 'warning';
  /** `Sesión suspendida`. */
  readonly title: string;
  /** The next step, in one sentence. */
  readonly text: string;
}

/** The message of every screen about a session that is not under way; null while it is. */
export function saySession(session: Said, timeZone: string): SessionMessage | null {
  const { state, startsAt, resumesAt, isCalledOff = false } = session;
  switch (state) {
    case 'open':
      return null;
    case 'planned':
      if (isCalledOff) return sayCalledOff(startsAt, timeZone);
      return {
        tone: 'info',
        title: 'La sesión aún no comienza',
        text:
          startsAt === undefined
            ? 'Aún no tiene fecha.'
            : endSentence(`Está fijada para el ${sayInstant(startsAt, timeZone)}`),
      };
    case 'suspended':
      return {
        tone: 'warning',
        title: 'Sesión suspendida',
        text:
          typeof resumesAt === 'number'
            ? endSentence(`Continúa el ${sayInstant(resumesAt, timeZone)}`)
            : 'La presidencia dirá cuándo continúa. Si es otro día, la asistencia se toma de nuevo.',
      };
    case 'failed':
      return {
        tone: 'warning',
        title: 'La convocatoria fracasó por falta de quórum',
        text: 'Espere la fecha de la siguiente convocatoria.',
      };
    case 'closed':
      return { tone: 'info', title: 'La sesión terminó', text: 'Gracias por participar.' };
  }
}

function sayCalledOff(startsAt: number | undefined, timeZone: string): SessionMessage {
  const when =
    startsAt === undefined
      ? ''
      : `${endSentence(`Estaba citada para el ${sayInstant(startsAt, timeZone)}`)} `;
  return {
    tone: 'warning',
    title: 'La reunión se canceló',
    text: `${when}Si se convoca de nuevo, se avisará con otra fecha.`,
  };
}

/** `21 de noviembre de 2026 a las 8:00 p. m.`, on the clocks of the assembly. */
export function sayInstant(at: number, timeZone: string): string {
  return sayMoment(momentIn(at, timeZone), timeZone);
}

/** `sábado 21 de noviembre de 2026 a las 8:00 p. m.`: the time for which it is called. */
export function sayCalledFor(at: number, timeZone: string): string {
  return sayCalled(momentIn(at, timeZone), timeZone);
}

function momentIn(at: number, timeZone: string) {
  return { date: localDateOf(at, timeZone), time: localTimeOf(at, timeZone) };
}
