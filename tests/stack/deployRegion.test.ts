import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deployConfig } from '../../scripts/deploy/deployConfig.ts';
import { liveFunctions } from '../../scripts/deploy/missingRelease.ts';
import { bounces, keys, relay } from '../../scripts/deploy/steps/secretSteps.ts';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';
import { type FakeProject, makeProject } from './fakes/makeProject.ts';

let project: FakeProject;
beforeAll(async () => {
  project = await makeProject();
  await project.put('functions/src/index.ts', 'export const at = process.env.ASAMBLEA_REGION;');
  await project.put('functions/.env', 'ASAMBLEA_ORIGIN=https://votos.example.com\n');
  await project.put('node_modules/firebase-tools/lib/bin/firebase.js', fakeTools);
});
afterAll(() => project.remove());

const fakeTools = 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(7);';

function run(script: string, words: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(process.execPath, [script, ...words], { env }, (_e, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}
const deploy = (...words: readonly string[]) => run(join(project.root, 'scripts/deploy.ts'), words);
const built = () => readFile(join(project.root, 'functions/dist/index.js'), 'utf8');

test('one region reaches the functions and the rewrites, and firebase-tools answers', async () => {
  const { code, output } = await deploy('--project', 'mi-proyecto', '--region', 'europe-west1');
  const config = join(project.root, 'firebase.local-deploy.json');
  const asked = ['deploy', '--project', 'mi-proyecto', '--config', config];
  expect(output).toContain(JSON.stringify(asked));
  expect(code).toBe(7);
  expect(await built()).toContain('"europe-west1"');
  const { hosting } = JSON.parse(await readFile(config, 'utf8'));
  const regions = hosting.rewrites.flatMap((rule: { function?: { region: string } }) =>
    rule.function === undefined ? [] : [rule.function.region],
  );
  expect(regions).toEqual(['europe-west1', 'europe-west1']);
  expect(JSON.stringify(hosting.headers)).toContain(
    'frame-ancestors https://mi-proyecto.web.app https://mi-proyecto.firebaseapp.com https://votos.example.com;',
  );
  await deploy('--project', 'mi-proyecto');
  expect(await built()).toContain('"us-central1"');
});

test.each([
  ['no project', [], /Falta --project[\s\S]*Uso: npm run deploy/u],
  ['an address for a project', ['--project', 'https://x.web.app'], /--project no vale/u],
  ['no region of Google', ['--project', 'mi-proyecto', '--region', 'Bogotá'], /--region no vale/u],
  ['a flag that is not there', ['--proyecto', 'mi-proyecto'], /--proyecto[\s\S]*Uso:/u],
])('%s ends with the command to type', async (_, words, told) => {
  const { code, output } = await deploy(...words);
  expect(output).toMatch(told);
  expect(code).toBe(1);
});

test('in its usual region the deployed file is firebase.json itself', async () => {
  const written = JSON.parse(await readFile(join(projectRoot, 'firebase.json'), 'utf8'));
  expect(deployConfig(written, 'us-central1')).toEqual(written);
});

test('every function is built for the region, with an account of its own', async () => {
  const out = join(projectRoot, 'functions', 'dist-region');
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  const script = join(projectRoot, 'functions/build.ts');
  const built = await run(script, ['--out', out, '--region', 'europe-west1']);
  expect(built).toEqual({ code: 0, output: '' });
  const reader = `
    const all = await import(${JSON.stringify(pathToFileURL(join(out, 'index.js')).href)});
    const told = Object.entries(all).map(([name, { __endpoint: one }]) =>
      [name, one.region, one.serviceAccountEmail, one.secretEnvironmentVariables ?? []]);
    console.log(JSON.stringify(told));`;
  const { ASAMBLEA_KEYS_DIR: _keys, ...env } = process.env;
  const { output } = await run('--input-type=module', ['-e', reader], env);
  const secrets = [...keys, relay, bounces].map((key) => ({ key }));
  const at = ['europe-west1'];
  const told = JSON.parse(output);
  expect(told[0][3]).toHaveLength(secrets.length);
  // The guide makes, and the check looks for, exactly the deployed resources.
  expect(told).toEqual([
    ['api', at, 'asamblea-api@', expect.arrayContaining(secrets)],
    ...liveFunctions.map((name) => [name, at, 'asamblea-live@', []]),
  ]);
});
