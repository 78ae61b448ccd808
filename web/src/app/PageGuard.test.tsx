import { momentOnClock } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { runMiddleware } from '../testing/fakes/app/signIn/middleware.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { CrashGuard } from './failures/CrashGuard.tsx';
import type { MiddlewareAnswer } from './signIn/middleware.ts';
import { PageGuard } from './signIn/SessionGate.tsx';

let answer: () => Promise<MiddlewareAnswer>;

beforeEach(() => {
  runMiddleware.mockImplementation(() => answer());
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a check that lets pass opens the page', async () => {
  answer = async () => true;
  renderPage(<PageGuard>Apoderados</PageGuard>, '/loginAttorney');
  expect(await screen.findByText('Apoderados')).toBeTruthy();
});

test.each<[string, () => Promise<MiddlewareAnswer>]>([
  ['that refuses', async () => false],
  ['that fails', () => Promise.reject(new Error('no answer'))],
])('a check %s is a 404 Page Not Found', async (_, said) => {
  answer = said;
  const page = (
    <CrashGuard>
      <PageGuard>Apoderados</PageGuard>
    </CrashGuard>
  );
  renderPage(page, '/loginAttorney');
  expect((await screen.findByText(/^404/u)).textContent).toContain('Page Not Found');
  expect(screen.queryByText('Apoderados')).toBeNull();
});

test('the door of attorneys that is closed says why and since when, and asks for no code', async () => {
  const since = Date.UTC(2026, 10, 21, 21, 5);
  const timeZone = 'America/Bogota';
  answer = async () => ({
    closed: { open: false, reason: 'turned-off', since, timeZone },
    cot: 'demo',
  });
  renderPage(<PageGuard>Apoderados</PageGuard>, '/loginAttorney?cot=demo');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('La administración cerró este ingreso');
  expect(alert.textContent).toContain(momentOnClock(since, timeZone));
  expect(screen.queryByText('Apoderados')).toBeNull();
});
