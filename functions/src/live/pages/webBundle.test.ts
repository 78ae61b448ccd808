import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { loadWebBundle } from './webBundle.ts';

function folderWith(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

test('loads the page and the renderer of the build', async () => {
  const folder = folderWith({
    'index.html': '<p>',
    'server.js': 'export const renderPublicPage = () => ({ html: "hola", title: "t" });',
  });
  const { template, render } = await loadWebBundle(folder)();
  const state = { path: '/', cot: '', assembly: null, quorum: null, serverNow: 0 };
  expect(template).toBe('<p>');
  expect(render?.(state)).toEqual({ html: 'hola', title: 't' });
});

test.each([
  ['is broken', 'export const = ;'],
  ['exports something else', 'export const other = 1;'],
])('keeps the plain page when the renderer %s', async (_what, server) => {
  const folder = folderWith({ 'index.html': '<p>', 'server.js': server });
  expect(await loadWebBundle(folder)()).toEqual({ template: '<p>', render: null });
});

test('tries again after a page that was not there yet', async () => {
  const folder = folderWith({});
  const bundle = loadWebBundle(folder);
  await expect(bundle()).rejects.toThrow('ENOENT');
  writeFileSync(new URL('index.html', folder), '<p>');
  expect((await bundle()).template).toBe('<p>');
});
