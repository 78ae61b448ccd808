import {
  instantOf,
  type LiveQuorum,
  packOf,
  paths,
  presenceOfCounts,
  sessionQuorum,
} from '@asamblea/domain';
import express from 'express';
import { logger } from 'firebase-functions/logger';
import { afterAll, expect, test, vi } from 'vitest';
import { documentAt } from '../../kernel/database/firestore.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly } from '../../testing/halls/testAssembly.ts';
import { answerPage } from './answerPage.ts';
import type { WebBundle } from './webBundle.ts';

const template = '<title>Asamblea</title><div id="root"><!--app-html--></div><!--page-state-->';

/** Draws the name of the assembly and the units present. */
const drawing: WebBundle = {
  template,
  render: ({ assembly, quorum }) => ({
    html: `${assembly?.name ?? 'Escriba el código'} · ${quorum?.quorum.present.units ?? '—'}`,
    title: 'Quórum',
    description: 'En vivo.',
    iconUrl: null,
  }),
};

const broken: WebBundle = {
  template,
  render: () => {
    throw new Error('drawing failed');
  },
};

const app = express();
const clock = { now: () => 7 };
app.get('/quorum/public', answerPage({ clock, bundle: async () => drawing }));
app.get('/broken', answerPage({ clock, bundle: async () => broken }));
app.get('/plain', answerPage({ clock, bundle: async () => ({ template, render: null }) }));
app.get('/nothing', answerPage({ clock, bundle: () => Promise.reject(new Error('no build')) }));
const { origin, close } = await serveLocally(app);
afterAll(close);
const logged = vi.spyOn(logger, 'error').mockReturnValue();

async function open(path: string) {
  const answer = await fetch(`${origin}${path}`, { headers: { cookie: '__session=anything' } });
  return { answer, html: await answer.text() };
}

const quorum: LiveQuorum = {
  asOf: instantOf({ seconds: 1, nanoseconds: 0 }),
  quorum: sessionQuorum(
    packOf('co-ph'),
    1,
    presenceOfCounts({ weight: 60, units: 6 }, { weight: 100, units: 10 }),
  ),
  call: 1,
  sessionState: 'open',
  curve: [],
};

test('draws the public state of an assembly, for anybody and for two seconds', async () => {
  const { cot, assemblyId } = await newAssembly(1);
  await documentAt<LiveQuorum>(paths.live(cot, 'quorum')).set(quorum);
  const { answer, html } = await open(`/quorum/public?cot=${cot}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(html).toContain('<div id="root">Conjunto de ensayo · 6</div>');
  const state = /<script[^>]*id="page-state">(.*)<\/script>/u.exec(html)?.[1] ?? '';
  expect(JSON.parse(state)).toMatchObject({
    path: '/quorum/public',
    cot,
    serverNow: 7,
    assembly: { assemblyId },
    quorum,
  });
});

test('draws an assembly that has not begun', async () => {
  const { cot } = await newAssembly(1);
  expect((await open(`/quorum/public?cot=${cot}`)).html).toContain('Conjunto de ensayo · —');
});

test.each([
  ['an unknown code', '?cot=no-such-assembly', 404],
  ['a code that cannot be one', '?cot=../../members', 404],
  ['several codes', '?cot=a1&cot=b2', 200],
  ['no code', '', 200],
])('asks for the code kindly with %s', async (_what, query, status) => {
  const { answer, html } = await open(`/quorum/public${query}`);
  expect(answer.status).toBe(status);
  expect(html).toContain('Escriba el código');
});

test.each(['/broken', '/plain'])(
  'leaves the drawing to the browser when it is %s',
  async (path) => {
    const { cot } = await newAssembly(1);
    const { answer, html } = await open(`${path}?cot=${cot}`);
    expect(answer.status).toBe(200);
    expect(html).toBe(template);
  },
);

test('says in Spanish that there is no page yet, and does not let that be kept', async () => {
  const { answer, html } = await open('/nothing?cot=demo');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('La página no está disponible');
  expect(logged).toHaveBeenCalled();
});
