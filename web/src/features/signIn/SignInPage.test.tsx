import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignInPage } from './SignInPage.tsx';

const signIn = vi.fn();
vi.mock('../../firebase/signIn.ts', () => ({ signIn: (given: unknown) => signIn(given) }));

beforeEach(() => {
  signIn.mockReset();
});
afterEach(cleanup);

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'admin@asamblea.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'clave{Enter}');
}

test('sends what was typed, with the code that came in the link', async () => {
  signIn.mockReturnValue(new Promise(() => undefined));
  render(<SignInPage assembly="Demo" />);
  await userEvent.click(screen.getByLabelText(/Recordarme/u));
  await fillAndSend();
  expect(signIn).toHaveBeenCalledExactlyOnceWith({
    assembly: 'demo',
    email: 'admin@asamblea.test',
    password: 'clave',
    remember: true,
  });
});

test('sends once, however many times Enter is pressed', async () => {
  signIn.mockReturnValue(new Promise(() => undefined));
  render(<SignInPage assembly="demo" />);
  await fillAndSend();
  await userEvent.type(screen.getByLabelText('Contraseña'), '{Enter}{Enter}');
  expect(signIn).toHaveBeenCalledOnce();
});

test("shows the provider's code and message beside what they mean", async () => {
  const message = 'Firebase: Error (auth/invalid-credential).';
  signIn.mockRejectedValue(Object.assign(new Error(message), { code: 'auth/invalid-credential' }));
  render(<SignInPage assembly="demo" />);
  await fillAndSend();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('auth/invalid-credential');
  expect(alert.textContent).toContain(message);
  expect(alert.textContent).toContain('El correo o la contraseña no coinciden');
});

test('falls back to the agreed text, and lets one try again', async () => {
  signIn.mockRejectedValueOnce(undefined).mockReturnValueOnce(new Promise(() => undefined));
  render(<SignInPage assembly="demo" />);
  await fillAndSend();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Ups ha ocurrido un error al iniciar sesión');
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
});

test('asks for the code first when the link brought none', () => {
  render(<SignInPage assembly="" />);
  expect(document.activeElement).toBe(screen.getByLabelText('Código de la asamblea'));
});
