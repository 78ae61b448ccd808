import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const key = 'asamblea-de-esta-pestana';

/** A page that has just been loaded in that tab. */
async function openPage(path = '/') {
  vi.resetModules();
  history.replaceState(null, '', path);
  const tab = await import('./tabAssembly.ts');
  const { callRealApi: callApi } = await import('../../testing/fakes/firebase/asking/callApi.ts');
  tab.adoptAddress();
  return { ...tab, callApi };
}

const sent: (string | undefined)[] = [];
let given: string | null = null;

beforeEach(() => {
  given = null;
  sent.length = 0;
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
    sent.push((request.headers as Record<string, string>)['X-Assembly']);
    return new Response('{}', given === null ? {} : { headers: { 'X-Assembly': given } });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a page that knows its assembly names it in each request, except public or common ones', async () => {
  sessionStorage.setItem(key, 'torres');
  const { callApi } = await openPage();
  await callApi('GET', '/api/votes/current');
  await callApi('GET', '/api/public/live?cot=demo');
  await callApi('GET', '/api/auth/logout', undefined, undefined, { isForAll: true });
  expect(sent).toEqual(['torres', undefined, undefined]);
});

test('the session that it is given names the next page of the tab, and this one if it was of none', async () => {
  const stranger = await openPage();
  given = 'torres';
  await stranger.callApi('POST', '/api/auth/login', {});
  expect(stranger.tabAssembly()).toBe('torres');
  given = 'lagos';
  await stranger.callApi('POST', '/api/auth/enter', {});
  // The unsent work of the tab belongs to the assembly that it was opened with.
  await stranger.callApi('POST', '/api/attendance/accredit', {});
  expect(sent).toEqual([undefined, 'torres', 'torres']);
  expect((await openPage()).tabAssembly()).toBe('lagos');
});

test('an address says which assembly its tab opens, and then says it no more', async () => {
  sessionStorage.setItem(key, 'torres');
  const { tabAssembly } = await openPage('/register?asamblea=lagos&unidad=101#mesa');
  expect(tabAssembly()).toBe('lagos');
  expect(location.href).toMatch(/\/register\?unidad=101#mesa$/u);
  expect((await openPage()).tabAssembly()).toBe('lagos');
  const { assemblyAddress } = await openPage();
  const again = await openPage(assemblyAddress('un & dos'));
  expect(again.tabAssembly()).toBe('un & dos');
});

test('where the browser keeps nothing, a page is of the assembly that it was given', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  const { tabAssembly, keepTabAssembly } = await openPage();
  expect(tabAssembly()).toBeNull();
  keepTabAssembly('torres');
  expect(tabAssembly()).toBe('torres');
});
