import { get } from 'node:http';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage, phone } from '../support/browser/openPage.ts';
import { signIn } from '../support/visits/signIn.ts';

/** Where the database's messages come from: a request that stays open. */
const messages = /\/Listen\/channel\?.*RID=rpc/u;
const browser = browserForAll();
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;

beforeAll(async () => {
  const { context } = await openPage(browser());
  await signIn(context, 'demo', 'admin@asamblea.test');
  cookies = await context.cookies();
  await context.close();
});

/** Without service worker, routes see every request. */
async function openDesk() {
  const desk = await openPage(browser(), { viewport: phone, serviceWorkers: 'block' });
  await desk.context.addCookies(cookies);
  return desk;
}

async function readUnits(page: Page): Promise<void> {
  await page.getByText('unidades').filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** The connection stays open and nothing comes: a Wi-Fi that changed its antenna. */
const hang = () => undefined;

/** The first messages reach this machine and go no further: the database goes on from the next. */
async function loseTheFirst(route: Route): Promise<void> {
  const lost = 8;
  const address = route.request().url();
  await new Promise<void>((resolve, reject) => {
    const request = get(address, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (!text.includes(`[${lost},[`)) return;
        request.destroy();
        resolve();
      });
    }).on('error', reject);
  });
  await route.continue({ url: address.replace(/AID=\d+/u, `AID=${lost}`) });
}

const ways = [
  ['hangs', hang],
  ['loses messages', loseTheFirst],
] as const;
const desks = ['/quorum/private', '/register'] as const;

test.concurrent.each(
  desks.flatMap((path) => ways.map(([name, act]) => [path, name, act] as const)),
)('after a cut %s is up to date again by itself, though its stream %s', async (path, _, act) => {
  const { page, context } = await openDesk();
  await page.goto(path);
  await readUnits(page);
  await context.setOffline(true);
  await page.getByText('Sin conexión. Datos de hace').first().waitFor();
  await page.route(messages, act, { times: 1 });
  const stuck = page.waitForRequest(messages);
  await context.setOffline(false);
  await stuck;
  await page.getByText('Sin conexión').first().waitFor({ state: 'detached' });
  await context.close();
});

test.concurrent.each(ways)('a desk whose first stream %s opens by itself', async (_, act) => {
  const { page, context } = await openDesk();
  const firstOf = new Set<string>();
  await page.route(messages, (route) => {
    // One of the public data, and one of the signed-in person.
    const isFirst = route.request().url().includes('AID=0') && firstOf.size < 2;
    if (!isFirst) return route.continue();
    firstOf.add(route.request().url());
    return act(route);
  });
  await page.goto('/register');
  await readUnits(page);
  expect(firstOf.size).toBe(2);
  await context.close();
});
