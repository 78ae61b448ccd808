import { z } from 'zod';

/** What is tried before people come, in the order in which it is set up. */
export const eveningChecks = ['desks', 'printer', 'projector', 'stream', 'booth', 'mail'] as const;
export type EveningCheck = (typeof eveningChecks)[number];

/** How somebody found it, and when. Nothing here was measured: a person looked. */
export interface CheckNoted {
  readonly isGood: boolean;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly byName: string;
}

/** `settings/evening` */
export interface EveningSettings {
  readonly checks?: Readonly<Partial<Record<EveningCheck, CheckNoted>>>;
}

/** What the record knows by itself. */
export interface EveningMeasured {
  /** People of the staff with the desk among their pages whose session stands; not whether they look at it. */
  readonly desks: number;
  /** Tablets that are booths now. */
  readonly booths: number;
  /** There is a relay to hand messages to. */
  readonly hasMail: boolean;
  /** Some message left, and some did not. */
  readonly hasSent: boolean;
  readonly hasFailed: boolean;
}

/** `GET /api/evening` */
export interface EveningAnswer extends EveningMeasured {
  readonly checks: NonNullable<EveningSettings['checks']>;
  readonly now: number;
}

/** The code that only the screen of the hall says: four digits. */
export const screenCode = z.string().regex(/^\d{4}$/u);

/** `POST /api/evening/checks`: the projector is checked by what is read on it, the rest by who looked. */
export const noteCheckRequest = z.discriminatedUnion('check', [
  z.strictObject({ check: z.literal('projector'), code: screenCode }),
  z.strictObject({
    check: z.enum(eveningChecks).exclude(['projector']),
    isGood: z.boolean(),
  }),
]);
export type NoteCheckRequest = z.infer<typeof noteCheckRequest>;

/** What was tried for another evening says little of this one. */
export const checkLife = 12 * 3_600_000;

export type CheckState = 'unchecked' | 'good' | 'bad' | 'old';

/** How a check stands now. */
export function checkStateOf(noted: CheckNoted | undefined, now: number): CheckState {
  if (noted === undefined) return 'unchecked';
  if (!noted.isGood) return 'bad';
  return now - noted.at > checkLife ? 'old' : 'good';
}

export const checkNames: Readonly<Record<EveningCheck, string>> = {
  desks: 'Mesas de registro',
  printer: 'Impresora',
  projector: 'Pantalla de la sala',
  stream: 'Transmisión',
  booth: 'Puesto de votación',
  mail: 'Correo',
};

/** What is known without asking anybody, and what only a person can say. */
export function sayMeasured(check: EveningCheck, measured: EveningMeasured): string {
  switch (check) {
    case 'desks':
      return `${people(measured.desks)} con Registro ${measured.desks === 1 ? 'tiene' : 'tienen'} la sesión abierta. Si cada mesa responde, lo dice quien está en ella.`;
    case 'printer':
      return 'La aplicación no ve la impresora: imprima la página de prueba y diga cómo salió.';
    case 'projector':
      return 'Ponga un código en la pantalla y escríbalo aquí: así se sabe que la sala ve lo de hoy.';
    case 'stream':
      return 'La aplicación no ve el video: abra la emisión en el programa de video y diga si se ve.';
    case 'booth':
      return measured.booths === 0
        ? 'No hay puestos de votación abiertos. Si va a usar uno, ábralo en su tableta desde Inicio.'
        : `${measured.booths === 1 ? 'Hay 1 puesto abierto' : `Hay ${measured.booths} puestos abiertos`}. Si el voto llega, lo dice quien lo prueba.`;
    case 'mail':
      return sayMailNow(measured);
  }
}

function people(count: number): string {
  return count === 1 ? '1 persona' : `${count} personas`;
}

function sayMailNow({ hasMail, hasSent, hasFailed }: EveningMeasured): string {
  if (!hasMail) return 'El correo no está configurado: las credenciales se muestran o se imprimen.';
  if (hasFailed) return 'Hay mensajes que no salieron: pruebe el correo antes de la reunión.';
  return hasSent
    ? 'El correo está configurado y ya salieron mensajes.'
    : 'El correo está configurado. Todavía no ha salido ningún mensaje.';
}
