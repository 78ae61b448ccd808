import type { ZoomAccountView, ZoomInPage } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ZoomSettings } from './ZoomSettings.tsx';

const account: ZoomAccountView = {
  ...{ accountId: 'acc', clientId: 'cli', host: '', sdkKey: '', takesNotices: true },
  ...{ savedAt: Date.UTC(2026, 10, 21, 21, 5), hookPath: '/api/zoom/webhook/llave' },
};

beforeEach(() => {
  enterAs('admin');
});

const off: ZoomInPage = { isOn: false, lacks: 'key' };

function draw(saved: ZoomAccountView | null, trouble: string | null = null, inPage = off) {
  callApi.mockImplementation(async (_method: string, path: string) =>
    path.endsWith('/test') ? { trouble } : { account: saved, inPage },
  );
  const { user } = renderPage(<ZoomSettings />);
  const card = async () => within(await screen.findByRole('region', { name: 'Cuenta de Zoom' }));
  const press = async (name: string) => user.click((await card()).getByRole('button', { name }));
  const type = async (label: RegExp, text: string) =>
    user.type((await card()).getByLabelText(label), text);
  const posted = () => callApi.mock.calls.filter(([method]) => method === 'POST');
  return { user, card, press, type, posted };
}

test('an account is sent whole, with the secrets that were typed and no other', async () => {
  const { press, type, posted } = draw(null);
  await press('Poner una cuenta');
  await type(/^Identificador de la cuenta/u, 'acc');
  await type(/^Identificador del cliente/u, 'cli');
  await type(/^Secreto del cliente/u, 'secreto');
  await press('Guardar');
  await waitFor(() => expect(posted()).toHaveLength(1));
  const [, path, body] = posted()[0] ?? [];
  expect(path).toBe('/api/settings/zoom');
  expect(body).toEqual({
    ...{ requestId: expect.any(String), clientSecret: 'secreto' },
    account: { accountId: 'acc', clientId: 'cli', host: '', sdkKey: '' },
  });
});

test('the first account is not sent without its secret', async () => {
  const { card, press, type, posted } = draw(null);
  await press('Poner una cuenta');
  await type(/^Identificador de la cuenta/u, 'acc');
  await type(/^Identificador del cliente/u, 'cli');
  await press('Guardar');
  expect((await card()).getByText('Escriba el secreto de su aplicación.')).toBeTruthy();
  expect(posted()).toEqual([]);
});

test('a wrong field is told at the field, and nothing is sent', async () => {
  const { card, press, type, posted } = draw(null);
  await press('Poner una cuenta');
  await type(/^Identificador de la cuenta/u, 'dos palabras');
  await type(/^Correo del anfitrión/u, 'nadie');
  await press('Guardar');
  expect((await card()).getAllByText(/Cópielo tal como Zoom lo muestra/u).length).toBe(2);
  expect((await card()).getByText(/Escriba un correo completo/u)).toBeTruthy();
  expect(posted()).toEqual([]);
});

test('the saved secrets are told by their day and never shown', async () => {
  const { card, press } = draw(account);
  const saved = (await card()).getByText(/^Guardados el/u).textContent;
  expect(plainSpaces(saved)).toContain('21 nov 2026');
  expect((await card()).getByText(/\/api\/zoom\/webhook\/llave$/u)).toBeTruthy();
  await press('Cambiar');
  const field = (await card()).getByLabelText<HTMLInputElement>(/^Secreto del cliente/u);
  expect(field.value).toBe('');
  expect(field.type).toBe('password');
});

test.each([
  [null, 'Zoom aceptó las credenciales.'],
  ['credentials', /no aceptó las credenciales/u],
])('trying it says what Zoom answered: %s', async (trouble, expected) => {
  const { press } = draw(account, trouble);
  await press('Probar');
  expect(await screen.findByText(expected)).toBeTruthy();
});

test('the account is removed after a confirmation', async () => {
  const { user, press, posted } = draw(account);
  await press('Quitar');
  expect(posted()).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.[2]).toMatchObject({ account: null });
});

const inRoom = { name: 'Ver la videollamada dentro de la sala virtual' };

test.each([
  ['key', false, /falta la llave del video en la página/u],
  ['meeting', false, /créela en Sesión remota/u],
  ['meeting', true, /El programa del video es de Zoom/u],
  [null, false, /Pruébelo con su cuenta antes del día/u],
] as const)('lacking %s, on: %s, the room is told what it needs', async (lacks, isOn, said) => {
  const { user, posted } = draw(account, null, { isOn, lacks });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', inRoom);
  expect([toggle.checked, toggle.disabled]).toEqual([isOn, lacks !== null && !isOn]);
  expect(screen.getByText(said)).toBeTruthy();
  if (toggle.disabled) return;
  await user.click(toggle);
  await waitFor(() =>
    expect(posted()).toEqual([['POST', '/api/settings/zoom/page', { isOn: !isOn }]]),
  );
});

test('without an account there is nothing to switch', async () => {
  const { card } = draw(null);
  await card();
  expect(screen.queryByRole('switch', inRoom)).toBeNull();
});
