import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../firebase/asking/ApiFailure.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';

const gone = { code: 'not-found', statusCode: 404, message: 'Ese documento ya no está.' };

test('the not-found page receives status, message, description and stack', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = () => {
    throw new ApiFailure(gone);
  };
  const routes = [{ path: '/file', Component: fail, ErrorBoundary: RouteErrorPage }];
  const router = createMemoryRouter(routes, { initialEntries: ['/file?id=7'] });
  render(<RouterProvider router={router} />);
  expect((await screen.findByText(/^404/u)).textContent).toContain('Page Not Found');
  expect(screen.getByText('/file?id=7')).toBeTruthy();
  expect(screen.getByText('Detalle: Ese documento ya no está.')).toBeTruthy();
  expect(document.querySelector('pre')?.textContent).toContain('ApiFailure');
});
