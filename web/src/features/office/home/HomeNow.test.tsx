import type { LiveQuorum, LiveStage, Role, SessionState } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { live } from '../../../testing/fakes/firebase/live/useLive.ts';
import { enterAs, meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { HomeNow } from './HomeNow.tsx';

const onKnown = vi.fn();
const day = 24 * 3_600_000;

beforeEach(() => {
  onKnown.mockReset();
  callApi.mockImplementation(async () => ({ serverNow: Date.now() }));
});

function come(role: Role, sessionState: SessionState, more: Partial<LiveQuorum> = {}) {
  enterAs(role);
  live.quorum = { call: 1, sessionState, startsAt: 0, ...more } as LiveQuorum;
  renderPage(<HomeNow cot="demo" role={role} way={<p>El camino</p>} onKnown={onKnown} />);
}

test('before the meeting everybody reads when it is and how many days are left', async () => {
  come('voter', 'planned', { startsAt: Date.now() + 3 * day });
  expect(await screen.findByText('Faltan 3 días')).toBeTruthy();
  expect(screen.getByText(/^Está fijada para el/u)).toBeTruthy();
  expect(screen.getByText('Si no puede asistir, dé un poder a quien vaya por usted.')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each<readonly [Role, number]>([
  ['voter', 1],
  ['moderator', 0],
])('the page below waits for the way, and for nothing else: %s', (role, times) => {
  come(role, 'open');
  expect(onKnown).toHaveBeenCalledTimes(times);
});

test('an hour that nobody gave, or that is over, is not told', () => {
  come('voter', 'planned', { startsAt: Date.now() - day });
  expect(screen.getByText('La sesión aún no comienza')).toBeTruthy();
  expect(screen.queryByText(/citada|fijada/u)).toBeNull();
});

test('a meeting that was called off is told with the date that it had, and no day is counted', () => {
  come('voter', 'planned', { startsAt: Date.now() + 3 * day, isCalledOff: true });
  expect(screen.getByText('La reunión se canceló')).toBeTruthy();
  expect(screen.getByText(/^Estaba citada para el/u)).toBeTruthy();
  expect(screen.queryByText(/Faltan 3 días|poder/u)).toBeNull();
});

test('a member who conducts is led by the guide, and by nothing else', () => {
  come('moderator', 'open');
  expect(screen.getByText('El camino')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Qué sigue' })).toBeNull();
});

test('a teller is led to the votes while one is open', () => {
  live.stage = {
    ...{ asOf: '1', stage: { mode: 'question', questionIds: ['q'] }, session: null },
    asked: [{ questionId: 'q', state: 'open', closesAt: null }],
  } satisfies LiveStage;
  come('teller', 'open');
  expect(screen.getByRole('link', { name: 'Ingresar los votos' }).getAttribute('href')).toBe(
    '/votes/private',
  );
  expect(screen.queryByText('El camino')).toBeNull();
});

test('an archived assembly leads to its records', () => {
  meetAt({ isArchived: true });
  come('admin', 'closed');
  expect(screen.getByRole('link', { name: 'Ver los informes' })).toBeTruthy();
});
