import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '../../tests/load/freePorts.ts';
import { answers } from '../stack/isPortFree.ts';
import { localConfig, stackOutputs } from '../stack/localConfig.ts';
import { logFile, logTail } from '../stack/logFile.ts';
import type { Stack } from '../stack/prepareStack.ts';
import { projectRoot } from '../stack/projectRoot.ts';
import { clientEnvironment } from '../stack/stackEnvironment.ts';
import { StackProblem } from '../stack/stackProblem.ts';
import { type ProcessTree, startTree } from '../stack/startTree.ts';
import { waitUntil } from '../stack/waitUntil.ts';
import { hostingRules } from './hostingRules.ts';
import { serveFront } from './serveFront.ts';

const framework = join(
  projectRoot,
  'node_modules/@google-cloud/functions-framework/build/src/main.js',
);
const loopbackOnly = join(projectRoot, 'tests/load/loopbackOnly.ts');

export interface Front {
  readonly address: string;
  /** Where its functions look for Zoom: who needs one there opens it. */
  readonly zoom: string;
  stop(): Promise<void>;
}

/**
 * The built application and functions behind a server of our own that keeps the rules of `firebase.json`:
 * over the same emulators, and without those of Hosting and of the functions in between, which take more than the requests.
 */
export async function startFront(stack: Stack, stop: AbortSignal): Promise<Front> {
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
  const trees = names.map((name, i) => startFunction(stack, { name, port: own[i] ?? 0, zoom }));
  const end = () => Promise.all(trees.map((tree) => tree.destroy()));
  try {
    for (const [i, name] of names.entries()) await waitFor(name, own[i] ?? 0, stop);
  } catch (error) {
    await end();
    throw error;
  }
  const server = serveFront({
    rules,
    folder: join(projectRoot, rules.public),
    functions: new Map(names.map((name, i) => [name, `http://127.0.0.1:${own[i]}`])),
    hosting: `http://127.0.0.1:${stack.ports.hosting}`,
    port,
  });
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${port}`,
    zoom,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await end();
    },
  };
}

function startFunction(
  stack: Stack,
  { name, port, zoom }: { readonly name: string; readonly port: number; readonly zoom: string },
): ProcessTree {
  return startTree({
    command: [process.execPath, '--import', loopbackOnly, framework],
    cwd: projectRoot,
    environment: {
      ...clientEnvironment(stack),
      NODE_ENV: 'production',
      FUNCTION_SOURCE: join(projectRoot, stackOutputs[stack.name].functions),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      PORT: String(port),
      ASAMBLEA_ZOOM_API: zoom,
    },
    log: logFile(`front-${name}`),
  });
}

async function waitFor(name: string, port: number, stop: AbortSignal): Promise<void> {
  const isUp = await waitUntil(() => answers('127.0.0.1', port), { timeoutMs: 60_000, stop });
  stop.throwIfAborted();
  if (!isUp) throw new StackProblem(`«${name}» no arrancó. ${logTail(logFile(`front-${name}`))}`);
}
