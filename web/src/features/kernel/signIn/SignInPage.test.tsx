import { refusals } from '@asamblea/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { signIn } from '../../../testing/fakes/firebase/session/signIn.ts';
import { SignInPage } from './SignInPage.tsx';

function open(assembly: string) {
  render(<SignInPage assembly={assembly} />);
}

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'admin@asamblea.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'clave{Enter}');
}

test('sends the typed name and password, with the code of the link', async () => {
  signIn.mockReturnValue(new Promise(() => undefined));
  open('Demo');
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
  open('demo');
  await fillAndSend();
  await userEvent.type(screen.getByLabelText('Contraseña'), '{Enter}{Enter}');
  expect(signIn).toHaveBeenCalledOnce();
});

test("shows the provider's code and message beside what they mean", async () => {
  const message = 'Firebase: Error (auth/invalid-credential).';
  signIn.mockRejectedValue(Object.assign(new Error(message), { code: 'auth/invalid-credential' }));
  open('demo');
  await fillAndSend();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('auth/invalid-credential');
  expect(alert.textContent).toContain(message);
  expect(alert.textContent).toContain('El correo o la contraseña no coinciden');
});

test('falls back to the agreed text, and lets one try again', async () => {
  signIn.mockRejectedValueOnce(undefined).mockReturnValueOnce(new Promise(() => undefined));
  open('demo');
  await fillAndSend();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Ups ha ocurrido un error al iniciar sesión');
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
});

test('a sign-in that took too long, or was signed out, asks for the password again in words', async () => {
  const [statusCode, message] = refusals['sign-in-stale'];
  signIn.mockRejectedValueOnce(new ApiFailure({ code: 'sign-in-stale', statusCode, message }));
  open('demo');
  await fillAndSend();
  expect((await screen.findByRole('alert')).textContent).toContain('Escríbala otra vez.');
});

test('asks for the code first when the link brought none', () => {
  open('');
  expect(document.activeElement).toBe(screen.getByLabelText('Código de la asamblea'));
});

test('shows how long to wait, and lets nobody press meanwhile', async () => {
  const message = 'Demasiados intentos. Espere 2 minutos y pruebe de nuevo.';
  const failure = { code: 'too-many-attempts', statusCode: 429, message, retryAfterSeconds: 120 };
  signIn.mockRejectedValueOnce(new ApiFailure(failure));
  open('demo');
  await fillAndSend();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  const button = screen.getByRole('button', { name: /^Podrá probar en (2:00|1:59)$/u });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Contraseña'), '{Enter}');
  expect(signIn).toHaveBeenCalledOnce();
});

test('leads to the other ways in, with the code of the assembly', () => {
  open('demo');
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Olvidé mi contraseña')).toBe('/forgot-password');
  expect(to('Soy apoderado y tengo un código')).toBe('/loginAttorney?cot=demo');
  expect(to('Tengo un código personal o una invitación')).toBe('/loginVirtual?cot=demo');
});
