import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { hosting, openPage, phone } from '../support/browser/openPage.ts';
import { signInByForm } from '../support/visits/signInByForm.ts';

const browser = browserForAll();

test('the manifest describes the installed app in Spanish, with icons that exist', async () => {
  const { page, context } = await openPage(browser());
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await fetch(`${hosting()}${href}`)).json();
  expect(manifest).toMatchObject({ name: 'Asamblea', lang: 'es', display: 'standalone' });
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(`${hosting()}${src}`);
    expect([src, answer.headers.get('content-type')]).toEqual([src, type]);
    if (sizes === 'any') continue;
    const [width] = sizes.split('x').map(Number);
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    expect([src, ...drawn]).toEqual([src, width, width]);
  }
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A browser of tests is always incognito, which is the one thing that may be in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await context.close();
});

test('the service worker keeps the shell and files of the application, and nothing of anybody', async () => {
  const { page, context } = await openPage(browser(), { viewport: phone });
  await page.goto('/login?cot=demo');
  await signInByForm(page, 'votante@asamblea.test');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/votes/current', '/quorum/public?cot=demo', '/']) {
    await page.goto(path);
    await page.getByText('Torres del Parque').first().waitFor();
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return requests.flat().map((url) => new URL(url).pathname);
  });
  const shell = ['/index.html', '/colorScheme.js', '/favicon.svg', '/manifest.webmanifest'];
  expect(shell.filter((path) => !kept.includes(path))).toEqual([]);
  expect(kept.filter((path) => !path.startsWith('/assets/') && !shell.includes(path))).toEqual([]);
  await context.close();
});

test('a page comes from the network while there is one, so that nobody stays on an old version', async () => {
  const { page, context } = await openPage(browser());
  await page.goto('/login');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname !== '/index.html') continue;
        const headers = { 'Content-Type': 'text/html; charset=utf-8' };
        await cache.put(request, new Response('<p>Una versión vieja</p>', { headers }));
      }
    }
  });
  for (const path of ['/', '/login', '/results/public']) {
    const answer = await page.goto(path);
    expect([path, answer?.headers()['cache-control']]).toEqual([path, 'no-cache']);
    expect(await page.getByText('Una versión vieja').count()).toBe(0);
  }
  await context.setOffline(true);
  await page.goto('/');
  await page.getByText('Una versión vieja').waitFor();
  await context.close();
});

test('the overlays of a stream install nothing', async () => {
  const { page, context } = await openPage(browser());
  await page.goto('/stream/votacionWithOnSnapshot?cot=demo');
  await page.waitForLoadState('load');
  const installed = await page.evaluate(async () => {
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
  expect(installed).toBe(0);
  await context.close();
});
