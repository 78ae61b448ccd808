import { join } from 'node:path';
import { answers } from '../stack/ports/isPortFree.ts';
import { stackPorts } from '../stack/ports/stackPorts.ts';
import { localFolder, projectId } from '../stack/process/projectRoot.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';

const host = '127.0.0.1';

/**
 * A project of the cloud, with the credentials of the person who types (Application Default Credentials), or
 * the emulators of a running `npm start`. Answers where its pages are.
 */
export async function chooseProject(project: string | undefined): Promise<string> {
  const { env } = process;
  if (project !== undefined) {
    for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) delete env[name];
    env.GOOGLE_CLOUD_PROJECT = project;
    env.GCLOUD_PROJECT = project;
    env.FIREBASE_CONFIG = JSON.stringify({
      projectId: project,
      storageBucket: `${project}.firebasestorage.app`,
    });
    return `https://${project}.web.app`;
  }
  const ports = stackPorts('start', env.ASAMBLEA_PORT_SHIFT);
  env.FIRESTORE_EMULATOR_HOST ??= `${host}:${ports.firestore}`;
  env.FIREBASE_AUTH_EMULATOR_HOST ??= `${host}:${ports.auth}`;
  env.GCLOUD_PROJECT = projectId;
  env.ASAMBLEA_KEYS_DIR ??= join(localFolder, 'keys');
  env.ASAMBLEA_FILES_DIR ??= join(localFolder, 'files');
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const) {
    const [at = host, port = ''] = (env[name] ?? '').split(':');
    if (!(await answers(at, Number(port)))) throw new StackProblem(nobodyAnswers);
  }
  return env.ASAMBLEA_HOSTING ?? `http://${host}:${ports.hosting}`;
}

const nobodyAnswers = [
  'No hay emuladores en marcha en este equipo.',
  'Deje npm start en otra terminal y repita, o diga el proyecto de la nube: --project mi-proyecto',
].join('\n');
