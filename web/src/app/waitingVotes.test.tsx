import type { CastRequest } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../firebase/asking/ApiFailure.ts';
import { callApi } from '../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../testing/renderPage.tsx';
import { DefaultLayout } from './frame/DefaultLayout.tsx';

const vote: CastRequest = {
  ...{ questionId: 'q', requestId: 'r', choices: [{ unitId: 'T1-101', optionIds: ['favour'] }] },
};
const ours = 'asamblea-voto-demo-ana';
const kept = (of: string) => localStorage.getItem(of);

let answer: () => unknown;
let sent: unknown[];

beforeEach(() => {
  enterAs('voter', { userId: 'ana' });
  sent = [];
  answer = () => ({ results: [{ unitId: 'T1-101', status: 'accepted', receipt: 'ABCD-1234' }] });
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    if (path !== '/api/votes/cast') return [];
    sent.push(body);
    return answer();
  });
});

function open(path = '/') {
  return renderPage(
    <Routes>
      <Route element={<DefaultLayout />}>
        <Route path="/" element={<Link to="/drive">A otra página</Link>} />
        <Route path="/drive" element={<p>Actas</p>} />
        <Route path="/virtual/current" element={<p>La papeleta</p>} />
      </Route>
    </Routes>,
    path,
  );
}

test('a vote that was confirmed and waits is sent from any page, its end is told, and then it waits no more', async () => {
  localStorage.setItem(ours, JSON.stringify([vote]));
  answer = () => {
    throw ApiFailure.network();
  };
  const { user } = open();
  const pending = await screen.findByText('Su voto está pendiente');
  expect(pending.closest('[role=status]')?.textContent).not.toContain('T1-101');
  answer = () => ({ results: [{ unitId: 'T1-101', status: 'accepted', receipt: 'ABCD-1234' }] });
  await user.click(screen.getByRole('link', { name: 'A otra página' }));
  await screen.findByText('Su voto quedó guardado.');
  expect(sent.at(-1)).toEqual(vote);
  expect(kept(ours)).toBeNull();
});

test('an uncounted vote is told there, with the way to its question', async () => {
  localStorage.setItem(ours, JSON.stringify([vote]));
  answer = () => {
    throw new ApiFailure({
      ...{
        statusCode: 409,
        code: 'voting-closed',
        message: 'La votación ya cerró.',
        isAnswer: true,
      },
    });
  };
  open();
  await screen.findByText('La votación ya cerró.');
  expect(screen.getByRole('link', { name: 'Ir a la votación' })).toBeTruthy();
  expect(screen.queryByText('Su voto quedó guardado.')).toBeNull();
});

test('nothing is sent of somebody else, nor twice where the ballot is, nor by a member who may not vote', async () => {
  const other = 'asamblea-voto-demo-eva';
  localStorage.setItem(other, JSON.stringify([vote]));
  const { unmount } = open();
  await screen.findByText('A otra página');
  unmount();
  localStorage.setItem(ours, JSON.stringify([vote]));
  const inRoom = open('/virtual/current');
  await screen.findByText('La papeleta');
  inRoom.unmount();
  enterAs('observer', { userId: 'ana' });
  open();
  await screen.findByText('A otra página');
  expect(sent).toEqual([]);
  expect([kept(other), kept(ours)]).toEqual(Array(2).fill(JSON.stringify([vote])));
});
