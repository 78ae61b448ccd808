import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localConfig, stackOutputs } from '../stack/emulators/localConfig.ts';
import { answers } from '../stack/ports/isPortFree.ts';
import type { Stack } from '../stack/prepareStack.ts';
import { logFile, logTail } from '../stack/process/logFile.ts';
import { projectRoot } from '../stack/process/projectRoot.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';
import { type ProcessTree, startTree } from '../stack/process/startTree.ts';
import { waitUntil } from '../stack/process/waitUntil.ts';
import { freePorts } from './freePorts.ts';
import { hostingRules } from './hostingRules.ts';
import { serveFront } from './serveFront.ts';

const framework = join(
  projectRoot,
  'node_modules/@google-cloud/functions-framework/build/src/main.js',
);
const loopbackOnly = join(projectRoot, 'tests/load/servers/loopbackOnly.ts');

export interface Front {
  readonly address: string;
  /** Where its functions look for Zoom: who needs one there opens it. */
  readonly zoom: string;
  /** One of its functions ends as a process that crashes does. */
  crash(name: string): Promise<void>;
  /** The function begins anew, where it was. */
  begin(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface FrontRequest {
  readonly stack: Pick<Stack, 'name' | 'ports' | 'emulator'>;
  /** The environment of its functions: the emulators, the project and the times. */
  readonly environment: NodeJS.ProcessEnv;
  /** As small as Hosting sends it: see `serveFront`. */
  readonly compressed?: boolean;
  readonly stop: AbortSignal;
}

/**
 * The built application and functions behind a server of our own that keeps the rules of `firebase.json`:
 * over the same emulators, and without those of Hosting and of the functions in between, which take more than the requests.
 */
export async function startFront(request: FrontRequest): Promise<Front> {
  const { stack, environment, compressed = false, stop } = request;
  const production = JSON.parse(await readFile(join(projectRoot, 'firebase.json'), 'utf8'));
  const [port = 0] = await freePorts(1);
  const ports = { ...stack.ports, hosting: port };
  const { hosting } = localConfig(production, { ...stack, ports, environmentFolder: '' });
  const rules = hostingRules.parse(hosting);
  const names = [
    ...new Set(rules.rewrites.flatMap((r) => ('function' in r ? [r.function.functionId] : []))),
  ];
  const [zoomPort = 0, ...own] = await freePorts(names.length + 1);
  const zoom = `http://127.0.0.1:${zoomPort}`;
  const portOf = new Map(names.map((name, i) => [name, own[i] ?? 0]));
  const source = join(projectRoot, stackOutputs[stack.name].functions);
  const logOf = (name: string) => logFile(`front-${name}-${environment.GCLOUD_PROJECT}`);
  const trees = new Map<string, ProcessTree>();
  const open = (name: string) => {
    const given = { ...environment, FUNCTION_SOURCE: source, ASAMBLEA_ZOOM_API: zoom };
    trees.set(name, startFunction(given, { name, port: portOf.get(name) ?? 0, log: logOf(name) }));
  };
  const end = () => Promise.all([...trees.values()].map((tree) => tree.destroy()));
  for (const name of names) open(name);
  try {
    for (const [name, at] of portOf) await waitFor({ name, port: at, log: logOf(name), stop });
  } catch (error) {
    await end();
    throw error;
  }
  const server = serveFront({
    rules,
    folder: join(projectRoot, rules.public),
    functions: new Map([...portOf].map(([name, at]) => [name, `http://127.0.0.1:${at}`])),
    hosting: `http://127.0.0.1:${stack.ports.hosting}`,
    project: environment.GCLOUD_PROJECT,
    port,
    compressed,
  });
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${port}`,
    zoom,
    async crash(name) {
      const tree = trees.get(name);
      if (tree?.pid === undefined) throw new Error(`There is no process of ${name}.`);
      process.kill(tree.pid, 'SIGKILL');
      await tree.exited;
    },
    async begin(name) {
      open(name);
      await waitFor({ name, port: portOf.get(name) ?? 0, log: logOf(name), stop });
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await end();
    },
  };
}

interface FunctionProcess {
  readonly name: string;
  readonly port: number;
  readonly log: string;
}

function startFunction(
  environment: NodeJS.ProcessEnv,
  { name, port, log }: FunctionProcess,
): ProcessTree {
  return startTree({
    command: [process.execPath, '--import', loopbackOnly, framework],
    cwd: projectRoot,
    environment: {
      ...environment,
      NODE_ENV: 'production',
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      PORT: String(port),
    },
    log,
  });
}

async function waitFor({
  name,
  port,
  log,
  stop,
}: FunctionProcess & { readonly stop: AbortSignal }): Promise<void> {
  const isUp = await waitUntil(() => answers('127.0.0.1', port), { timeoutMs: 60_000, stop });
  stop.throwIfAborted();
  if (!isUp) throw new StackProblem(`«${name}» no arrancó. ${logTail(log)}`);
}
