import type { BrandColours } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { replaceCode } from '../../office/assemblies/replaceCode.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { paintedPng } from '../../testing/files/paintedPng.ts';
import {
  newAssembly,
  newMember,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { documents } from '../database/documents.ts';
import { openFiles } from '../files/openFiles.ts';
import { systemClock } from '../platform/clock.ts';
import { setPicture } from './setPicture.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

const plum: BrandColours = { light: { primary: '#7a1f5c' }, dark: { primary: '#f2b8dc' } };

async function administered() {
  const assembly = await newAssembly(1);
  const browser = await browserOf(server.origin, await newMember(assembly, 'admin'));
  return { assembly, ...browser };
}

const shownBy = async ({ cot }: Pick<TestAssembly, 'cot'>) =>
  (await (await fetch(`${server.origin}/api/public/assembly?cot=${cot}`)).json()) as Record<
    string,
    string
  >;
const eventsOf = async ({ assemblyId }: TestAssembly) =>
  (await documents.events(assemblyId).where('kind', '==', 'brand-changed').get()).size;
const logo = (colour?: [number, number, number, number]) => ({
  kind: 'logo',
  content: paintedPng(40, 30, colour).toString('base64'),
});

test('colours are everybody’s at once, leave one trace, and are taken back', async () => {
  const { assembly, post } = await administered();
  expect(await shownBy(assembly)).not.toHaveProperty('colours');
  const again = { colours: { dark: plum.dark, light: plum.light } };
  expect((await post('/settings/styles', { colours: plum })).body).toEqual({ colours: plum });
  expect((await post('/settings/styles', again)).body).toEqual({ colours: plum });
  expect(await shownBy(assembly)).toMatchObject({ colours: plum });
  expect(await eventsOf(assembly)).toBe(1);
  expect((await post('/settings/styles', { colours: {} })).body).toEqual({});
  expect(await shownBy(assembly)).not.toHaveProperty('colours');
});

test.each([
  ['yellow letters by day', { light: { primary: '#ffdd00' } }, 'colours-not-legible'],
  ['a grey ground', { dark: { surface: '#808080' } }, 'colours-not-legible'],
  ['a grey wall behind the projector', { light: { hall: '#808080' } }, 'colours-not-legible'],
  ['a style in place of a colour', { light: { primary: 'red;}*{display:none' } }, 'bad-request'],
  ['a colour of nothing that there is', { light: { other: '#000000' } }, 'bad-request'],
])('%s is refused by the server too', async (_what, colours, code) => {
  const { assembly, post } = await administered();
  expect((await post('/settings/styles', { colours })).body.code).toBe(code);
  expect((await documents.assembly(assembly.assemblyId).get()).data()?.brand).toBeUndefined();
});

test('a logo is anybody’s with the code, to be kept and never to run', async () => {
  const { assembly, post } = await administered();
  const saved = await post('/settings/logo', logo());
  expect(saved.body).toMatchObject({ logo: { width: 40, height: 30 } });
  expect(await post('/settings/logo', logo())).toEqual(saved);
  expect(await eventsOf(assembly)).toBe(1);
  const { logoUrl = '' } = await shownBy(assembly);
  const answer = await fetch(`${server.origin}${logoUrl}`);
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test('a logo and its square come and go together, and the picture of public screens apart', async () => {
  const { assembly, post } = await administered();
  const icon = paintedPng(32, 32).toString('base64');
  const wall = paintedPng(60, 20).toString('base64');
  await post('/settings/logo', { ...logo(), icon });
  await post('/settings/logo', { kind: 'hall', content: wall });
  const size = { logoSize: { width: 40, height: 30 } };
  const dressed = await shownBy(assembly);
  expect(dressed).toMatchObject({ iconUrl: expect.stringContaining('v='), ...size });
  const manifest = await fetch(`${server.origin}/api/public/manifest?cot=${assembly.cot}`);
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({
    name: 'Conjunto de ensayo',
    icons: [{ src: dressed.iconUrl, sizes: '512x512', type: 'image/png' }],
  });
  await post('/settings/logo', { kind: 'logo', content: null });
  expect(await shownBy(assembly)).toEqual({
    ...{ name: 'Conjunto de ensayo', timeZone: 'America/Bogota', logoUrl: null },
    hallUrl: dressed.hallUrl,
  });
});

test('another logo has another address, and without one there is ours', async () => {
  const { assembly, post } = await administered();
  await post('/settings/styles', { colours: plum });
  await post('/settings/logo', logo());
  const { logoUrl: first = '' } = await shownBy(assembly);
  await post('/settings/logo', logo([200, 0, 0, 255]));
  const { logoUrl: second = '' } = await shownBy(assembly);
  expect(second).not.toBe(first);
  // A screen that still shows the former picture goes on showing it.
  expect((await fetch(`${server.origin}${first}`)).status).toBe(200);
  await post('/settings/logo', { kind: 'logo', content: null });
  expect(await shownBy(assembly)).toMatchObject({ logoUrl: null, colours: plum });
});

test('a file that is no picture is not stored, and a picture of another assembly is not shown', async () => {
  const { assembly, post } = await administered();
  const page = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
  const refused = await post('/settings/logo', { kind: 'logo', content: page });
  expect(refused.body.code).toBe('picture-not-kept');
  const wide = paintedPng(900, 2).toString('base64');
  expect((await post('/settings/logo', { kind: 'logo', content: wide })).body.code).toBe(
    'picture-not-kept',
  );
  expect((await post('/settings/logo', { kind: 'hall', content: wide })).status).toBe(200);
  expect(await shownBy(assembly)).toMatchObject({ logoUrl: null, hallUrl: expect.any(String) });
  const path = `/api/public/logo?cot=${assembly.cot}`;
  for (const version of ['0'.repeat(32), '../secreto', '']) {
    const { status } = await fetch(`${server.origin}${path}&v=${encodeURIComponent(version)}`);
    expect([400, 404]).toContain(status);
  }
});

test('a picture whose bytes were not kept is not told of', async () => {
  const { assembly } = await administered();
  const { assemblyId } = assembly;
  const broken = { ...openFiles(), put: () => Promise.reject(new Error('The store is away.')) };
  const request = { kind: 'logo' as const, content: logo().content };
  const asked = { assemblyId, by: 'admin', request, now: 1 };
  await expect(setPicture({ ...asked, files: broken })).rejects.toThrow('away');
  expect(await shownBy(assembly)).toMatchObject({ logoUrl: null });
  taken(await setPicture({ ...asked, files: openFiles() }));
  expect((await shownBy(assembly)).logoUrl).toMatch(/^\/api\/public\/logo\?cot=/u);
});

test('under another code the logo is at the address of that code', async () => {
  const { assembly, post } = await administered();
  await post('/settings/logo', logo());
  const to = `otro-${assembly.cot.slice(2, 20)}`;
  const { assemblyId, cot: from } = assembly;
  taken(await replaceCode({ assemblyId, by: 'admin', request: { from, to }, drawn: 'no', now: 1 }));
  const { logoUrl = '' } = await shownBy({ cot: to });
  expect(logoUrl).toContain(`cot=${to}&`);
  expect((await fetch(`${server.origin}${logoUrl}`)).status).toBe(200);
});
