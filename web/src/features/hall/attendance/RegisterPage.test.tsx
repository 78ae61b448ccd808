import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { RegisterPage } from './RegisterPage.tsx';

beforeEach(() => {
  enterAs('registrar');
});

function open(tabs: Parameters<typeof RegisterPage>[0]['tabs']) {
  const page = { path: '/register', element: <RegisterPage {...(tabs && { tabs })} /> };
  const router = createMemoryRouter([page], { initialEntries: ['/register'] });
  render(<RouterProvider router={router} />);
  return router;
}

test('without other works the desk has no tabs', async () => {
  open([]);
  await screen.findByText('Busque a quien llega');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('each work is a tab with its own address, and the people come first', async () => {
  const router = open([{ id: 'poderes', label: 'Poderes', content: <p>Los poderes</p> }]);
  await screen.findByText('Busque a quien llega');
  await userEvent.click(screen.getByRole('tab', { name: 'Poderes' }));
  await screen.findByText('Los poderes');
  expect(screen.getByRole('tabpanel', { name: 'Poderes' })).toBeTruthy();
  expect(router.state.location.search).toBe('?mesa=poderes');
  await userEvent.click(screen.getByRole('tab', { name: 'Personas' }));
  await screen.findByText('Busque a quien llega');
  expect(router.state.location.search).toBe('');
});
