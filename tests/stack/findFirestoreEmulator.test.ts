import { expect, test } from 'vitest';
import {
  findFirestoreEmulator,
  type MachineProbes,
} from '../../scripts/stack/ports/findFirestoreEmulator.ts';
import { parseJavaVersion } from '../../scripts/stack/probeMachine.ts';

const sdkJar = '/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** A machine with everything; each test takes something away. */
const complete: MachineProbes = {
  givenHost: undefined,
  answers: async () => true,
  javaVersion: async () => 21,
  isCachedByFirebaseTools: async () => true,
  download: () => Promise.reject(new Error('Nothing was to be downloaded.')),
  cloudSdkRoot: async () => '/sdk',
  isFile: async (path) => path === sdkJar,
};

const orders: readonly [string, Partial<MachineProbes>, object][] = [
  [
    'takes the emulator that is given, even without Java',
    { givenHost: '127.0.0.1:8080', javaVersion: async () => undefined },
    { kind: 'given', host: '127.0.0.1', port: 8080 },
  ],
  ['takes firebase-tools from its cache before the SDK', {}, { kind: 'firebaseTools', java: 21 }],
  [
    'downloads it when the cache is empty',
    { isCachedByFirebaseTools: async () => false, download: async () => true },
    { kind: 'firebaseTools', java: 21 },
  ],
  [
    'takes the SDK when nothing can be downloaded',
    { isCachedByFirebaseTools: async () => false, download: async () => false },
    { kind: 'cloudSdk', java: 21, jar: sdkJar },
  ],
  [
    'takes the SDK with a Java that firebase-tools refuses',
    { javaVersion: async () => 17 },
    { kind: 'cloudSdk', java: 17, jar: sdkJar },
  ],
];

test.each(orders)('%s', async (_rule, difference, expected) => {
  expect(await findFirestoreEmulator({ ...complete, ...difference })).toEqual(expected);
});

const refusals: readonly [string, Partial<MachineProbes>, RegExp][] = [
  ['asks for Java', { javaVersion: async () => undefined }, /Falta Java.*Instale Java 21/s],
  [
    'asks for an emulator when the SDK has none',
    { javaVersion: async () => 17, isFile: async () => false },
    /Falta un emulador de Firestore\. Hay Java 17.*gcloud components install/s,
  ],
  [
    'asks for an emulator when there is no SDK and no connection',
    {
      isCachedByFirebaseTools: async () => false,
      download: async () => false,
      cloudSdkRoot: async () => undefined,
    },
    /no se pudo descargar.*npx firebase setup:emulators:firestore/s,
  ],
  ['does not offer the SDK to Java 8', { javaVersion: async () => 8 }, /Falta un emulador/],
  [
    'refuses a given address where nobody answers',
    { givenHost: '127.0.0.1:8099', answers: async () => false },
    /127\.0\.0\.1:8099, pero allí no responde/,
  ],
  [
    'refuses a given address that no browser would call',
    { givenHost: '127.0.0.1:6000' },
    /los navegadores se niegan a abrir el puerto 6000/,
  ],
  ['refuses a given address that is not one', { givenHost: 'firestore' }, /equipo:puerto/],
];

test.each(refusals)('%s', async (_rule, difference, message) => {
  await expect(findFirestoreEmulator({ ...complete, ...difference })).rejects.toThrow(message);
});

test.each([
  ['openjdk version "21" 2023-09-19', 21],
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['bash: java: command not found', undefined],
])('reads the version of Java in %j', (output, expected) => {
  expect(parseJavaVersion(output)).toBe(expected);
});
