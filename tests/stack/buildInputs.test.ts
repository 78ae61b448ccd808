import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeProject, makeProject } from './fakes/makeProject.ts';

let project: FakeProject;
beforeAll(async () => {
  project = await makeProject();
});
afterAll(() => project.remove());

/** `npm run build`: what it says of the functions, and the settings that would be deployed. */
async function build() {
  const output = await new Promise<string>((resolve, reject) => {
    const script = join(project.root, 'scripts/build.ts');
    execFile(process.execPath, [script], (error, stdout) =>
      error === null ? resolve(stdout) : reject(new Error(stdout, { cause: error })),
    );
  });
  const settings = join(project.root, 'functions/dist/.env');
  const deployed = await readFile(settings, 'utf8').catch(() => null);
  return { isUpToDate: output.includes('Funciones: ya estaba al día'), deployed };
}

test('functions/.env is deployed as it is after a build, also when it is emptied', async () => {
  expect(await build()).toEqual({ isUpToDate: false, deployed: null });
  await project.put('functions/.env', 'ASAMBLEA_MAIL_FROM=a@asamblea.test\n');
  const first = { isUpToDate: false, deployed: 'ASAMBLEA_MAIL_FROM=a@asamblea.test\n' };
  expect(await build()).toEqual(first);
  expect(await build()).toEqual({ ...first, isUpToDate: true });
  await project.put('functions/.env', 'ASAMBLEA_MAIL_FROM=b@asamblea.test\n');
  const second = { isUpToDate: false, deployed: 'ASAMBLEA_MAIL_FROM=b@asamblea.test\n' };
  expect(await build()).toEqual(second);
  await rm(join(project.root, 'functions/.env'));
  expect(await build()).toEqual({ isUpToDate: false, deployed: null });
});
