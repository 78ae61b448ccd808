import { join } from 'node:path';
import { forgetBuild, webEmulators } from './buildStack.ts';
import { stackOutputs } from './emulators/localConfig.ts';
import { clientEnvironment } from './emulators/stackEnvironment.ts';
import { answers } from './ports/isPortFree.ts';
import type { Stack } from './prepareStack.ts';
import { logFile, logTail } from './process/logFile.ts';
import { projectRoot } from './process/projectRoot.ts';
import { StackProblem } from './process/stackProblem.ts';
import { startTree } from './process/startTree.ts';
import { waitUntil } from './process/waitUntil.ts';
import type { Companions } from './serveDemo.ts';

/**
 * Hot reload: Vite serves the web from its sources, and the functions are rebuilt at each change. The emulators
 * notice a new build and make none.
 */
export async function startCompanions(stack: Stack, stop: AbortSignal): Promise<Companions> {
  const environment = {
    ...clientEnvironment(stack),
    VITE_EMULATORS: JSON.stringify(webEmulators(stack)),
  };
  const { functions, web } = stackOutputs[stack.name];
  await forgetBuild(functions);
  const webLog = logFile('dev-web');
  const viteServer = startTree({
    command: [
      ...([process.execPath, join(projectRoot, 'node_modules/vite/bin/vite.js')] as const),
      ...(['--host', '127.0.0.1', '--port', String(stack.ports.web), '--strictPort'] as const),
    ],
    cwd: join(projectRoot, 'web'),
    environment,
    log: webLog,
  });
  const functionsWatch = startTree({
    command: [
      ...([process.execPath, 'functions/build.ts', '--watch'] as const),
      ...(['--out', functions, '--web', web] as const),
    ],
    cwd: projectRoot,
    environment,
    log: logFile('dev-functions'),
  });
  const companions: Companions = {
    died: Promise.race([
      viteServer.exited.then(() => `Se cerró el servidor de Vite. ${logTail(webLog)}\n`),
      functionsWatch.exited.then(
        () => `Se dejó de vigilar functions/. ${logTail(logFile('dev-functions'))}\n`,
      ),
    ]),
    stop: async () => {
      await viteServer.destroy();
      await functionsWatch.destroy();
    },
  };
  const isUp = await waitUntil(() => answers('127.0.0.1', stack.ports.web), {
    timeoutMs: 60_000,
    stop,
  });
  if (isUp) return companions;
  await companions.stop();
  stop.throwIfAborted();
  throw new StackProblem(`El servidor de Vite no arrancó. ${logTail(webLog)}`);
}
