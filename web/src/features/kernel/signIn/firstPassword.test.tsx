import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { signIn } from '../../../testing/fakes/firebase/session/signIn.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const token = 'torres.s-1.secret';

async function type(password: string, repeated: string) {
  renderPage(<ForgotPasswordPage />, `/forgot-password#equipo=${token}`);
  expect(callApi).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), password);
  await userEvent.type(screen.getByLabelText('Escríbala otra vez'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y entrar' }));
}

test('the button spends the link, which keeps the password, and they enter with it', async () => {
  const email = 'marta@correo.test';
  callApi.mockResolvedValue({ email, cot: 'torres', assemblyName: 'Torres' });
  await type('una clave larga', 'una clave larga');
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  const choiceId = expect.stringMatching(/^[0-9a-f-]{36}$/u);
  expect(callApi.mock.calls).toEqual([
    ['POST', '/api/auth/staff-invitation', { token, choiceId, newPassword: 'una clave larga' }],
  ]);
  expect(signIn.mock.calls).toEqual([
    [{ assembly: 'torres', email, password: 'una clave larga', remember: false }],
  ]);
});

test.each([
  ['corta', 'corta', /al menos 10/u],
  ['una clave\u200B larga', 'una clave\u200B larga', /no se ven/u],
  ['una clave larga', 'una clave larGa', /no son iguales/u],
])('asks again for %s and %s, and the link stays', async (password, repeated, said) => {
  await type(password, repeated);
  expect(screen.getByText(said)).toBeTruthy();
  expect(callApi).not.toHaveBeenCalled();
});

test('a retry after a lost answer asks as the same browser', async () => {
  const lost = ApiFailure.network();
  callApi.mockRejectedValueOnce(lost).mockResolvedValueOnce({ email: 'm@x.test', cot: 'torres' });
  await type('una clave larga', 'una clave larga');
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y entrar' }));
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  const [first, second] = callApi.mock.calls;
  expect(second).toEqual(first);
});

test('a link that is over says so', async () => {
  const message = 'Ese enlace ya no sirve.';
  callApi.mockRejectedValue(new ApiFailure({ code: 'staff-link-over', statusCode: 409, message }));
  await type('una clave larga', 'una clave larga');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(signIn).not.toHaveBeenCalled();
});
