import type { FirestoreEmulator } from '../ports/findFirestoreEmulator.ts';
import { firestoreAddress } from '../ports/firestoreAddress.ts';
import type { StackName, StackPorts } from '../ports/stackPorts.ts';
import { allowVideoFrame, type HeaderRule, loopbackOrigins } from './videoFrame.ts';

/** The part of firebase.json that differs between the cloud and this machine; the rest passes through untouched. */
export type FirebaseConfig = {
  readonly functions: readonly { readonly source: string; readonly configDir?: string }[];
  readonly hosting: { readonly public: string; readonly headers: readonly HeaderRule[] };
  readonly emulators?: object;
};

/** The builds and addresses of each set; tests never touch those that `npm start` is serving. */
export const stackOutputs: Readonly<
  Record<StackName, { readonly web: string; readonly functions: string }>
> = {
  start: { web: 'web/dist', functions: 'functions/dist' },
  test: { web: 'web/dist-test', functions: 'functions/dist-test' },
};

/**
 * Derives the emulators' configuration from the production one, so that there is one truth about rewrites and headers.
 * `environmentFolder`, relative to the root, holds the `.env.local` of the functions. The ports of emulators can be
 * said in a file alone (firebase/firebase-tools#10756).
 */
export function localConfig(
  production: FirebaseConfig,
  stack: {
    readonly name: StackName;
    readonly ports: StackPorts;
    readonly emulator: FirestoreEmulator;
    readonly environmentFolder: string;
  },
): FirebaseConfig {
  const { name, ports, emulator } = stack;
  const host = '127.0.0.1';
  const outputs = stackOutputs[name];
  return {
    ...production,
    functions: production.functions.map((codebase) => ({
      ...codebase,
      source: outputs.functions,
      configDir: stack.environmentFolder,
    })),
    hosting: {
      ...production.hosting,
      public: `${outputs.web}/client`,
      headers: allowVideoFrame(production.hosting.headers, loopbackOrigins(ports.hosting)).map(
        (rule) => allowConnections(rule, emulatorOrigins(ports, emulator)),
      ),
    },
    emulators: {
      auth: { host, port: ports.auth },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      hosting: { host, port: ports.hosting },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      eventarc: { host, port: ports.eventarc },
      tasks: { host, port: ports.tasks },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

function emulatorOrigins(ports: StackPorts, emulator: FirestoreEmulator): readonly string[] {
  const firestore = firestoreAddress({ ports, emulator });
  const addresses = [`127.0.0.1:${ports.auth}`, `${firestore.host}:${firestore.port}`];
  return addresses.flatMap((address) => [`http://${address}`, `ws://${address}`]);
}

/** Our own pages reach the emulators; what they frame has nothing to look for there. */
function allowConnections(rule: HeaderRule, origins: readonly string[]): HeaderRule {
  if (rule.source.startsWith('/video/')) return rule;
  return {
    ...rule,
    headers: rule.headers.map((header) =>
      header.key.toLowerCase() === 'content-security-policy'
        ? { ...header, value: extendConnectSrc(header.value, origins) }
        : header,
    ),
  };
}

function extendConnectSrc(policy: string, origins: readonly string[]): string {
  const extended = policy.replace(
    /connect-src ([^;]*)/,
    (directive) => `${directive.trimEnd()} ${origins.join(' ')}`,
  );
  if (extended === policy) {
    throw new Error('firebase.json: the Content-Security-Policy has no connect-src to extend.');
  }
  return extended;
}
