import { ThemeProvider } from '@mui/material';
import { render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UnsentDeskWork } from '../../features/hall/attendance/offline/openDeskOutbox.ts';
import { settleDeskWork } from '../../testing/fakes/features/hall/attendance/offline/openDeskOutbox.ts';
import { enterAs, meetAt } from '../../testing/fakes/firebase/session/session.tsx';
import { signOut } from '../../testing/fakes/firebase/session/signOut.ts';
import { newUser } from '../../testing/newUser.ts';
import { ConfirmationProvider } from '../../ui/dialogs/ConfirmationProvider.tsx';
import { GlobalLoaderProvider } from '../../ui/feedback/GlobalLoader.tsx';
import { ToastsProvider } from '../../ui/toasts/Toasts.tsx';
import { theme } from '../look/theme.ts';
import { AccountMenu } from './AccountMenu.tsx';

let left: (UnsentDeskWork | null)[] = [];

const assign = vi.fn();

beforeEach(() => {
  left = [];
  settleDeskWork.mockImplementation(async () => left.shift() ?? null);
  vi.stubGlobal('location', { ...location, assign });
  enterAs('registrar', { userId: 'paola', name: 'Paola Rincón', assembly: 'torres' });
});

async function openMenu() {
  render(
    <ThemeProvider theme={theme}>
      <GlobalLoaderProvider>
        <ToastsProvider>
          <ConfirmationProvider>
            <AccountMenu />
          </ConfirmationProvider>
        </ToastsProvider>
      </GlobalLoaderProvider>
    </ThemeProvider>,
  );
  const user = newUser();
  await user.click(screen.getByRole('button', { name: 'Su cuenta' }));
  return user;
}

async function leave(by = 'Salir') {
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: by }));
  return user;
}

const press = (user: UserEvent, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

test('leaves at once when nothing waits at the desk', async () => {
  await leave();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
});

test('a member who never works at a desk is asked nothing about one', async () => {
  enterAs('voter', { userId: 'ana', assembly: 'torres' });
  left = [{ units: 2, stays: true }];
  await leave();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(settleDeskWork).not.toHaveBeenCalled();
});

test('with work to send it asks, sends it, and only then leaves', async () => {
  left = [{ units: 2, stays: true }, null];
  const user = await leave();
  await screen.findByRole('dialog', { name: 'Quedan 2 unidades por enviar' });
  expect(signOut).not.toHaveBeenCalled();
  await press(user, 'Enviar y salir');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
});

test('requests that cannot be sent keep the session open, with a message', async () => {
  left = [
    { units: 1, stays: true },
    { units: 1, stays: true },
  ];
  const user = await leave();
  await press(user, 'Enviar y salir');
  await screen.findByText(/su sesión sigue abierta/u);
  expect(signOut).not.toHaveBeenCalled();
});

test('the desk may leave without sending: it stays on the device', async () => {
  left = [{ units: 1, stays: true }];
  const user = await leave();
  expect((await screen.findByRole('dialog', { name: /Queda 1 unidad/u })).textContent).toContain(
    'queda guardado en este equipo',
  );
  await press(user, 'Salir sin enviar');
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('where the browser keeps nothing, it does not offer to lose it', async () => {
  left = [{ units: 1, stays: false }];
  const user = await leave();
  await screen.findByText(/si sale se pierde/u);
  expect(screen.queryByRole('button', { name: 'Salir sin enviar' })).toBeNull();
  await press(user, 'Quedarme');
  expect(signOut).not.toHaveBeenCalled();
});

const lagos = { openElsewhere: [{ assemblyId: 'lagos', name: 'Lagos' }] };

test('the other assemblies that are open here are links, for this tab or another', async () => {
  meetAt(lagos);
  await openMenu();
  const link = screen.getByRole('link', { name: 'Lagos' });
  expect(link.getAttribute('href')).toBe('/?asamblea=lagos');
});

test.each([
  ['Salir de esta asamblea', ['torres'], 'here'],
  ['Salir de todas', ['torres', 'lagos'], 'everywhere'],
])('with several open, «%s» leaves %j', async (by, assemblies, from) => {
  meetAt(lagos);
  await leave(by);
  await waitFor(() => expect(signOut).toHaveBeenCalledWith(assemblies, from));
});

test.each([
  ['an attorney', 'attorney', 'luis', false],
  ['who came in by code', 'voter', 'person-ana', false],
  ['an account', 'voter', 'ana', true],
] as const)('another assembly is offered to an account that may enter it: %s', async (...who) => {
  const [, role, userId, isOffered] = who;
  enterAs(role, { userId, assembly: 'torres' });
  await openMenu();
  expect(screen.queryByRole('button', { name: 'Ir a otra asamblea' }) !== null).toBe(isOffered);
});
