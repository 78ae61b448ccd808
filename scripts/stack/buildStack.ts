import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestInputs } from './digestInputs.ts';
import { stackOutputs } from './emulators/localConfig.ts';
import type { FirestoreEmulator } from './ports/findFirestoreEmulator.ts';
import { firestoreAddress } from './ports/firestoreAddress.ts';
import type { StackPorts } from './ports/stackPorts.ts';
import { projectRoot } from './process/projectRoot.ts';
import { runStep } from './process/runStep.ts';
import { duration, say } from './process/say.ts';
import { StackProblem } from './process/stackProblem.ts';

export type BuildMode = 'start' | 'test' | 'cloud';

/** Where the browser finds the emulators: VITE_EMULATORS, written into the bundle. Absent in the cloud. */
export type WebEmulators = {
  readonly authUrl: string;
  readonly firestoreHost: string;
  readonly firestorePort: number;
};

export function webEmulators(stack: {
  readonly ports: StackPorts;
  readonly emulator: FirestoreEmulator;
}): WebEmulators {
  const { host, port } = firestoreAddress(stack);
  return {
    authUrl: `http://127.0.0.1:${stack.ports.auth}`,
    firestoreHost: host,
    firestorePort: port,
  };
}

type BuildStep = {
  readonly title: string;
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  /** The hash of the inputs is kept in here, so that emptying the output forgets it too. */
  readonly output: string;
  readonly inputs: readonly string[];
};

/**
 * Builds what is not up to date: web client, web server bundle, functions; in this order, since each may need the
 * former. The emulators build nothing: `predeploy` is for a deployment alone (firebase/firebase-tools#5627).
 */
export async function buildStack(request: {
  readonly mode: BuildMode;
  readonly emulators: WebEmulators | undefined;
  /** Where the functions will run in the cloud; as they say by themselves when absent. */
  readonly region?: string;
  readonly stop: AbortSignal;
}): Promise<void> {
  const { VITE_EMULATORS: _inherited, ...inherited } = process.env;
  const emulators = request.emulators === undefined ? '' : JSON.stringify(request.emulators);
  const environment = {
    ...inherited,
    ...(emulators === '' ? {} : { VITE_EMULATORS: emulators }),
  };
  for (const step of buildSteps(request)) {
    const digest = await digestInputs(projectRoot, step.inputs, [
      step.command.slice(1).join(' '),
      emulators,
    ]);
    if ((await readDigest(step)) === digest) {
      say(`${step.title}: ya estaba al día`);
      continue;
    }
    say(`${step.title}: construyendo…`);
    const { name, command, folder } = step;
    const cwd = join(projectRoot, folder);
    const result = await runStep({ name, command, cwd, environment, stop: request.stop });
    if (!result.isOk)
      throw new StackProblem(`No se pudo construir: ${step.title}.\n${result.output}`);
    await writeFile(digestFile(step), digest);
    say(`${step.title}: ${duration(result.milliseconds)}`);
    // The weight of each way into the application, as web/vite/budgets.ts prints it.
    const weights = result.output.split('\n').filter((line) => line.startsWith('Peso '));
    for (const line of weights) say(line);
  }
}

const webInputs = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite',
  'web/vite.config.ts',
  'web/package.json',
  'web/tsconfig.json',
  'domain/src',
  'domain/package.json',
  'tsconfig.json',
  'package-lock.json',
] as const;

const functionsInputs = [
  'functions/src',
  'functions/.env',
  'functions/build.ts',
  'functions/package.json',
  'functions/tsconfig.json',
  'package-lock.json',
] as const;

function buildSteps({
  mode,
  region,
}: {
  readonly mode: BuildMode;
  readonly region?: string;
}): readonly BuildStep[] {
  const { web, functions } = stackOutputs[mode === 'test' ? 'test' : 'start'];
  const out = web.replace('web/', '');
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  return [
    {
      title: 'Aplicación web',
      name: `build-client-${mode}`,
      command: [process.execPath, vite, 'build', '--outDir', `${out}/client`, '--emptyOutDir'],
      folder: 'web',
      output: `${web}/client`,
      inputs: webInputs,
    },
    {
      title: 'Páginas del servidor',
      name: `build-server-${mode}`,
      command: [
        ...([process.execPath, vite, 'build', '--ssr', 'src/app/server.tsx'] as const),
        ...(['--outDir', `${out}/server`, '--emptyOutDir'] as const),
      ],
      folder: 'web',
      output: `${web}/server`,
      inputs: webInputs,
    },
    {
      title: 'Funciones',
      name: `build-functions-${mode}`,
      command: [
        ...([process.execPath, 'functions/build.ts', '--out', functions, '--web', web] as const),
        ...(region === undefined ? [] : ['--region', region]),
      ],
      folder: '.',
      output: functions,
      inputs: [...webInputs, ...functionsInputs],
    },
  ];
}

/** Someone else is about to write there, so the next build cannot trust what it finds. */
export async function forgetBuild(output: string): Promise<void> {
  await rm(digestFile({ output }), { force: true });
}

function digestFile(step: { readonly output: string }): string {
  return join(projectRoot, step.output, '.inputs');
}

function readDigest(step: BuildStep): Promise<string | undefined> {
  return readFile(digestFile(step), 'utf8').catch(() => undefined);
}
