import * as z from 'zod';

/** The checks before people come, in the order in which things are set up. */
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

/** The facts that the record knows by itself. */
export interface EveningMeasured {
  /** Desks, screens of the hall and streams that are open somewhere and answer now. */
  readonly desks: number;
  readonly screens: number;
  readonly streams: number;
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
const screenCode = z.string().regex(/^\d{4}$/u);

/** `POST /api/evening/checks`: the projector is checked by the code on it, the rest by the person who looked. */
export const noteCheckRequest = z.discriminatedUnion('check', [
  z.strictObject({ check: z.literal('projector'), code: screenCode }),
  z.strictObject({
    check: z.enum(eveningChecks).exclude(['projector']),
    isGood: z.boolean(),
  }),
]);
export type NoteCheckRequest = z.infer<typeof noteCheckRequest>;

/** A check made for another evening says little about this one. */
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

/** The facts known without asking anybody, and those that only a person can say. */
export function sayMeasured(check: EveningCheck, measured: EveningMeasured): string {
  switch (check) {
    case 'desks':
      return measured.desks === 0
        ? 'Ninguna mesa tiene Registro abierto. Ábralo en el computador de cada mesa.'
        : `${measured.desks === 1 ? '1 mesa tiene' : `${measured.desks} mesas tienen`} Registro abierto y con conexión. Si encuentra a las personas, lo dice quien está en ella.`;
    case 'printer':
      return 'La aplicación no ve la impresora: imprima la página de prueba y diga cómo salió.';
    case 'projector':
      return measured.screens === 0
        ? 'Ninguna pantalla de la sala está abierta. Ábrala en el proyector; después ponga un código y escríbalo aquí.'
        : `${measured.screens === 1 ? '1 pantalla está' : `${measured.screens} pantallas están`} con conexión. Ponga un código y escríbalo aquí: así se sabe que la sala la ve.`;
    case 'stream':
      return measured.streams === 0
        ? 'Ninguna emisión está abierta. Ábrala en el programa de video y diga si se ve.'
        : `${measured.streams === 1 ? '1 emisión está abierta' : `${measured.streams} emisiones están abiertas`} y con conexión. Si se ve en el video, lo dice quien lo mira.`;
    case 'booth':
      return measured.booths === 0
        ? 'No hay puestos de votación abiertos. Si va a usar uno, ábralo en su tableta desde Inicio.'
        : `${measured.booths === 1 ? 'Hay 1 puesto abierto' : `Hay ${measured.booths} puestos abiertos`}. Si el voto llega, lo dice quien lo prueba.`;
    case 'mail':
      return sayMailNow(measured);
  }
}

function sayMailNow({ hasMail, hasSent, hasFailed }: EveningMeasured): string {
  if (!hasMail) return 'El correo no está configurado: las credenciales se muestran o se imprimen.';
  if (hasFailed) return 'Hay mensajes que no salieron: pruebe el correo antes de la reunión.';
  return hasSent
    ? 'El correo está configurado y ya salieron mensajes.'
    : 'El correo está configurado. Todavía no ha salido ningún mensaje.';
}
