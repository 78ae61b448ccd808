import type { SessionMoment } from '../../kernel/sessions/assemblySession.ts';
import { saySession } from '../../kernel/sessions/saySession.ts';
import type { SessionState } from '../../kernel/sessions/sessionState.ts';
import { ofNamed } from '../../kernel/text/named.ts';
import { unitTerm } from '../../kernel/weights/sayUnits.ts';
import type { Term } from '../../kernel/weights/term.ts';
import type { AttendanceMode } from '../../people/seats/attendance.ts';

/**
 * Every sentence that promises something about who counts is here, so that a test opens them all and
 * checks them in each state: what closing a page does, what leaving does, who has nothing to vote with.
 */
interface AttendingUnit {
  readonly label: string;
  readonly channel: AttendanceMode;
}

const stayHere = 'hasta que la mesa de registro anote su salida';
const votesStand = 'Los votos que envió cuentan.';

/** The effect of closing the page on a remote attendee: none on a person accredited in the hall. */
export function sayLasting(units: readonly AttendingUnit[]): string {
  const online = labelsOf(units, (channel) => channel === 'online');
  const here = labelsOf(units, (channel) => channel !== 'online');
  const closing = 'Si cierra esta página o pierde la conexión, a los tres minutos';
  if (online.length === 0) {
    return `Lo acreditó la mesa de registro: cuenta en el quórum de la sala aunque cierre esta página, ${stayHere}.`;
  }
  if (here.length === 0) return `${closing} deja de contar en el quórum de la sala. ${votesStand}`;
  const [stop, go] = [
    online.length === 1 ? 'deja' : 'dejan',
    here.length === 1 ? 'sigue' : 'siguen',
  ];
  return `${closing} ${online.join(', ')} ${stop} de contar en el quórum de la sala; ${here.join(', ')} ${go} contando, ${stayHere}. ${votesStand}`;
}

/** The effect of pressing «Salir»: people whom the desk accredited are let out by the desk. */
export function sayGone(units: readonly AttendingUnit[]): string {
  const here = labelsOf(units, (channel) => channel !== 'online');
  if (here.length === 0) {
    return `Usted salió de la reunión: ya no cuenta en el quórum de la sala. ${votesStand}`;
  }
  const go = here.length === 1 ? 'sigue' : 'siguen';
  return `Usted salió de la reunión en línea. ${here.join(', ')} ${go} contando en el quórum de la sala, ${stayHere}. ${votesStand}`;
}

/** Whether some of the units held count only while the person is connected. */
export function attendsOnline(units: readonly AttendingUnit[]): boolean {
  return units.some(({ channel }) => channel === 'online');
}

export const sayWatching = 'Usted solo mira: vota por usted quien lo representa.';

export const sayNothingHeld =
  'No encontramos nada a su nombre ni poderes aceptados. Escriba a la administración si lo esperaba; mientras tanto puede mirar.';

/** Nobody counts or stops counting any more; null while the session goes on. */
export function sayOver(state: SessionState | null): string | null {
  switch (state) {
    case 'closed':
      return `La sesión terminó: puede cerrar esta página. ${votesStand}`;
    case 'failed':
      return 'La convocatoria fracasó por falta de quórum: puede cerrar esta página.';
    case 'planned':
    case 'open':
    case 'suspended':
    case null:
      return null;
  }
}

/**
 * The message for a person with nothing to vote with now: their situation and, while people come in, the next
 * step.
 */
export function sayUnaccredited(
  session: SessionMoment | null,
  timeZone: string,
  { noun }: Pick<Term, 'noun'> = unitTerm,
): { readonly title: string; readonly text: string } {
  const notice = session === null ? null : saySession(session, timeZone);
  const isOver = sayOver(session?.state ?? null) !== null || session?.isCalledOff === true;
  if (notice !== null && isOver) return notice;
  return {
    title: 'Usted aún no está acreditado',
    text: `Si está en la sala, acérquese a la mesa de registro con su documento: apenas lo acrediten, sus ${noun} aparecerán aquí, sin recargar la página. Si otra persona lo representa, es ella quien vota.`,
  };
}

/** Before the units one holds while nothing is asked: what will happen, and that one counts. */
export function sayHolding(state: SessionState | null, held: string): string {
  if (sayOver(state) !== null) return `Usted estuvo acreditado con ${held}:`;
  return `Cuando la mesa abra una pregunta, aparecerá aquí sola. Usted está acreditado con ${held}:`;
}

/** At the end, for every reader of that page: also people who only watched. */
export function sayThanks(assemblyName: string | null): string {
  const where = assemblyName === null ? '' : ` a la asamblea ${ofNamed(assemblyName)}`;
  return `Si asistió${where}, su asistencia quedó registrada, y los votos que envió cuentan aunque ya haya salido.`;
}

function labelsOf(
  units: readonly AttendingUnit[],
  isThere: (channel: AttendanceMode) => boolean,
): readonly string[] {
  return units.filter(({ channel }) => isThere(channel)).map(({ label }) => label);
}
