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

interface CheckRow {
  readonly name: string;
  /** What is known without asking anybody, and what only a person can say. */
  readonly say: (measured: EveningMeasured) => string;
  /** Asked of the person who tried it; null where the code on the screen answers. */
  readonly question: string | null;
}

/** The checks before people come, in the order in which things are set up. */
export const eveningChecks = {
  desks: {
    name: 'Mesas de registro',
    say: ({ desks }) =>
      desks === 0
        ? 'Ninguna mesa tiene Registro abierto. Ábralo en el computador de cada mesa.'
        : `${desks === 1 ? '1 mesa tiene' : `${desks} mesas tienen`} Registro abierto y con conexión. Si encuentra a las personas, lo dice quien está en ella.`,
    question: '¿Responden todas las mesas?',
  },
  printer: {
    name: 'Impresora',
    say: () => 'La aplicación no ve la impresora: imprima la página de prueba y diga cómo salió.',
    question: '¿Salió bien?',
  },
  projector: {
    name: 'Pantalla de la sala',
    say: ({ screens }) =>
      screens === 0
        ? 'Ninguna pantalla de la sala está abierta. Ábrala en el proyector; después ponga un código y escríbalo aquí.'
        : `${screens === 1 ? '1 pantalla está' : `${screens} pantallas están`} con conexión. Ponga un código y escríbalo aquí: así se sabe que la sala la ve.`,
    question: null,
  },
  stream: {
    name: 'Transmisión',
    say: ({ streams }) =>
      streams === 0
        ? 'Ninguna emisión está abierta. Ábrala en el programa de video y diga si se ve.'
        : `${streams === 1 ? '1 emisión está abierta' : `${streams} emisiones están abiertas`} y con conexión. Si se ve en el video, lo dice quien lo mira.`,
    question: '¿Se ve en el video?',
  },
  booth: {
    name: 'Puesto de votación',
    say: ({ booths }) =>
      booths === 0
        ? 'No hay puestos de votación abiertos. Si va a usar uno, ábralo en su tableta desde Inicio.'
        : `${booths === 1 ? 'Hay 1 puesto abierto' : `Hay ${booths} puestos abiertos`}. Si el voto llega, lo dice quien lo prueba.`,
    question: '¿Llegó el voto de prueba?',
  },
  mail: {
    name: 'Correo',
    say: sayMailNow,
    question: '¿Llegó el mensaje de prueba?',
  },
} as const satisfies Record<string, CheckRow>;

export type EveningCheck = keyof typeof eveningChecks;
export const eveningCheckIds = Object.keys(eveningChecks) as readonly EveningCheck[];

function sayMailNow({ hasMail, hasSent, hasFailed }: EveningMeasured): string {
  if (!hasMail) return 'El correo no está configurado: las credenciales se muestran o se imprimen.';
  if (hasFailed) return 'Hay mensajes que no salieron: pruebe el correo antes de la reunión.';
  return hasSent
    ? 'El correo está configurado y ya salieron mensajes.'
    : 'El correo está configurado. Todavía no ha salido ningún mensaje.';
}
