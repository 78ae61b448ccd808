import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findJava, writeJavaWrapper } from '../../scripts/stack/emulators/writeJavaWrapper.ts';
import { probeMachine } from '../../scripts/stack/probeMachine.ts';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';
import { startTree } from '../../scripts/stack/process/startTree.ts';
import { waitUntil } from '../../scripts/stack/process/waitUntil.ts';
import { freePorts } from '../../scripts/testing/freePorts.ts';

const run = promisify(execFile);
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const tools = join(projectRoot, 'node_modules/firebase-tools/package.json');
const never = new AbortController().signal;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "java de prueba d'ensayo "));
});
afterAll(() => rm(folder, { recursive: true }));

/** A `java` that prints its arguments, one a line. */
async function wrapPrinter(): Promise<string> {
  const java = join(folder, 'printer');
  await writeFile(java, '#!/bin/sh\nfor argument do echo "$argument"; done\n');
  await chmod(java, 0o755);
  return join((await writeJavaWrapper(folder, { java, jar: '/sdk/emulator.jar' })).folder, 'java');
}

const started = ['-Duser.language=en', '-cp', '/sdk/emulator.jar', mainClass];
const callOfTools = (jar: string) => [
  ...['-Dgoogle.cloud_firestore.debug_log_level=FINE', '-Duser.language=en'],
  ...['-jar', jar, '--host', '127.0.0.1', '--port', '8080'],
  ...['--websocket_port', '9150', '--database-edition', 'standard'],
  ...['--project_id', 'demo-asamblea', '--rules', '/casa/firestore.rules'],
  ...['--functions_emulator', '127.0.0.1:5001'],
];
const translations: readonly [string, readonly string[], readonly string[]][] = [
  [
    'the call of firebase-tools',
    callOfTools('/cache/emulator.jar'),
    [
      ...[...started, '--host', '127.0.0.1', '--port', '8080', '--websocket_port', '9150'],
      ...['--project_id', 'demo-asamblea', '--rules', '/casa/firestore.rules'],
      ...['--functions_emulator', '127.0.0.1:5001'],
    ],
  ],
  [
    'the edition as one argument',
    ['-jar', '/cache/emulator.jar', '--database-edition=standard', '--port', '1'],
    [...started, '--port', '1'],
  ],
  [
    'arguments with spaces and quotes',
    ['-jar', '/mi caché/emulator.jar', '--rules', `/mi casa/l'assemblea "a".rules`],
    [...started, '--rules', `/mi casa/l'assemblea "a".rules`],
  ],
];

test.each(translations)('translates %s', async (_what, given, expected) => {
  const { stdout } = await run(await wrapPrinter(), given);
  expect(stdout.trimEnd().split('\n')).toEqual(expected);
});

test('answers 21 when asked for the version', async () => {
  const { stdout, stderr } = await run(await wrapPrinter(), [
    ...['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version'],
  ]);
  expect(stdout + stderr).toMatch(/version "21/);
});

test('firebase-tools takes it for a new Java, and calls it as is translated here', async () => {
  const java = join(folder, 'none');
  const wrapper = await writeJavaWrapper(join(folder, 'asked'), { java, jar: '' });
  const given = {
    ...{ host: '127.0.0.1', port: '8080', websocket_port: '9150', 'database-edition': 'standard' },
    ...{ project_id: 'demo-asamblea', rules: '/casa/firestore.rules' },
    functions_emulator: '127.0.0.1:5001',
  };
  const code = `
    const inTools = require('node:module').createRequire(${JSON.stringify(tools)});
    const java = inTools('./lib/emulator/commandUtils.js');
    const { _getCommand } = inTools('./lib/emulator/downloadableEmulators.js');
    const { binary, args } = _getCommand('firestore', ${JSON.stringify(given)});
    java.checkJavaMajorVersion().then((version) => {
      const isEnough = version >= java.MIN_SUPPORTED_JAVA_MAJOR_VERSION;
      console.log(JSON.stringify({ binary, args, isEnough }));
    });
  `;
  const env = {
    ...process.env,
    PATH: wrapper.folder,
    FIRESTORE_EMULATOR_BINARY_PATH: wrapper.jarStandIn,
  };
  const { stdout } = await run(process.execPath, ['--eval', code], { env });
  const asked = { binary: 'java', args: callOfTools(wrapper.jarStandIn), isEnough: true };
  expect(JSON.parse(stdout)).toEqual(asked);
});

test('starts the emulator of the Cloud SDK where there is one', async (context) => {
  const machine = probeMachine(never);
  const java = await findJava(process.env.PATH ?? '');
  const root = await machine.cloudSdkRoot();
  const jar = `${root}/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar`;
  if (java === undefined || root === undefined || !(await machine.isFile(jar))) context.skip();
  else {
    const wrapper = await writeJavaWrapper(join(folder, 'real'), { java, jar });
    const [port = 0] = await freePorts(1);
    const tree = startTree({
      command: [
        ...([join(wrapper.folder, 'java'), '-Dx=y', '-jar', wrapper.jarStandIn] as const),
        ...(['--host', '127.0.0.1', '--port', String(port)] as const),
        ...(['--database-edition', 'standard', '--project_id', 'demo-envoltura'] as const),
      ],
      cwd: folder,
      environment: process.env,
      log: join(folder, 'emulator.log'),
    });
    try {
      expect(await waitUntil(() => isFirestore(port), { timeoutMs: 30_000 })).toBe(true);
    } finally {
      await tree.destroy();
    }
    expect(await isFirestore(port)).toBe(false);
  }
});

async function isFirestore(port: number): Promise<boolean> {
  const documents = 'v1/projects/demo-envoltura/databases/(default)/documents';
  const response = await fetch(`http://127.0.0.1:${port}/${documents}/a`).catch(() => undefined);
  return response?.ok ?? false;
}
