import type { MailServerView, MailSettingsAnswer } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { MailSettings } from './MailSettings.tsx';

const server: MailServerView = {
  ...{ host: 'smtp.firma.co', port: 465, security: 'tls', user: 'correo@firma.co' },
  ...{ senderName: '', senderAddress: 'correo@firma.co', replyTo: '' },
  passwordSavedAt: Date.UTC(2026, 10, 21, 21, 5),
};
const none: MailSettingsAnswer = {
  ...{ own: null, organisation: null, mayOrganise: false, inForce: null, mailbox: null },
  pace: 60,
};

beforeEach(() => {
  enterAs('admin', { email: 'admin@firma.co' });
  callApi.mockResolvedValue({});
});

function draw(more: Partial<MailSettingsAnswer>) {
  const onChanged = vi.fn();
  const { user } = renderPage(
    <MailSettings settings={{ ...none, ...more }} onChanged={onChanged} />,
  );
  const own = () => within(screen.getByRole('region', { name: 'Servidor de esta asamblea' }));
  const press = (name: string) => user.click(own().getByRole('button', { name }));
  const type = async (label: RegExp, text: string) => {
    await user.clear(own().getByLabelText(label));
    if (text !== '') await user.type(own().getByLabelText(label), text);
  };
  return { user, onChanged, own, press, type };
}

const sent = () => callApi.mock.lastCall as unknown as readonly [string, string, object];

test('a server that is typed is sent whole, and the mail is tried afterwards', async () => {
  const { onChanged, press, type } = draw({});
  expect(screen.getByText(/Por ahora no se envía correo/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar mensaje de prueba' })).toBeNull();
  await press('Poner un servidor');
  await type(/^Servidor/u, 'SMTP.firma.co');
  await type(/^Usuario/u, 'correo@firma.co');
  await type(/^Contraseña/u, 'secreta');
  await type(/^Dirección de quien envía/u, 'correo@firma.co');
  await press('Guardar');
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const { passwordSavedAt: _, ...typed } = server;
  const [method, path, body] = sent();
  expect([method, path]).toEqual(['POST', '/api/settings/mail']);
  expect(body).toMatchObject({ server: typed, password: 'secreta' });
});

test('a wrong field is told at the field, and nothing is sent', async () => {
  const { own, press, type } = draw({});
  await press('Poner un servidor');
  await type(/^Servidor/u, 'https://smtp.firma.co');
  await press('Guardar');
  expect(own().getByText(/Solo el nombre, sin https ni puerto/u)).toBeTruthy();
  expect(own().getByText(/Escriba un correo completo: mesa@/u)).toBeTruthy();
  expect(document.activeElement).toBe(own().getByLabelText(/^Servidor/u));
  expect(callApi).not.toHaveBeenCalled();
});

test('the same server sent again has the same id, and a corrected one has another', async () => {
  const { press, type } = draw({ own: server, inForce: 'assembly' });
  callApi.mockRejectedValue(new Error('cut'));
  await press('Cambiar');
  await press('Guardar');
  await press('Guardar');
  await type(/^Puerto/u, '587');
  await press('Guardar');
  const [first, again, corrected] = callApi.mock.calls.map(
    ([, , body]) => (body as { readonly requestId: string }).requestId,
  );
  expect(again).toBe(first);
  expect(corrected).not.toBe(first);
});

test('the saved password is told by its day, never shown, and stays when it is left empty', async () => {
  const { own, press, type, onChanged } = draw({ own: server, inForce: 'assembly' });
  expect(plainSpaces(own().getByText(/^Guardada el/u).textContent)).toContain('21 nov 2026');
  await press('Cambiar');
  expect(own().getByLabelText<HTMLInputElement>(/^Contraseña/u).value).toBe('');
  await type(/^Nombre de quien envía/u, 'Torres');
  await press('Guardar');
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent()[2]).toMatchObject({ server: { senderName: 'Torres' } });
  expect(sent()[2]).not.toHaveProperty('password');
});

test('without user there is no password to keep', async () => {
  const { press, type, onChanged } = draw({ own: server, inForce: 'assembly' });
  await press('Cambiar');
  await type(/^Usuario/u, '');
  await press('Guardar');
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent()[2]).toMatchObject({ server: { user: '' }, password: null });
});

test('a server goes away once it was confirmed', async () => {
  const { user, press, onChanged } = draw({ own: server, inForce: 'assembly' });
  await press('Quitar');
  expect(callApi).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent()[2]).toMatchObject({ server: null });
});

test.each([
  [true, 1],
  [false, 0],
])('the server of the organisation is for its administrators: %s', (mayOrganise, count) => {
  draw({ mayOrganise, organisation: mayOrganise ? server : null, inForce: 'organisation' });
  const cards = screen.queryAllByRole('region', { name: 'Servidor de la organización' });
  expect(cards).toHaveLength(count);
  expect(screen.getByText(/sale por el servidor de la organización/u)).toBeTruthy();
});

test.each([
  [{ delivery: 'sent', trouble: null, reply: null }, /El servidor recibió el mensaje/u],
  [{ delivery: 'later', trouble: 'password', reply: 535 }, /usuario o la contraseña.*535/u],
])('a test says what the relay answered', async (trial, expected) => {
  const { user } = draw({ inForce: 'installation' });
  callApi.mockResolvedValueOnce({ ...trial, source: 'installation' });
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje de prueba' }));
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(sent()).toEqual(['POST', '/api/settings/mail/test', { to: 'admin@firma.co' }]);
});

test('the mailbox of this machine is linked while mail goes there', () => {
  const mailbox = 'http://127.0.0.1:8025';
  draw({ own: server, inForce: 'assembly', mailbox });
  expect(screen.queryByRole('link', { name: 'ver el buzón local' })).toBeNull();
  draw({ inForce: 'installation', mailbox });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'ver el buzón local' });
  expect(link.href).toBe('http://127.0.0.1:8025/');
});

test('the pace is a number that a relay may take, and is saved apart', async () => {
  const { user, onChanged } = draw({ inForce: 'installation' });
  const field = screen.getByLabelText('Mensajes por minuto');
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar ritmo' }));
  await user.clear(field);
  await user.type(field, '0');
  await save();
  expect(screen.getByText('Escriba un número de 1 a 300.')).toBeTruthy();
  expect(callApi).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '20');
  await save();
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent()).toEqual(['POST', '/api/settings/mail/pace', { pace: 20 }]);
});
