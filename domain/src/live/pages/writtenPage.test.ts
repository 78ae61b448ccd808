import { expect, test } from 'vitest';
import { decideSavePage, savePageRequest, type WrittenPage } from './writtenPage.ts';

const request = {
  ...{ pageId: 'reglas', title: 'Reglas', html: '<p>Uno</p>', css: '' },
  ...{ state: 'draft' as const, version: 0 },
};
const stored: WrittenPage = { ...request, version: 3 };

const codeOf = (...asked: Parameters<typeof decideSavePage>) => {
  const decision = decideSavePage(...asked);
  return decision.ok ? decision.value.version : decision.refusal.code;
};

test.each([
  ['a new page', request, null, 1],
  ['a page that is gone', { ...request, version: 3 }, null, 'page-changed'],
  ['over the version it was written on', { ...request, version: 3 }, stored, 4],
  ['over another version', { ...request, html: 'x', version: 2 }, stored, 'page-changed'],
  ['the same again', { ...request, version: 2 }, stored, 3],
  ['a new page where there is one', request, stored, 'page-changed'],
] as const)('saving %s: %#', (_, asked, current, said) => {
  expect(codeOf(asked, current)).toBe(said);
});

test.each([
  ['the address of a route', { pageId: 'login' }],
  ['an id that no page may have', { pageId: 'Con Espacios' }],
  ['«public» in the middle', { pageId: 'no-public' }],
  ['no title', { title: '   ' }],
  ['too much HTML', { html: 'x'.repeat(60_001) }],
  ['a state that does not exist', { state: 'hidden' }],
])('refuses a page with %s', (_, wrong) => {
  expect(savePageRequest.safeParse({ ...request, ...wrong }).success).toBe(false);
  expect(savePageRequest.safeParse(request).success).toBe(true);
});
