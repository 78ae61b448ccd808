import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSeed } from '../../scripts/testing/drawSeed.ts';

function newRepository(): { folder: string; commit: (text: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'asamblea-seed-'));
  const who = ['-c', 'user.name=prueba', '-c', 'user.email=prueba@correo.test'];
  const git = (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: folder });
  git('init', '-q');
  const commit = (text: string) => {
    writeFileSync(join(folder, 'a.txt'), text);
    git('add', '.');
    git('commit', '-qm', 'a', '--allow-empty');
    return drawSeed({}, folder);
  };
  return { folder, commit };
}

test('the same files draw the same samples in every clone, and other files draw others', () => {
  const [one, other] = [newRepository(), newRepository()];
  const seed = one.commit('uno');
  expect(Number(seed)).toBeLessThan(2 ** 31);
  expect(drawSeed({}, one.folder)).toBe(seed);
  expect(other.commit('uno')).toBe(seed);
  expect(one.commit('dos')).not.toBe(seed);
});

test('a seed that was asked for is used, and a folder without a repository draws one of its own', () => {
  const { folder } = newRepository();
  expect(drawSeed({ ASAMBLEA_SEED: '7' }, folder)).toBe('7');
  const environment: NodeJS.ProcessEnv = {};
  const seed = drawSeed(environment, mkdtempSync(join(tmpdir(), 'asamblea-none-')));
  expect(Number(seed)).toBeGreaterThanOrEqual(0);
  expect(environment.ASAMBLEA_SEED).toBe(seed);
});
