import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanPage } from '../../functions/src/live/pages/cleanPage.ts';
import { frameDocument, frameSandbox } from '../../web/src/features/live/pages/frameDocument.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import type { PageVector } from '../support/vectors/pageVector.ts';
import { vectorSources } from '../support/vectors/pageVector.ts';
import { pageVectors } from '../support/vectors/pageVectors.ts';
import { pokeAll } from '../support/vectors/pokeAll.ts';
import { type Harness, serveHarness } from '../support/vectors/serveHarness.ts';

interface Content {
  readonly html: string;
  readonly css: string;
}

/** The functions that the harness has in its page. */
declare const clean: {
  cleanContent: (content: Content) => Content;
  cleanForShow: (content: Content, cot: string | null) => Content;
};
declare const hits: ReadonlySet<string>;

/** The place where each vector is tried, told by the number added to its own. */
const at = { bare: 0, sandbox: 1_000, server: 2_000, browser: 3_000 } as const;
type Place = keyof typeof at;

const browser = browserForAll();
let harness: Harness;
let page: Page;
let moves = 0;
const opened: Page[] = [];

beforeAll(async () => {
  harness = await serveHarness();
  page = await browser().newPage();
  await page.goto(harness.origin);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moves += 1;
  });
  page.on('popup', (tab) => {
    opened.push(tab);
  });
  await tryAll();
});
afterAll(() => harness.close());

const plain = ({ html, css }: Content) =>
  `<!doctype html><html><head><style>${css}</style></head><body>${html}</body></html>`;

const framed = (document: string): FramedContent => ({ name: '', document, sandbox: null });

/** A clean page closes all that it opens: all of them stand in one page. */
const together = (contents: readonly Content[]): Content => ({
  html: contents.map(({ html }) => html).join('\n'),
  css: contents.map(({ css }) => css).join('\n'),
});

/** All vectors at once, everywhere: when those without any wall had their time, so had the others. */
async function tryAll(): Promise<void> {
  const script = `${harness.origin}/fill.js`;
  const { origin } = harness;
  const font = `${origin}/letters.woff2`;
  const bare = pageVectors(at.bare).filter(({ aim }) => aim === 'script' || aim === 'fetch');
  const cleaned = await Promise.all(pageVectors(at.server).map((vector) => cleanPage(vector)));
  const shown = await page.evaluate(
    (vectors) => vectors.map((vector) => clean.cleanContent(vector)),
    [...pageVectors(at.browser)],
  );
  const frames = [
    ...bare.map((vector) => framed(plain(vector))),
    ...pageVectors(at.sandbox).map(({ html, css }) => ({
      name: waits(html) ? 'pressed' : '',
      document: frameDocument({ html, css, script, font, origin }),
      sandbox: frameSandbox,
    })),
    framed(plain(together(cleaned.map((done) => done.page)))),
    framed(plain(together(shown))),
  ];
  await page.evaluate(mountFrames, frames);
  await page.evaluate(`(${pokeFrames})(${pokeAll})`);
  // Of those without origin the app sees nothing: they are reached from outside.
  const closed = page.frames().filter((frame) => frame.name().startsWith('pressed'));
  await Promise.all(closed.map((frame) => frame.evaluate<void, undefined>(pokeAll, undefined)));
  await page.waitForFunction((most) => hits.size >= most, scripts.length * 0.75);
  // The last request is answered last.
  await page.evaluate(mountFrames, [
    framed(`<img src=x onerror="top.postMessage('hit-999','*')">`),
  ]);
  await page.waitForFunction(() => hits.has('hit-999'));
  await page.evaluate(() => document.querySelector('#frames')?.replaceChildren());
}

interface FramedContent {
  readonly name: string;
  readonly document: string;
  readonly sandbox: string | null;
}

/** Runs in the page: a frame each, until all have loaded. */
async function mountFrames(all: readonly FramedContent[]): Promise<void> {
  const room = document.querySelector('#frames');
  const loads = all.map(({ name, document: text, sandbox }) => {
    const frame = document.createElement('iframe');
    frame.name = name;
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    frame.srcdoc = text;
    return new Promise((done) => {
      frame.addEventListener('load', done, { once: true });
      room?.append(frame);
    });
  });
  await Promise.all(loads);
}

/** Runs in the page: presses what is in the frames that are of its own origin. */
function pokeFrames(poke: typeof pokeAll): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('#frames > iframe')) {
    if (frame.contentDocument !== null) poke(frame.contentDocument);
  }
}

/** A vector that waits for somebody to press it, or pass over it. */
const waits = (html: string) => /href|click|over|action|submit/u.test(html);

const numbers = (aim: PageVector['aim']) =>
  pageVectors()
    .filter((vector) => vector.aim === aim)
    .map(({ id }) => id);
const scripts = numbers('script');

async function hitsAt(place: Place): Promise<readonly number[]> {
  const told = await page.evaluate(() => [...hits]);
  return told
    .map((text) => Number(text.replace('hit-', '')) - at[place])
    .filter((id) => id > 0 && id < 999);
}

/** Of the vectors put into the app itself, those that cover one of its buttons or hide it. */
function covering(contents: readonly (Content & { readonly id: number })[]) {
  return page.evaluate((all) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('#app > * > button')];
    const box = document.querySelector('#box');
    const style = document.head.appendChild(document.createElement('style'));
    const isReached = (button: HTMLElement) => {
      button.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    };
    const covered = all.filter(({ html, css }) => {
      if (box !== null) box.innerHTML = `<div class="pagina">${html}</div>`;
      style.textContent = css;
      const isFree = buttons.every(isReached);
      box?.replaceChildren();
      style.textContent = '';
      return !isFree;
    });
    style.remove();
    return { covered: covered.map(({ id }) => id), isFreeAfter: buttons.every(isReached) };
  }, contents);
}

/** The content as it is shown, with its styles held in the page. */
const asShown = (contents: readonly (Content & { readonly id: number })[]) =>
  page.evaluate(
    (all) => all.map(({ id, ...content }) => ({ id, ...clean.cleanForShow(content, null) })),
    contents,
  );

test('the vectors are many, each with a source that has a date and a licence', () => {
  const vectors = pageVectors();
  expect(vectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
  expect(new Set(vectors.map(({ html, css }) => `${html} ${css}`)).size).toBe(vectors.length);
  for (const { source } of vectors) {
    expect(vectorSources[source].licence).not.toBe('');
    expect(vectorSources[source].read).not.toBe('');
  }
});

test('without sanitiser and without frame at least three of four scripts run', async () => {
  const ran = await hitsAt('bare');
  expect(scripts.filter((id) => ran.includes(id)).length / scripts.length).toBeGreaterThan(0.75);
});

test.each(['sandbox', 'server', 'browser'] as const)(
  'nothing runs with the %s alone',
  async (place) => {
    const ran = await hitsAt(place);
    expect(pageVectors().filter(({ id }) => ran.includes(id))).toEqual([]);
  },
);

test('without sanitiser and without frame at least three of four overlays cover the app', async () => {
  const overlays = pageVectors().filter(({ aim }) => aim === 'overlay');
  const { covered, isFreeAfter } = await covering(overlays);
  expect(isFreeAfter).toBe(true);
  expect(covered.length / overlays.length).toBeGreaterThan(0.75);
});

test('sanitised content covers nothing of the app, even within it', async () => {
  const all = pageVectors();
  const stored = await Promise.all(all.map(async (vector) => (await cleanPage(vector)).page));
  const both = await covering(await asShown(stored));
  const alone = await covering(await asShown(all));
  const named = (ids: readonly number[]) => all.filter(({ id }) => ids.includes(id));
  expect(named(both.covered)).toEqual([]);
  expect(named(alone.covered)).toEqual([]);
});

test('nothing is asked of elsewhere, nor is the app taken elsewhere', async () => {
  const leaked = (place: Place) =>
    numbers('fetch').filter((id) => harness.asked.has(`/leak-${id + at[place]}`));
  expect(leaked('bare').length / numbers('fetch').length).toBeGreaterThan(0.75);
  for (const place of ['sandbox', 'server', 'browser'] as const) expect(leaked(place)).toEqual([]);
  expect(moves).toBe(0);
  // A link that is pressed may open a tab, with an address and no way back: never with code. Of an address
  // that cannot be reached some browsers show a page of their own.
  const unreached = 'chrome-error://chromewebdata/';
  const isPlain = (address: string) =>
    ['about:blank', unreached].includes(address) || address.startsWith(`${harness.origin}/`);
  expect(opened.map((tab) => tab.url()).filter((address) => !isPlain(address))).toEqual([]);
  for (const tab of opened) expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('no name of a page stands in place of one of the browser or of the app', async () => {
  const taken = (contents: readonly Content[]) =>
    page.evaluate((all) => {
      const box = document.querySelector('#box');
      const body = document.body;
      return all.filter(({ html }) => {
        if (box !== null) box.innerHTML = html;
        const isTaken =
          typeof document.getElementById !== 'function' ||
          typeof document.querySelector !== 'function' ||
          document.body !== body ||
          typeof document.cookie !== 'string' ||
          'appConfig' in window;
        box?.replaceChildren();
        return isTaken;
      }).length;
    }, contents);
  const names = pageVectors().filter(({ aim }) => aim === 'clobber');
  expect(await taken(names)).toBe(names.length);
  const stored = await Promise.all(names.map(async (vector) => (await cleanPage(vector)).page));
  expect(await taken(stored)).toBe(0);
  expect(await taken(await asShown(names))).toBe(0);
});
