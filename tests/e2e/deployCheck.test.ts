import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectId, projectRoot } from '../../scripts/stack/process/projectRoot.ts';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The output of `npm run …`, as typed in a terminal. */
async function type(command: string, more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const [, , name = '', ...words] = command.split(' ');
  const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  const script = String(scripts[name]).replace('exec node ', '');
  return new Promise((resolve) => {
    const options = { cwd: projectRoot, env: { ...process.env, ...more } };
    const child = execFile(process.execPath, [script, ...words], options, (_e, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}
const check = (more: NodeJS.ProcessEnv = {}) => type('npm run deploy:check', more);

/** The ids of the steps that the check marks so. */
const marked = (mark: string, { output }: Ended) =>
  [...output.matchAll(new RegExp(`^${mark} (\\S+)`, 'gmu'))].map(([, id]) => id);
const commandOf = (id: string, { output }: Ended) =>
  new RegExp(`^✗ ${id} .*\\n {4}(.+)$`, 'mu').exec(output)?.[1] ?? '';

const state = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId}/databases/(default)/documents/migrations/state`;

test('on the emulators the steps that they know of are followed to the end', async () => {
  await fetch(state, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  const before = await check();
  expect(marked('✗', before)).toEqual(['migrate']);
  expect(marked('…', before)).toEqual(['assembly']);
  expect(before.code).toBe(1);

  const migrated = await type(commandOf('migrate', before));
  expect(migrated.output).toMatch(/Datos al día/u);

  const after = await check();
  expect(marked('✓', after)).toEqual(['release', 'open', 'migrate', 'assembly']);
  expect(marked('✗', after)).toEqual([]);
  expect(after.output).toMatch(/· clock .*only a project of the cloud has it/u);
  expect(after.output).toMatch(/· settings .*nobody can look/u);
  expect(after.code).toBe(0);
});

test('pages that do not answer are named, and that npm start brings them', async () => {
  const ended = await check({ ASAMBLEA_HOSTING: 'http://127.0.0.1:24999' });
  expect(marked('✗', ended)).toEqual(['open']);
  expect(commandOf('open', ended)).toBe('npm start');
});

test('a project that cannot be one is told before anything is looked at', async () => {
  const { code, output } = await type('npm run deploy:check --project Mi_Proyecto');
  expect(output).toMatch(/--project no vale «Mi_Proyecto»[\s\S]*Uso: npm run deploy:check/u);
  expect(code).toBe(1);
});
