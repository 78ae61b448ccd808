import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FirebaseConfig, localConfig } from '../../scripts/stack/emulators/localConfig.ts';
import type { FirestoreEmulator } from '../../scripts/stack/ports/findFirestoreEmulator.ts';
import { type StackName, stackPorts } from '../../scripts/stack/ports/stackPorts.ts';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

const production: FirebaseConfig = JSON.parse(
  readFileSync(join(projectRoot, 'firebase.json'), 'utf8'),
);
const environmentFolder = '.local/run';
const own = { kind: 'cloudSdk', java: 17, jar: '/sdk/emulator.jar' } as const;

function configOf(name: StackName, emulator: FirestoreEmulator = own): FirebaseConfig {
  const ports = stackPorts(name, undefined);
  return localConfig(production, { name, ports, emulator, environmentFolder });
}

function policyOf(config: FirebaseConfig): string {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  return headers.find((header) => header.key === 'Content-Security-Policy')?.value ?? '';
}

test('gives every emulator the port of its set on the loopback address', () => {
  const config = configOf('test');
  expect(config.emulators).toMatchObject({
    hosting: { host: '127.0.0.1', port: 5100 },
    auth: { host: '127.0.0.1', port: 9199 },
    firestore: { host: '127.0.0.1', port: 8180, websocketPort: 9151 },
    functions: { host: '127.0.0.1', port: 5101 },
    ui: { enabled: false },
  });
});

test.each([
  ['start', 'web/dist/client', 'functions/dist'],
  ['test', 'web/dist-test/client', 'functions/dist-test'],
] as const)('serves the outputs of the set %s', (name, web, functions) => {
  const config = configOf(name);
  expect(config.hosting.public).toBe(web);
  expect(config.functions).toMatchObject([{ source: functions, configDir: environmentFolder }]);
});

test('lets the page reach the emulators and nothing else more than in the cloud', () => {
  const policy = policyOf(configOf('start'));
  const added =
    ' http://127.0.0.1:9099 ws://127.0.0.1:9099 http://127.0.0.1:8080 ws://127.0.0.1:8080';
  expect(policy).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:9099/);
  // The page that frames the video is the same one at its other name (videoFrame.test.ts).
  const twins = ' http://127.0.0.1:5000 http://localhost:5000';
  expect(policy.replace(added, '').replace(twins, '')).toBe(policyOf(production));
});

test('lets the page reach the Firestore that was given', () => {
  const given = { kind: 'given', host: '127.0.0.1', port: 7777 } as const;
  const policy = policyOf(configOf('start', given));
  expect(policy).toContain('http://127.0.0.1:7777');
  expect(policy).not.toContain('127.0.0.1:8080');
});

test('keeps rewrites, rules and the other headers of the cloud', () => {
  const config = configOf('start');
  const { functions: _f, hosting, emulators: _e, ...rest } = config;
  expect(production).toMatchObject(rest);
  expect({ ...hosting, public: '', headers: [] }).toEqual({
    ...production.hosting,
    public: '',
    headers: [],
  });
});

test('refuses a policy that it cannot extend', () => {
  const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: '' }] }];
  const broken = { ...production, hosting: { ...production.hosting, headers } };
  const stack = { name: 'start', ports: stackPorts('start', undefined) } as const;
  expect(() => localConfig(broken, { ...stack, emulator: own, environmentFolder })).toThrow(
    /connect-src/,
  );
});
