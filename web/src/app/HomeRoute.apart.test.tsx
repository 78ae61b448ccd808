import type { Role } from '@asamblea/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
const replace = vi.fn();
let role: Role;
let answer: () => Promise<unknown>;

vi.mock('../features/polls/ballots/OpenVoting.tsx', () => ({ OpenVoting: () => <p>Votación</p> }));
vi.mock('../features/polls/consents/ConsentReminders.tsx', () => ({
  ConsentReminders: () => null,
}));
vi.mock('../features/meeting/drive/RecentDocuments.tsx', () => ({ RecentDocuments: () => null }));
vi.mock('./HomeNext.tsx', () => ({ HomeNext: () => null }));
vi.mock('../features/people/proxies/own/AttorneyCharge.tsx', () => ({
  AttorneyCharge: () => null,
}));
vi.mock('../features/hall/remote/OwnerArrival.tsx', () => ({ OwnerArrival: () => null }));
vi.mock('../features/people/proxies/own/OwnProxies.tsx', () => ({ OwnProxies: () => null }));
vi.mock('../features/polls/consents/OwnObjections.tsx', () => ({ OwnObjections: () => null }));
vi.mock('../features/record/ownReport/OwnReportSection.tsx', () => ({
  OwnReportSection: () => null,
}));

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  role = 'voter';
  answer = async () => ballotOf('open');
  vi.stubGlobal('location', { pathname: '/', search: '', replace });
});

function ballotOf(state: string, holdings: readonly object[] = [{ unitId: 'U0' }]) {
  return { asked: [{ question: { questionId: 'q', state }, holdings }], holdings: [] };
}

/** A page just loaded at `/`. */
async function open(before: (arrival: typeof import('./arrival.ts')) => void = () => undefined) {
  const { callApi } = await import('../testing/fakes/firebase/callApi.ts');
  const { enterAs } = await import('../testing/fakes/firebase/session.tsx');
  enterAs(role);
  callApi.mockImplementation(async (_: string, path: string) => {
    asked.push(path);
    return path === '/api/votes/current' ? answer() : [];
  });
  before(await import('./arrival.ts'));
  const { HomeRoute } = await import('./HomeRoute.tsx');
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<HomeRoute />} />
        <Route path="*" element={<p>Otra página</p>} />
      </Routes>
    </MemoryRouter>,
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
  ['nothing is asked', async () => ({ asked: [], holdings: [{ unitId: 'U0' }] })],
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

test('whoever goes home from the ballot, or from another page, finds the way back and is not brought', async () => {
  await open(({ leaveForHome }) => leaveForHome());
  await home();
  expect(screen.getByText('Votación')).toBeTruthy();
  cleanup();
  vi.resetModules();
  await open(({ endArrival }) => endArrival());
  await home();
  expect(asked).not.toContain('/api/votes/current');
});

test('the staff has no ballot to be led to', async () => {
  role = 'auditor';
  await open();
  await home();
  expect(asked).not.toContain('/api/votes/current');
  expect(screen.queryByText('Votación')).toBeNull();
});
