import { StackProblem } from '../process/stackProblem.ts';
import type { FirestoreEmulator } from './findFirestoreEmulator.ts';
import { refusedPorts } from './refusedPorts.ts';

export type StackName = 'start' | 'test';

const portNames = [
  ...(['hosting', 'auth', 'firestore', 'firestoreWebsocket', 'functions', 'hub'] as const),
  ...(['logging', 'eventarc', 'tasks', 'web', 'smtp', 'mailbox'] as const),
] as const;
export type PortName = (typeof portNames)[number];

export type StackPorts = Readonly<Record<PortName, number>>;

/** Two sets, so that tests never meet a running `npm start`. `web` is the hot-reload server of `npm run dev`. */
const portSets: Readonly<Record<StackName, StackPorts>> = {
  start: {
    hosting: 5000,
    auth: 9099,
    firestore: 8080,
    firestoreWebsocket: 9150,
    functions: 5001,
    hub: 4400,
    logging: 4500,
    eventarc: 9299,
    tasks: 9499,
    web: 5173,
    smtp: 1025,
    mailbox: 8025,
  },
  test: {
    hosting: 5100,
    auth: 9199,
    firestore: 8180,
    firestoreWebsocket: 9151,
    functions: 5101,
    hub: 4401,
    logging: 4501,
    eventarc: 9399,
    tasks: 9599,
    web: 5273,
    smtp: 1125,
    mailbox: 8125,
  },
};

export const portPurposes: Readonly<Record<PortName, string>> = {
  hosting: 'la página web',
  auth: 'las cuentas',
  firestore: 'la base de datos',
  firestoreWebsocket: 'los avisos de la base de datos',
  functions: 'las funciones',
  hub: 'el coordinador de emuladores',
  logging: 'los registros',
  eventarc: 'los eventos',
  tasks: 'las tareas',
  web: 'la recarga en caliente',
  smtp: 'el correo local',
  mailbox: 'el buzón local',
};

/** The ports that the emulators open: a Firestore that was given brings its own. */
export function emulatorPorts(emulator: FirestoreEmulator): readonly PortName[] {
  const always = ['hosting', 'auth', 'functions', 'hub', 'logging', 'eventarc', 'tasks'] as const;
  return emulator.kind === 'given' ? always : [...always, 'firestore', 'firestoreWebsocket'];
}

/** `shift` is the text of ASAMBLEA_PORT_SHIFT, added to every port: a way round a port that cannot be freed. */
export function stackPorts(name: StackName, shift: string | undefined): StackPorts {
  const amount = shift === undefined || shift === '' ? 0 : Number(shift);
  if (!Number.isInteger(amount) || amount < 0 || amount > mostShift) {
    throw new StackProblem(
      `ASAMBLEA_PORT_SHIFT debe ser un número entero entre 0 y ${mostShift}, y vale «${shift}».`,
    );
  }
  const ports = shiftedPorts(name, amount);
  const refused = portNames.find((each) => refusedPorts.has(ports[each]));
  if (refused === undefined) return ports;
  throw new StackProblem(
    [
      `Con ASAMBLEA_PORT_SHIFT=${amount} se usaría el puerto ${ports[refused]} (${portPurposes[refused]}), que los navegadores se niegan a abrir.`,
      `Use otro desplazamiento: ASAMBLEA_PORT_SHIFT=${nextShift(name, amount)}`,
    ].join('\n'),
  );
}

const mostShift = 55_000;

function shiftedPorts(name: StackName, amount: number): StackPorts {
  const ports = { ...portSets[name] };
  for (const each of portNames) ports[each] += amount;
  return ports;
}

/** The nearest thousand above which leaves every port of that set where it can be called. */
function nextShift(name: StackName, amount: number): number {
  const next = (Math.floor(amount / 1_000) + 1) * 1_000;
  const isGood = Object.values(shiftedPorts(name, next)).every((port) => !refusedPorts.has(port));
  return isGood ? next : nextShift(name, next);
}
