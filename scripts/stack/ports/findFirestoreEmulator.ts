import { join } from 'node:path';
import { StackProblem } from '../process/stackProblem.ts';
import { refusedPorts } from './refusedPorts.ts';

export type FirestoreEmulator =
  | { readonly kind: 'given'; readonly host: string; readonly port: number }
  | { readonly kind: 'firebaseTools'; readonly java: number }
  | { readonly kind: 'cloudSdk'; readonly java: number; readonly jar: string };

/**
 * The questions that the search asks of the machine. Each probe answers for this very moment and changes
 * nothing, except `download`.
 */
export type MachineProbes = {
  /** The text of FIRESTORE_EMULATOR_HOST. */
  readonly givenHost: string | undefined;
  answers(host: string, port: number): Promise<boolean>;
  /** The major version of the `java` on the PATH. */
  javaVersion(): Promise<number | undefined>;
  isCachedByFirebaseTools(): Promise<boolean>;
  /** Lets firebase-tools fetch its emulator into its cache; false when it could not. */
  download(): Promise<boolean>;
  cloudSdkRoot(): Promise<string | undefined>;
  isFile(path: string): Promise<boolean>;
};

/** firebase-tools refuses an older Java for its own emulator. */
const javaForFirebaseTools = 21;
/** The Cloud SDK's emulator is compiled for this one. */
const javaForCloudSdk = 11;
const jarInCloudSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** The order is fixed: the one that is given, firebase-tools' own, the Cloud SDK's; firebase-tools knows its own alone. */
export async function findFirestoreEmulator(machine: MachineProbes): Promise<FirestoreEmulator> {
  if (machine.givenHost !== undefined && machine.givenHost !== '') {
    return checkGiven(machine.givenHost, machine);
  }
  const java = await machine.javaVersion();
  if (java === undefined) throw new StackProblem(missingJava);
  const mayHaveTheirs = java >= javaForFirebaseTools;
  if (mayHaveTheirs && ((await machine.isCachedByFirebaseTools()) || (await machine.download()))) {
    return { kind: 'firebaseTools', java };
  }
  const jar = java >= javaForCloudSdk ? await findCloudSdkJar(machine) : undefined;
  if (jar !== undefined) return { kind: 'cloudSdk', java, jar };
  throw new StackProblem(missingEmulator(java));
}

export function describeFirestoreEmulator(emulator: FirestoreEmulator): string {
  switch (emulator.kind) {
    case 'given':
      return `el que ya está en marcha en ${emulator.host}:${emulator.port} (FIRESTORE_EMULATOR_HOST)`;
    case 'firebaseTools':
      return `el de firebase-tools, con Java ${emulator.java}`;
    case 'cloudSdk':
      return `el del SDK de Google Cloud, con Java ${emulator.java}`;
  }
}

async function checkGiven(text: string, machine: MachineProbes): Promise<FirestoreEmulator> {
  const match = /^(?:http:\/\/)?([^:/]+):(\d+)\/?$/.exec(text);
  const host = match?.[1];
  const port = Number(match?.[2]);
  if (host === undefined || !Number.isInteger(port)) {
    throw new StackProblem(
      `FIRESTORE_EMULATOR_HOST debe ser «equipo:puerto», por ejemplo 127.0.0.1:8080, y vale «${text}».`,
    );
  }
  if (refusedPorts.has(port)) {
    throw new StackProblem(
      [
        `FIRESTORE_EMULATOR_HOST dice ${text}, y los navegadores se niegan a abrir el puerto ${port}.`,
        'Ponga ese emulador en otro puerto, por ejemplo el 8080, y dígalo en esa variable.',
      ].join('\n'),
    );
  }
  if (!(await machine.answers(host, port))) {
    throw new StackProblem(
      [
        `FIRESTORE_EMULATOR_HOST dice ${text}, pero allí no responde ningún emulador.`,
        'Póngalo en marcha, o quite esa variable para que se busque otro: unset FIRESTORE_EMULATOR_HOST',
      ].join('\n'),
    );
  }
  return { kind: 'given', host, port };
}

async function findCloudSdkJar(machine: MachineProbes): Promise<string | undefined> {
  const root = await machine.cloudSdkRoot();
  if (root === undefined) return undefined;
  const jar = join(root, jarInCloudSdk);
  return (await machine.isFile(jar)) ? jar : undefined;
}

const missingJava = [
  'Falta Java, que necesita el emulador de Firestore.',
  'Instale Java 21 o posterior (en Debian o Ubuntu: sudo apt-get install default-jre-headless; otros: https://adoptium.net) y repita.',
].join('\n');

function missingEmulator(java: number): string {
  const found =
    java >= javaForFirebaseTools
      ? `Hay Java ${java}, pero no se pudo descargar el emulador de firebase-tools.`
      : `Hay Java ${java}, y el emulador de firebase-tools pide Java ${javaForFirebaseTools} o posterior.`;
  return [
    `Falta un emulador de Firestore. ${found}`,
    'Cualquiera de estos remedios basta:',
    java >= javaForFirebaseTools
      ? '  · con conexión a internet: npx firebase setup:emulators:firestore'
      : `  · instale Java ${javaForFirebaseTools} o posterior: https://adoptium.net`,
    `  · con Java ${javaForCloudSdk} o posterior, el del SDK de Google Cloud: gcloud components install cloud-firestore-emulator`,
    '    (o sudo apt-get install google-cloud-cli-firestore-emulator)',
    '  · indique uno en marcha: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080',
  ].join('\n');
}
