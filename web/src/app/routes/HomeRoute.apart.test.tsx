import type { Role } from '@asamblea/domain';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
const replace = vi.fn();
let role: Role;
let answer: () => Promise<unknown>;

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  role = 'voter';
  answer = async () => ballotOf('open');
  vi.stubGlobal('location', { pathname: '/', search: '', replace });
});

function ballotOf(state: string, holdings: readonly object[] = [{ unitId: 'U0', ballot: null }]) {
  const question = { questionId: 'q', state, text: '¿Aprueba?', options: [], closesAt: null };
  const stage = { mode: 'quorum' };
  return { cot: 'demo', serverNow: 0, stage, asked: [{ question, holdings }], holdings: [] };
}

/** A page just loaded at `/`. */
async function open(
  before: (arrival: typeof import('../signIn/arrival.ts')) => void = () => undefined,
) {
  const { callApi } = await import('../../testing/fakes/firebase/asking/callApi.ts');
  const { enterAs } = await import('../../testing/fakes/firebase/session/session.tsx');
  enterAs(role);
  callApi.mockImplementation(async (_: string, path: string) => {
    asked.push(path);
    // Of the rest of the page nothing is answered yet.
    return path === '/api/votes/current' ? answer() : new Promise(() => undefined);
  });
  before(await import('../signIn/arrival.ts'));
  const { HomeRoute } = await import('./HomeRoute.tsx');
  // As everything that lives as long as a page does, these come anew with it.
  const { Route, Routes } = await import('react-router');
  const { renderPage } = await import('../../testing/renderPage.tsx');
  renderPage(
    <Routes>
      <Route path="/" element={<HomeRoute />} />
      <Route path="*" element={<p>Otra página</p>} />
    </Routes>,
  );
}

const home = () => screen.findByRole('heading', { level: 1 });

test.each<Role>(['voter', 'attorney'])(
  '%s lands on the ballot while a vote is open',
  async (who) => {
    role = who;
    sessionStorage.setItem('asamblea-return-to', '/changedevice');
    await open();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/votes/current'));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  },
);

test.each([
  ['nothing is asked', async () => ({ ...ballotOf('open'), asked: [] })],
  ['the vote is closed', async () => ballotOf('closed')],
  ['they hold no unit', async () => ballotOf('open', [])],
  ['nobody can tell', () => Promise.reject(new Error('offline'))],
])('home stays home when %s', async (_, given) => {
  answer = given;
  await open();
  await home();
  expect(replace).not.toHaveBeenCalled();
});

test('the page that was asked for comes next, and at once where the ballot is on it', async () => {
  answer = async () => ballotOf('closed');
  sessionStorage.setItem('asamblea-return-to', '/changedevice');
  await open();
  await screen.findByText('Otra página');
  cleanup();
  vi.resetModules();
  asked.length = 0;
  sessionStorage.setItem('asamblea-return-to', '/virtual/current');
  await open();
  await screen.findByText('Otra página');
  expect(asked).toEqual([]);
});

test('a voter who goes home from the ballot, or from another page, finds the link back and is not redirected', async () => {
  await open(({ leaveForHome }) => leaveForHome());
  await home();
  expect(await screen.findByRole('link', { name: 'Votar' })).toBeTruthy();
  cleanup();
  vi.resetModules();
  await open(({ endArrival }) => endArrival());
  await home();
  expect(await screen.findByRole('link', { name: 'Votar' })).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});

test('the staff has no ballot to be led to', async () => {
  role = 'auditor';
  await open();
  await home();
  expect(asked).not.toContain('/api/votes/current');
  expect(screen.queryByRole('link', { name: 'Votar' })).toBeNull();
});
