import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderDeployGuide } from '../../scripts/deploy/guide/renderDeployGuide.ts';
import { deploySteps } from '../../scripts/deploy/steps/deploySteps.ts';

const guide = await readFile(new URL('../../docs/deploy.md', import.meta.url), 'utf8');

test('docs/deploy.md says what the steps say: npm run fix brings it up to date', () => {
  expect(guide).toBe(renderDeployGuide());
});

test('the guide has every command of every step, in order', () => {
  const place = { project: '$PROJECT', region: '$REGION' };
  const commands = deploySteps.flatMap((step) => step.commands(place));
  const lines = guide.split('\n');
  expect(lines.filter((line) => commands.includes(line))).toEqual(commands);
});

test('every script that the guide names is there', async () => {
  const root = new URL('../../package.json', import.meta.url);
  const { scripts } = JSON.parse(await readFile(root, 'utf8'));
  const named = [...guide.matchAll(/npm run ([\w:]+)/gu)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});
