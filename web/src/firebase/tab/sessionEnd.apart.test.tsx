import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callRealApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { onLeaving } from './leaving.ts';
import { tellOtherTabs, tellWhoIsHere, useSessionEnded, watchOtherTabs } from './sessionEnd.ts';

const tabs = new Set<Tab>();

/** The browser's own, which brings a message to every other tab. */
class Tab {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    tabs.add(this);
  }
  postMessage(data: unknown) {
    for (const tab of tabs) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data });
  }
  close() {
    tabs.delete(this);
  }
}

const assign = vi.fn();
beforeEach(() => {
  tabs.clear();
  assign.mockClear();
  vi.stubGlobal('BroadcastChannel', Tab);
  vi.stubGlobal('location', { assign });
});

test('signing out in one tab clears the others of that assembly, and no other assembly', async () => {
  const closed = vi.fn(async () => undefined);
  const [left, stayed] = [vi.fn(), vi.fn()];
  onLeaving(closed);
  watchOtherTabs('torres', 'ana', left);
  watchOtherTabs('jardines', 'ana', stayed);
  new Tab('asamblea-sesion').postMessage({ assembly: 'torres', tab: 'another' });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  expect([left, stayed, closed].map((spy) => spy.mock.calls.length)).toEqual([1, 0, 1]);
});

test('the tab that signs out tells the others, and leaves by itself', () => {
  const [left, heard] = [vi.fn(), vi.fn()];
  watchOtherTabs('torres', 'ana', left);
  new Tab('asamblea-sesion').onmessage = ({ data }) => heard(data);
  tellOtherTabs('torres');
  expect(heard).toHaveBeenCalledWith({ assembly: 'torres', tab: expect.any(String) });
  expect(left).not.toHaveBeenCalled();
});

test('a sign-in closes the pages of other people in that assembly, and keeps those of the same person', async () => {
  const [other, own, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  watchOtherTabs('torres', 'luis', other);
  watchOtherTabs('torres', 'ana', own);
  watchOtherTabs('jardines', 'luis', elsewhere);
  const heard = vi.fn();
  new Tab('asamblea-sesion').onmessage = ({ data }) => heard(data);
  tellWhoIsHere('torres', 'ana');
  expect([other, own, elsewhere].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
  new Tab('asamblea-sesion').postMessage({ ...heard.mock.calls[0]?.[0], tab: 'another' });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  expect([other, own, elsewhere].map((spy) => spy.mock.calls.length)).toEqual([1, 0, 0]);
});

test('a page that holds a vote stays and says that the session ended, until the same person is back', async () => {
  const left = vi.fn();
  render(<State />);
  watchOtherTabs('torres', 'ana', left, () => true);
  const another = new Tab('asamblea-sesion');
  act(() => another.postMessage({ assembly: 'torres', tab: 'another' }));
  expect(screen.getByText('over')).toBeTruthy();
  act(() => another.postMessage({ entered: 'torres', userId: 'eva', tab: 'another' }));
  expect(screen.getByText('over')).toBeTruthy();
  act(() => another.postMessage({ entered: 'torres', userId: 'ana', tab: 'another' }));
  expect(screen.getByText('stands')).toBeTruthy();
  expect([left, assign].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});

test('a browser without that channel signs out all the same', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  watchOtherTabs('torres', 'ana', () => undefined)();
  expect(() => tellOtherTabs('torres')).not.toThrow();
});

function State() {
  return <p>{useSessionEnded() ? 'over' : 'stands'}</p>;
}

test('any call that is told so ends the session on the page; another refusal does not', async () => {
  const answer = (status: number, code: string) => {
    const body = JSON.stringify({ code, message: '.', statusCode: status });
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    return act(() => callRealApi('GET', '/api/device').catch(() => undefined));
  };
  render(<State />);
  await answer(401, 'password-stale');
  await answer(403, 'not-allowed');
  expect(screen.getByText('stands')).toBeTruthy();
  await answer(401, 'not-signed-in');
  expect(screen.getByText('over')).toBeTruthy();
});
