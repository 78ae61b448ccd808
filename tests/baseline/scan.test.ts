import { expect, test } from 'vitest';
import { judgeFindings } from './judgeFindings.ts';
import { laterSyntax, notSyntax, syntaxTooLate } from './laterSyntax.ts';
import { scanMarkup } from './scanMarkup.ts';
import { scanScript } from './scanScript.ts';
import { byFeature } from './scanShipped.ts';
import { scanStyles } from './scanStyles.ts';

const featuresOf = (findings: readonly { readonly feature: string }[]) =>
  findings.map(({ feature }) => feature);

test.each([
  ['AbortSignal.any([a, b])', ['AbortSignal.any']],
  ['window.AbortSignal.any([a])', ['AbortSignal.any']],
  ['const { groupBy } = Map', ['Map.groupBy']],
  ['Map["groupBy"](list, key)', ['Map.groupBy']],
  ['URL.canParse(to)', ['URL.canParse']],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['new Intl.Segmenter("es")', ['Intl.Segmenter']],
  ['list.toSorted()', ['.toSorted']],
  ['list?.toReversed()', ['.toReversed']],
  ['rows.with(1, row)', ['.with']],
  ['id.toWellFormed()', ['.toWellFormed']],
  ['requestIdleCallback(work)', ['requestIdleCallback']],
  ['self.scheduler.yield()', ['scheduler']],
  ['navigator.connection.type', ['navigator.connection']],
  ['document.startViewTransition(go)', ['document.startViewTransition']],
  ['element.showPopover()', ['.showPopover']],
])('a script that says %s is caught', (source, features) => {
  expect(featuresOf(scanScript(source))).toEqual(expect.arrayContaining(features));
});

test.each([
  'list.findLast(isOpen); list.at(-1); Object.hasOwn(a, "b"); structuredClone(a)',
  'AbortSignal.timeout(5); crypto.randomUUID(); class A { #b = 1; static c = 2; has(o) { return #b in o } }',
  'const scheduler = make(); scheduler.work()',
  'const look = { minHeight: "100dvh", "@container (max-width: 42em)": { display: "grid" } }',
  'a ??= await import("./b.js"); const c = /(?<year>\\d{4})/du.exec(d)',
])('a feature of the oldest browsers passes: %s', (source) => {
  expect(scanScript(source)).toEqual([]);
});

test.each([
  ['const look = { textWrap: "pretty" }', ['css text-wrap']],
  ['const look = { "&:has(svg)": { color: "red" } }', ['css :has']],
  ['const look = { color: `color-mix(in srgb, red 50%, blue)` }', ['css color-mix()']],
  ['main.style.cssText = `margin: 0; color: light-dark(#000, #fff)`', ['css light-dark()']],
  ['const look = { "@media (width >= 700px)": { margin: 0 } }', ['css @media ranges']],
  ['const look = { "@starting-style": { opacity: 0 } }', ['css @starting-style']],
])('styles in a script are caught: %s', (source, features) => {
  expect(featuresOf(scanScript(source))).toEqual(features);
});

test.each([
  ['a { color: oklch(50% 0.1 200) }', ['css oklch()']],
  ['a { field-sizing: content }', ['css field-sizing']],
  ['a:has(b) { margin: 0 }', ['css :has']],
  ['@property --a { syntax: "*"; inherits: false }', ['css @property']],
  ['@media (width >= 40em) { a { margin: 0 } }', ['css @media ranges']],
  ['a { margin: 2rlh }', ['css unit rlh']],
  ['a { display: grid; height: 100dvh; inset: 0; aspect-ratio: 1; overflow: clip }', []],
  ['@container (min-width: 10em) { a:is(b, c):focus-visible { accent-color: red } }', []],
])('a sheet of styles: %s', (css, features) => {
  const found = featuresOf(scanStyles(css));
  for (const feature of features) expect(found).toContain(feature);
  if (features.length === 0) expect(found).toEqual([]);
});

test.each([
  ['<div popover></div>', ['<div popover>']],
  ['<p style="margin: 0; text-wrap: balance">Hola</p>', ['css text-wrap']],
  ['<style>a:has(b){margin:0}</style>', ['css :has']],
  ['<link rel="preload" as="font" href="/a.woff2"><main id="a" lang="es">Hola</main>', []],
])('a page: %s', (html, features) => {
  expect(featuresOf(scanMarkup(html))).toEqual(features);
});

test.each(laterSyntax)('syntax that is too late is caught: $path', ({ example }) => {
  expect(
    featuresOf(scanScript(example)).some((feature) => /^syntax|^import\.meta/u.test(feature)),
  ).toBe(true);
});

test('every syntax that the data call too late has an example', () => {
  const known = [...laterSyntax.map(({ path }) => path), ...notSyntax];
  expect(syntaxTooLate.filter((path) => !known.some((one) => path.startsWith(one)))).toEqual([]);
});

test('a reviewed use passes as often as it occurs, and no longer once it is gone', () => {
  const found = byFeature(scanScript('URL.canParse(a); list.share()'));
  const all = [
    { feature: 'URL.canParse', uses: 1, reason: 'asked first' },
    { feature: '.share', reason: 'ours' },
  ];
  expect(judgeFindings(found, all)).toEqual([]);
  expect(judgeFindings(found, all.slice(1))[0]).toContain('URL.canParse: 1 uses, 0 looked at');
  const twice = byFeature(scanScript('URL.canParse(a); URL.canParse(b); c.share()'));
  expect(judgeFindings(twice, all)[0]).toContain('URL.canParse: 2 uses, 1 looked at');
  expect(judgeFindings(byFeature([]), all)).toHaveLength(2);
});
