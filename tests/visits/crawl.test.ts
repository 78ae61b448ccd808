import { type RoutePath, routes } from '@asamblea/domain';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { drawSome, isThorough } from '../../functions/src/testing/files/drawSome.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage, phone } from '../support/browser/openPage.ts';
import { belowTheFold } from '../support/looks/belowTheFold.ts';
import { coveredFocus } from '../support/looks/coveredFocus.ts';
import { layoutShift } from '../support/looks/layoutShift.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { saveData } from '../support/visits/saveData.ts';
import { seen } from '../support/visits/seen.ts';
import { signIn } from '../support/visits/signIn.ts';
import { hallTasks } from './crawl/hallTasks.ts';
import { desk, look, looks, narrow } from './crawl/look.ts';
import { openHall } from './crawl/openHall.ts';
import { actOf, isHallTask } from './crawl/pageTask.ts';
import { pageTasks } from './crawl/pageTasks.ts';
import { people, planVisits, type Visit } from './crawl/planVisits.ts';
import { arrive, concreteOf, openAddress, settleIn } from './crawl/visit.ts';

const browser = browserForAll();
const planned = planVisits();
const made: Visit[] = [];
/** Those whose task ended as it should. */
const done: Visit[] = [];

afterAll(() => {
  process.stdout.write(`\n${tableOf()}\n`);
});

/** Somebody's phone, whose light is any at first. */
async function openPhone(name: string) {
  const [colorScheme] = drawSome(['light', 'dark'] as const, 1, name);
  const visitor = await openPage(browser(), {
    ...{ viewport: phone, colorScheme: colorScheme ?? 'light', serviceWorkers: 'block' },
  });
  await saveData(visitor);
  return visitor;
}

// Three at a time: while one waits, another one goes on.
const lanes = [0, 1, 2].map((lane) => {
  const comers = people.filter((_, place) => place % 3 === lane);
  return [comers.map(([word]) => word).join(', '), comers] as const;
});

test.concurrent.each(lanes)(
  '%s find at every route what the table says, in light or dark, from phone to wall',
  // Everything by everybody takes its time; each wait has its own end.
  { timeout: 1_800_000 },
  async (_, comers) => {
    for (const [word, role] of comers) {
      const { page, context, complaints } = await openPhone(word);
      if (role === null) await page.goto('/login');
      else await signIn(context, 'demo', `${word}@asamblea.test`);
      for (const visit of planned.filter((one) => one.word === word)) {
        await make(page, visit);
        expect([visit.route.path, complaints]).toEqual([visit.route.path, []]);
      }
      await context.close();
    }
  },
);

/** Acts that are not in the first screen of their page. */
const belowFold: string[] = [];
/** Routes whose act somebody found. */
const atHand = new Set<RoutePath>();

/** The largest shift of text already read as the rest comes. */
const mostShift = 0.1;

async function make(page: Page, visit: Visit): Promise<void> {
  const { verdict } = visit;
  const { path, layout, entry } = visit.route;
  const concrete = concreteOf(path);
  await page.setViewportSize(phone);
  // Doors too are opened as links lead to them, with the assembly that they name.
  const hasCot = entry === 'public' || path.startsWith('/login');
  const from = await openAddress(page, hasCot ? `${concrete}?cot=demo` : concrete);
  await arrive(page, concrete, verdict);
  if (verdict === 'pass') {
    const { shows } = pageTasks[path];
    if (shows !== '') await seen(page, shows);
    await settleIn(page, layout);
    // Only where everything is asked for: what comes late comes later on a busy machine.
    if (isThorough) {
      const { sum, moved } = await layoutShift(page, from);
      expect([path, sum > mostShift ? moved : []]).toEqual([path, []]);
    }
  }
  const task = pageTasks[path];
  const act = verdict === 'pass' && visit.looks.length > 0 ? actOf(page, task) : null;
  if (act !== null && (await comesUp(act))) {
    atHand.add(path);
    for (const size of [narrow, phone, desk]) {
      await page.setViewportSize(size);
      const below = await belowTheFold(page, act);
      if (below !== 0) belowFold.push(`${path} (${visit.word}) at ${size.width} px: ${below} px`);
    }
  }
  await look(page, verdict === 'pass' ? path : verdict, visit.looks);
  made.push(visit);
  if (!visit.doesTask || isHallTask(task)) return;
  await page.setViewportSize(phone);
  await task.perform(page);
  done.push(visit);
}

test.concurrent('each task that changes an assembly is done in one, by any role that may', async () => {
  const hall = await openHall(browser());
  for (const [path, task] of Object.entries(hallTasks)) {
    for (const visit of planned.filter(({ route, doesTask }) => doesTask && route.path === path)) {
      const role = people.find(([word]) => word === visit.word)?.[1] ?? null;
      const page = await hall.visit(path, role);
      await task.performInHall(page, hall);
      await page.context().close();
      done.push(visit);
    }
  }
  expect(hall.complaints()).toEqual([]);
});

test.concurrent.each([
  ['/votes/public', '¿De cuál asamblea?'],
  ['/quorum/public?cot=nada', 'No encontramos esa asamblea'],
])('%s, without an assembly, is as well made as the others', async (path, text) => {
  const { page, context } = await openPhone(path);
  await page.goto(path);
  await seen(page, text);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await look(page, path, looks(path));
  await context.close();
});

test('axe is asked, and says what it finds', async () => {
  const { page, context } = await openPhone('axe');
  await page.setContent('<html lang="es"><title>Un logo</title><img src="data:,"></html>');
  expect((await readWithAxe(page)).map(([rule]) => rule)).toEqual(['image-alt']);
  await context.close();
});

test('a button that gets the focus under a bar is found', async () => {
  const { page, context } = await openPhone('cubierto');
  await page.setContent(
    '<button>En sala</button><div style="height:120vh"></div><button>Debajo</button><p style="position:fixed;bottom:0;height:90vh;width:100%;margin:0;background:gray">Barra</p>',
  );
  expect(await coveredFocus(page)).toEqual([expect.stringMatching(/^Debajo \(.*: P Barra$/u)]);
  await context.close();
});

test('the control that people come for is in the first screen of its page, on a short phone too', () => {
  expect(belowFold).toEqual([]);
  // The person with the task of a page finds its act there; another comer may have nothing to do next.
  const looked = made.filter(({ doesTask, looks }) => doesTask && looks.length > 0);
  const withAct = looked.map(({ route }) => route.path).filter(hasAct);
  expect([...new Set(withAct)].filter((path) => !atHand.has(path))).toEqual([]);
});

test('every route that was drawn was visited, and its task done', () => {
  expect(made.length).toBe(planned.length);
  for (const path of new Set(planned.map(({ route }) => route.path))) {
    const here = made.filter((visit) => visit.route.path === path);
    expect([path, here.some(({ verdict }) => verdict === 'pass')]).toEqual([path, true]);
    expect([path, isDone(path)]).toEqual([path, true]);
  }
  expect(done.length).toBe(planned.filter(({ doesTask }) => doesTask).length);
});

/** Whether somebody sees it soon: what it reads may come after the page, and not everybody has it. */
function comesUp(act: Locator): Promise<boolean> {
  return act.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
}

function hasAct(path: RoutePath): boolean {
  return pageTasks[path].act !== undefined || pageTasks[path].shows !== '';
}

function isDone(path: RoutePath): boolean {
  return done.some((visit) => visit.route.path === path);
}

function tableOf(): string {
  const rows = routes.map(({ path, layout }) => {
    const here = made.filter((visit) => visit.route.path === path);
    const count = (verdict: string) => here.filter((one) => one.verdict === verdict).length;
    const guard = `abre ${count('pass')}, prohíbe ${count('forbidden')}, ingreso ${count('login')}, inicio ${count('home')}`;
    return [path, layout, guard, pageTasks[path].task, isDone(path) ? 'hecha' : 'abierta'];
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
