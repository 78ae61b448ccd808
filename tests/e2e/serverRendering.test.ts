import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { hosting, openPage, phone, projector } from '../support/browser/openPage.ts';
import { loose } from '../support/visits/seen.ts';

const address = '/quorum/public?cot=demo';
const browser = browserForAll();

test('the quorum is complete, with figures, styles, title and picture, without any script', async () => {
  const { page, context } = await openPage(browser(), {
    javaScriptEnabled: false,
    viewport: phone,
  });
  const answer = await page.goto(address);
  expect(answer?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=2');
  expect(answer?.headers()['set-cookie']).toBeUndefined();
  expect(await page.title()).toBe('Quórum de la sala · Conjunto Residencial Torres del Parque');
  const head = page.locator('head');
  expect(await head.locator('meta[name=description]').getAttribute('content')).toContain(
    'Conjunto Residencial Torres del Parque: el quórum de la sala en vivo',
  );
  expect(await head.locator('link[rel=icon]').getAttribute('href')).not.toBe('');
  for (const text of [
    /quórum$/u,
    '57,0645',
    '175 de 302 unidades',
    /Ausente: 42,9355 \(127 unidades\)/u,
  ]) {
    await page.getByText(loose(text)).first().waitFor();
  }
  // The figure that matters is as large as it will be: the styles came too.
  const size = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    return Number.parseFloat(getComputedStyle(heading).fontSize);
  });
  expect(size).toBeGreaterThan(28);
  await context.close();
});

test.each([
  ['phone', 'light', phone],
  ['phone', 'dark', phone],
  ['projector', 'light', projector],
  ['projector', 'dark', projector],
] as const)('on a %s in %s nothing moves, flashes or complains', async (...how) => {
  const [, colorScheme, viewport] = how;
  const { page, context, complaints } = await openPage(browser(), { viewport, colorScheme });
  await page.addInitScript(() => {
    const seen = { shifts: [] as string[], colors: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { node } of Reflect.get(entry, 'sources')) {
          seen.shifts.push(`${node?.nodeName} ${node?.textContent} at ${entry.startTime}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const color = document.body && getComputedStyle(document.body).backgroundColor;
      if (color && color !== 'rgba(0, 0, 0, 0)' && seen.colors.at(-1) !== color) {
        seen.colors.push(color);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const listening = page.waitForResponse(/Listen/u);
  await page.goto(address);
  await listening;
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  expect(seen.shifts).toEqual([]);
  expect(seen.colors).toEqual([colorScheme === 'light' ? 'rgb(250, 248, 244)' : 'rgb(11, 21, 29)']);
  expect(complaints).toEqual([]);
  await context.close();
});

/** A network that brings the page in two pieces, the second when it was told to. */
async function startSlowNetwork(rest: Promise<void>) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(hosting() + request.url);
    response.setHeader('Content-Type', answer.headers.get('content-type') ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    if (request.url !== address) return response.end(body);
    const half = body.indexOf('</h1>');
    expect(half).toBeGreaterThan(0);
    response.write(body.subarray(0, half));
    await rest;
    return response.end(body.subarray(half));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a page that arrives in pieces is shown when it is whole', async () => {
  const rest = Promise.withResolvers<void>();
  const { server, origin } = await startSlowNetwork(rest.promise);
  const { page, context } = await openPage(browser(), { viewport: phone, baseURL: origin });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  const visit = page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  // Long enough for a dozen frames: what is painted by halves is painted in the first of them.
  await page.evaluate(async () => {
    await document.fonts.load('1rem "Atkinson Hyperlegible Next Variable"');
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  expect(await painted()).toBe(0);
  rest.resolve();
  await visit;
  await expect.poll(painted).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen').shift)).toBe(0);
  await context.close();
  server.close();
  server.closeAllConnections();
});

test('a code that nobody has is asked for again, with 404, also without scripts', async () => {
  const { page, context } = await openPage(browser(), { javaScriptEnabled: false });
  const answer = await page.goto('/quorum/public?cot=nada');
  expect(answer?.status()).toBe(404);
  await page.getByLabel('Código de la asamblea').fill('demo');
  await page.getByRole('button', { name: 'Ver la asamblea' }).click();
  await page
    .getByText(/quórum$/u)
    .first()
    .waitFor();
  expect(page.url()).toBe(`${hosting()}${address}`);
  await context.close();
});
