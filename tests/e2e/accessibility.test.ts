import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/launchBrowser.ts';
import { openPage, phone, projector, type Visitor } from '../support/openPage.ts';
import { signIn } from '../support/signIn.ts';

/** Pages in the dark, where the crawl looks in the light, and public pages without their assembly. */
const pages = [
  [null, '/login?cot=demo', 'Conjunto Residencial'],
  [null, '/quorum/public?cot=demo', 'Hay quórum'],
  [null, '/votes/public?cot=demo', 'Conjunto Residencial'],
  [null, '/results/public?cot=demo', 'Resultados'],
  [null, '/votes/public', '¿De cuál asamblea?'],
  [null, '/quorum/public?cot=nada', 'No encontramos esa asamblea'],
  ['admin', '/', 'Hola'],
  ['admin', '/dashboard', 'Últimos resultados'],
  ['admin', '/register', 'Registro'],
  ['admin', '/votes/private', 'Votaciones'],
  ['admin', '/quorum/private', 'No han llegado'],
  ['admin', '/settings/database', 'Historial'],
  ['admin', '/settings/database/file', 'Elegir archivo'],
  ['admin', '/settings/database/copypaste', 'Incluya la fila de títulos'],
  ['votante', '/votes/current', 'Torres del Parque'],
  ['votante', '/votes/private', '403'],
] as const;

let browser: Browser;
const sessions = new Map<string, Visitor>();
beforeAll(async () => {
  browser = await launchBrowser();
  for (const person of ['admin', 'votante']) {
    const visitor = await openPage(browser);
    await signIn(visitor.page, 'demo', `${person}@asamblea.test`);
    sessions.set(person, visitor);
  }
});
afterAll(() => browser.close());

test.each(pages)(
  'axe finds nothing as %s on %s in the dark, nor is it wider than a phone or a projector',
  async (who, path, text) => {
    const { page, context } = await openPage(browser, { viewport: phone, colorScheme: 'dark' });
    const session = who === null ? undefined : sessions.get(who);
    if (session !== undefined) await context.addCookies(await session.context.cookies());
    await page.goto(path);
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    for (const viewport of [phone, projector]) {
      await page.setViewportSize(viewport);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .setLegacyMode(true)
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    await context.close();
  },
);
