import type { BrowserContext, Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage, phone } from '../support/browser/openPage.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { seen } from '../support/visits/seen.ts';
import { signIn } from '../support/visits/signIn.ts';
import { untilMended } from '../support/visits/untilMended.ts';

const session = '**/api/auth/session';
const browser = browserForAll();
const people = new Map<string, BrowserContext>();

beforeAll(async () => {
  for (const person of ['admin', 'votante']) {
    const { context } = await openPage(browser());
    await signIn(context, 'demo', `${person}@asamblea.test`);
    people.set(person, context);
  }
});

/** A phone, of somebody signed in or of a stranger. Without service worker, routes see every request. */
async function openPhone(person: string | null, serviceWorkers: 'allow' | 'block' = 'block') {
  const visitor = await openPage(browser(), { viewport: phone, serviceWorkers });
  const known = person === null ? undefined : people.get(person);
  if (known !== undefined) await visitor.context.addCookies(await known.cookies());
  return visitor;
}

/** The page says it, in a way that everybody can read. */
async function look(page: Page, name: string, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
  expect([name, await readWithAxe(page)]).toEqual([name, []]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([name, overflow]).toEqual([name, 0]);
}

/** The server's drawing has become a page that listens: cut before, nobody would be there to say it. */
async function waitUntilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') ?? {};
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** From now on the service worker answers for the page, as in any visit but the first. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const failWith = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<html>Bad gateway</html>' });

test.concurrent.each([
  [null, '/votes/public?cot=demo', 'Torres del Parque'],
  [null, '/quorum/public?cot=demo', 'quórum'],
  ['admin', '/quorum/private', 'unidades'],
  ['admin', '/register', 'unidades'],
] as const)(
  'the network cut keeps the last data, with its age, and goes by itself, as %s on %s',
  async (person, path, text) => {
    const { page, context } = await openPhone(person, 'allow');
    await page.goto(path);
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    await waitUntilAwake(page);
    await context.setOffline(true);
    const name = `cut-${path.split('?')[0]?.replaceAll('/', '-')}`;
    await look(page, name, 'Sin conexión. Datos de hace', text);
    expect(await page.getByText('Sin conexión. Datos de hace').count()).toBe(1);
    await context.setOffline(false);
    await page.getByText('Sin conexión').first().waitFor({ state: 'detached' });
    await context.close();
  },
);

test.concurrent.each([
  [null, '/login'],
  ['votante', '/votes/current'],
  [null, '/results/public?cot=demo'],
] as const)('opened without any network, as %s, %s says so and opens by itself', async (...who) => {
  const [person, path] = who;
  const { page, context } = await openPhone(person, 'allow');
  await page.goto('/login?cot=demo');
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto(path);
  await look(page, `closed${path.split('?')[0]?.replaceAll('/', '-')}`, 'conexión');
  await context.setOffline(false);
  // The page loads itself again, and for a moment there is no body: not yet what is waited for.
  await page.waitForFunction(
    () => document.querySelector('body')?.textContent.includes('conexión') === false,
  );
  expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
  await context.close();
});

test.concurrent.each([
  [500, '500 · Internal Server Error', 'Algo falló en esta página'],
  [503, '503 · Internal Server Error', 'El servicio no responde por ahora'],
])('an API that answers %i is said so, and a retry opens the page', async (...failure) => {
  const [status, literal, title] = failure;
  const { page, context } = await openPhone('admin');
  let isPressed = false;
  const fail = failWith(status);
  await page.route(session, (route) => (isPressed ? route.continue() : fail(route)));
  await page.goto('/votes/private');
  await look(page, `api-${status}`, literal, title);
  expect(await page.title()).toBe(`${title} · Asamblea`);
  // Only the press mends it: what the page asks by itself meanwhile fails as before.
  await page.exposeFunction('notePress', () => {
    isPressed = true;
  });
  await page.evaluate("addEventListener('click', notePress, { capture: true })");
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('heading', { name: 'Votaciones' }).first().waitFor();
  await context.close();
});

test.concurrent.each([
  ['cuts', (route: Route) => route.abort()],
  ['never answers', () => undefined],
] as const)(
  'an API that %s is a network failure, and the page opens by itself',
  async (what, act) => {
    const { page, context } = await openPhone('votante');
    const mend = await untilMended(page, session, act);
    await page.goto('/votes/current');
    await look(page, `api-${what}`, 'Network Error', 'No hay conexión');
    mend();
    await page.getByText('Torres del Parque').first().waitFor();
    await context.close();
  },
);

test.concurrent('a page of the assembly that cannot be read is the error page, and a retry reads it', async () => {
  const { page, context } = await openPhone('admin');
  const written = '**/api/pages/**';
  const mend = await untilMended(page, written, failWith(500));
  await page.goto('/reglas-de-la-reunion');
  await look(page, 'loader', '500 · Internal Server Error', 'Algo falló en esta página');
  mend();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.waitForFunction(() => document.title.startsWith('Reglas de la reunión'));
  await context.close();
});

test.concurrent('a file gone after a deployment reloads the page now and then, which opens once it is there', async ({
  expect,
}) => {
  const { page, context } = await openPhone('admin');
  const chunk = '**/assets/PresenceRoute-*.js';
  const mend = await untilMended(page, chunk, failWith(404));
  await page.goto('/reports/quorum');
  await page.evaluate(() => {
    history.pushState(null, '', '/quorum/private');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await seen(page, '500 · Internal Server Error');
  await seen(page, 'No pudimos cargar esta parte');
  // The message goes away under a slow reader: it is read again then.
  await expect.poll(() => readWithAxe(page).catch(String)).toEqual([]);
  // Nobody answers while the page goes from one visit to the next.
  const reloadedAt = (before: number) =>
    page.evaluate(() => Number(sessionStorage.getItem('asamblea-reloaded-at'))).catch(() => before);
  const first = await reloadedAt(0);
  let second = first;
  await expect
    .poll(async () => {
      second = await reloadedAt(second);
      return second;
    })
    .toBeGreaterThan(first);
  expect(second - first).toBeGreaterThanOrEqual(10_000);
  mend();
  // Told by its headings: where it does not open, what is there instead is said.
  await expect
    .poll(() => page.getByRole('heading').allInnerTexts())
    .toContainEqual(expect.stringContaining('Quórum'));
  await context.close();
});

test.concurrent('a page fetched ahead that is gone does not reload the one that is open', async () => {
  const { page, context } = await openPhone('admin');
  await page.route('**/assets/PresenceRoute-*.js', failWith(404));
  const missed = page.waitForResponse('**/assets/PresenceRoute-*.js');
  await page.goto('/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await missed;
  await page.getByRole('link', { name: 'Votaciones' }).first().waitFor({ state: 'attached' });
  expect(loads).toBeLessThanOrEqual(1);
  expect(await page.getByText('No pudimos cargar').count()).toBe(0);
  await context.close();
});

test.concurrent('the application that cannot start is a plain error page, which retries', async () => {
  const { page, context } = await openPhone(null);
  const chunk = '**/assets/startSignIn-*.js';
  const mend = await untilMended(page, chunk, failWith(404));
  await page.goto('/login');
  await look(page, 'start', '500 · Internal Server Error', 'No pudimos cargar esta parte');
  mend();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await context.close();
});

test.concurrent('an error that nobody caught, outside of React, is the error page', async () => {
  const { page, context } = await openPhone('admin');
  await page.goto('/');
  await page.getByText('Hola').first().waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('fuera de React');
    });
  });
  await look(page, 'outside', '500 · Internal Server Error', 'Detalle: fuera de React');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByText('Hola').first().waitFor();
  await context.close();
});

test.concurrent('a path without page says the literal with the whole path, and leads home', async () => {
  const { page, context } = await openPhone('admin');
  await page.goto('/nada/de/nada?x=1');
  await look(page, 'missing', '404 · Page not found: /nada/de/nada?x=1', 'No encontramos esa');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await page.getByText('Hola').first().waitFor();
  await context.close();
});
