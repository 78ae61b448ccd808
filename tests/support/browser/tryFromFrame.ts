import type { Browser, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { hosting } from './openPage.ts';

/** The other address of the application, which the page of the video is framed from. */
export const twinAddress = () => hosting().replace('127.0.0.1', 'localhost');

/**
 * The reach of a script in the page of the video into the page around it, where somebody is signed in: each
 * by its answer or the name of the error thrown. `bypassCSP`: as if that page had no policy. `sent`: the
 * cookies of its requests to our API.
 */
export async function tryFromFrame(
  browser: Pick<Browser, 'newContext'>,
  asked: { readonly voter: BrowserContextOptions['storageState']; readonly bypassCSP: boolean },
) {
  const { voter, bypassCSP } = asked;
  const options = { bypassCSP, baseURL: hosting(), serviceWorkers: 'block' as const };
  const context = await browser.newContext({
    ...options,
    ...(voter === undefined ? {} : { storageState: voter }),
  });
  const page = await context.newPage();
  await page.goto('/virtual/current');
  await page.evaluate((src) => {
    localStorage.setItem('asamblea-prueba', 'mía');
    const frame = Object.assign(document.createElement('iframe'), { src, name: 'zoom' });
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    document.body.append(frame);
  }, `${twinAddress()}/video/zoom.html`);
  await expect.poll(() => page.frame('zoom')?.url()).toBe(`${twinAddress()}/video/zoom.html`);
  const frame = page.frame('zoom');
  await frame?.waitForLoadState();
  const sent: Promise<string | undefined>[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('?frame')) return;
    sent.push(request.allHeaders().then(({ cookie }) => cookie));
  });
  const got = await frame?.evaluate(async (ours) => {
    const attempt = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(String, (error: Error) => error.name);
    const ask = (from: string, more: RequestInit = {}) =>
      attempt(async () => (await fetch(`${from}/api/votes/current?frame`, more)).status);
    return {
      page: await attempt(() => parent.document.body.textContent),
      stored: localStorage.getItem('asamblea-prueba'),
      cookie: document.cookie,
      here: await ask(''),
      there: await ask(ours, { credentials: 'include' }),
      unread: await ask(ours, { credentials: 'include', mode: 'no-cors' }),
      away: await attempt(() => {
        parent.location.href = 'https://evil.example/';
      }),
    };
  }, hosting());
  const cookies = await Promise.all(sent);
  await context.close();
  return { ...got, sent: cookies };
}
