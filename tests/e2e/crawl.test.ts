import { type Role, type RoutePath, routes } from '@asamblea/domain';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/launchBrowser.ts';
import { openPage, phone, type Visitor } from '../support/openPage.ts';
import { signIn } from '../support/signIn.ts';
import { pageTasks } from './crawl/pageTasks.ts';
import { aPage, arrive, layoutOf, openAddress, overflowOf, verdictFor } from './crawl/visit.ts';

const smallest = { width: 320, height: 640 };
const desk = { width: 1440, height: 900 };
const wall = { width: 3840, height: 2160 };
const people: readonly (readonly [word: string, role: Role | null])[] = [
  ['nadie', null],
  ['admin', 'admin'],
  ['moderador', 'moderator'],
  ['registro', 'registrar'],
  ['escrutador', 'teller'],
  ['auditor', 'auditor'],
  ['votante', 'voter'],
  ['apoderado', 'attorney'],
  ['observador', 'observer'],
];

let browser: Browser;
const visitors = new Map<string, Visitor>();
/** By path: what happened to each person, and whether the task was done by somebody. */
const seen = new Map<RoutePath, { readonly by: string[]; isDone: boolean }>();
/** Pages that axe has read: the same for everybody whose visit ends the same way. */
const read = new Set<string>();

beforeAll(async () => {
  browser = await launchBrowser();
  for (const [word, role] of people) {
    const visitor = await openPage(browser, { viewport: phone });
    visitor.page.setDefaultTimeout(15_000);
    if (role !== null) await signIn(visitor.page, 'demo', `${word}@asamblea.test`);
    visitors.set(word, visitor);
  }
});
afterAll(async () => {
  await browser.close();
  process.stdout.write(`\n${tableOf()}\n`);
});

test.each(people)(
  '%s finds at every route what the table says, on phone and desk',
  async (word, role) => {
    const visitor = visitors.get(word);
    if (visitor === undefined) throw new Error(`${word} did not come in.`);
    const { page, complaints } = visitor;
    if (role === null) await page.goto('/login');
    for (const { path, layout, entry } of routes) {
      const concrete = path === '/{pageId}' ? aPage : path;
      const verdict = verdictFor(concrete, role);
      await page.setViewportSize(phone);
      await openAddress(page, entry === 'public' ? `${concrete}?cot=demo` : concrete);
      await arrive(page, concrete, verdict);
      remember(path, word, verdict);
      if (verdict === 'pass') {
        const { shows, perform } = pageTasks[path];
        if (shows !== '') await page.getByText(shows).filter({ visible: true }).first().waitFor();
        await expect.poll(() => layoutOf(page), { message: path, timeout: 5000 }).toBe(layout);
        await look(page, path);
        if (perform !== undefined && !done(path)) {
          await perform(page);
          remember(path, word, 'done');
        }
      } else {
        await look(page, verdict);
      }
      expect([path, complaints]).toEqual([path, []]);
    }
  },
);

test('every route was visited by everybody, and every task that is built was done', () => {
  expect([...seen.keys()].sort()).toEqual(routes.map(({ path }) => path).sort());
  for (const [path, { by, isDone }] of seen) {
    expect([path, by.length]).toEqual([path, people.length]);
    expect([path, isDone]).toEqual([path, pageTasks[path].perform !== undefined]);
  }
});

/** Nothing is wider than its window, from the smallest phone to a wall; axe finds nothing. */
async function look(page: Page, what: string): Promise<void> {
  if (read.has(what)) return;
  read.add(what);
  for (const size of [smallest, phone, desk, wall]) {
    await page.setViewportSize(size);
    expect([what, size.width, await overflowOf(page)]).toEqual([what, size.width, 0]);
    if (size !== phone && size !== desk) continue;
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      // One pass without looking into frames, where only what the assembly wrote is shown.
      .setLegacyMode(true)
      .analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
    expect([what, size.width, found]).toEqual([what, size.width, []]);
  }
}

function remember(path: RoutePath, word: string, what: string): void {
  const row = seen.get(path) ?? { by: [], isDone: false };
  seen.set(path, row);
  if (what === 'done') row.isDone = true;
  else row.by.push(`${word}: ${what}`);
}

function done(path: RoutePath): boolean {
  return seen.get(path)?.isDone === true;
}

function tableOf(): string {
  const rows = routes.map(({ path, layout }) => {
    const { by, isDone } = seen.get(path) ?? { by: [], isDone: false };
    const count = (verdict: string) => by.filter((one) => one.endsWith(`: ${verdict}`)).length;
    const guard = `abre ${count('pass')}, prohíbe ${count('forbidden')}, ingreso ${count('login')}, inicio ${count('home')}`;
    return [path, layout, guard, pageTasks[path].task, isDone ? 'hecha' : 'abierta'];
  });
  const titles = ['Ruta', 'Marco', 'Guardia', 'Tarea', 'Estado'];
  const widths = titles.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  return [titles, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
