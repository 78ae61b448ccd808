import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { deployConfig } from './deploy/deployConfig.ts';
import { readPlace } from './deploy/place.ts';
import { buildStack } from './stack/buildStack.ts';
import { firebaseCommand } from './stack/emulators/firebaseCommand.ts';
import { allowVideoFrame, cloudOrigins } from './stack/emulators/videoFrame.ts';
import { projectRoot } from './stack/process/projectRoot.ts';
import { StackProblem } from './stack/process/stackProblem.ts';
import { runLauncher } from './stack/runLauncher.ts';

const usage = 'Uso: npm run deploy -- --project mi-proyecto [--region us-central1]';

/**
 * Builds for a region and deploys there: functions, pages, rules and indexes. The steps before it are in
 * docs/deploy.md, and `npm run deploy:check` checks them.
 *
 *   npm run deploy -- --project mi-proyecto [--region us-central1]
 */
await runLauncher(async (stop) => {
  const { project, region } = readPlace(process.argv.slice(2), usage);
  if (project === undefined) throw new StackProblem(`Falta --project.\n${usage}`);
  await buildStack({ mode: 'cloud', emulators: undefined, region, stop });
  stop.throwIfAborted();
  // At the root, because firebase-tools reads the paths in it from there.
  const config = join(projectRoot, 'firebase.local-deploy.json');
  const written = JSON.parse(await readFile(join(projectRoot, 'firebase.json'), 'utf8'));
  const regional = deployConfig(written, region);
  const origins = cloudOrigins(project, (await readSettings()).ASAMBLEA_ORIGIN);
  const headers = allowVideoFrame(regional.hosting.headers, origins);
  const deployed = { ...regional, hosting: { ...regional.hosting, headers } };
  await writeFile(config, `${JSON.stringify(deployed, null, 2)}\n`);
  return await runInTerminal(
    firebaseCommand(['deploy', '--project', project, '--config', config]),
    stop,
  );
});

/** The settings that are no secret, where there are any. */
async function readSettings() {
  return parseEnv(await readFile(join(projectRoot, 'functions/.env'), 'utf8').catch(() => ''));
}

/** The command asks before it deletes anything: the person who deploys has to be able to answer. */
async function runInTerminal(
  [program, ...parameters]: readonly [string, ...string[]],
  stop: AbortSignal,
): Promise<number> {
  const child = spawn(program, parameters, { cwd: projectRoot, stdio: 'inherit' });
  stop.addEventListener('abort', () => child.kill());
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
