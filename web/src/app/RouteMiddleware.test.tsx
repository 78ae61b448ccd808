import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { runMiddleware } from '../testing/fakes/app/signIn/middleware.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import type { MiddlewareAnswer } from './signIn/middleware.ts';

let answer: () => Promise<MiddlewareAnswer>;

beforeEach(() => {
  runMiddleware.mockImplementation(() => answer());
  vi.spyOn(console, 'error').mockReturnValue();
});

/** The page of attorneys names a check; the one of forgotten passwords names none. */
function visit(path: string) {
  const router = createMemoryRouter(
    [
      {
        Component: RouteGuard,
        ErrorBoundary: RouteErrorPage,
        children: [
          { path: '/loginAttorney', element: <p>Apoderados</p> },
          { path: '/forgot-password', element: <p>Recuperar</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('a check that lets pass opens the page', async () => {
  answer = async () => true;
  visit('/loginAttorney');
  expect(await screen.findByText('Apoderados')).toBeTruthy();
});

test('a check may lead somewhere else', async () => {
  answer = async () => ({ to: '/forgot-password' });
  visit('/loginAttorney');
  expect(await screen.findByText('Recuperar')).toBeTruthy();
});

test.each<[string, () => Promise<MiddlewareAnswer>]>([
  ['that refuses', async () => false],
  ['that fails', () => Promise.reject(new Error('no answer'))],
])('a check %s on first load is a 404 Page Not Found', async (_, said) => {
  answer = said;
  visit('/loginAttorney');
  expect((await screen.findByText(/^404/u)).textContent).toContain('Page Not Found');
});

test.each<[string, () => Promise<MiddlewareAnswer>]>([
  ['that refuses', async () => false],
  ['that fails', () => Promise.reject(new Error('no answer'))],
])('later, a check %s leaves the person where they were', async (_, said) => {
  answer = said;
  const router = visit('/forgot-password');
  await screen.findByText('Recuperar');
  await act(() => router.navigate('/loginAttorney'));
  expect(await screen.findByText('Recuperar')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/forgot-password');
});

test('an unknown check is an error of ours, which says its name for it', async () => {
  answer = () => Promise.reject(new Error('Unknown route middleware'));
  visit('/loginAttorney');
  expect((await screen.findByText(/^500/u)).textContent).toContain('Internal Server Error');
  expect(screen.getAllByText(/Unknown route middleware/u).length).toBeGreaterThan(0);
});
