import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { credentialFile } from '../../testing/fakes/features/attendance/credentialFile.ts';
import { callApi } from '../../testing/fakes/firebase/callApi.ts';
import { enterAs } from '../../testing/fakes/firebase/session.tsx';
import { ToastsProvider } from '../../ui/Toasts.tsx';
import type { DeskPerson } from './deskIndex.ts';
import { PersonAccess } from './PersonAccess.tsx';
import { type PersonDialog, PersonDialogs } from './PersonDialogs.tsx';

beforeEach(() => {
  enterAs('registrar');
});

const ana: DeskPerson = {
  ...{ personId: 'ana', name: 'Ana Peña', document: 'CC 1', documentKey: '1' },
  email: 'ana@correo.test',
  ...{ words: ['ana'], owned: [], represented: [] },
};
function Access({ person = ana }: { readonly person?: DeskPerson }) {
  const [open, setOpen] = useState<PersonDialog | null>(null);
  return (
    <ToastsProvider>
      <PersonAccess onOpen={setOpen} />
      <PersonDialogs
        open={open}
        person={person}
        holdings={[]}
        clearance={{ kind: 'no-effect' }}
        session={1}
        onClose={() => setOpen(null)}
      />
    </ToastsProvider>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expiresAt = Date.UTC(2026, 10, 21, 21, 5);

test('a code is created only when the desk confirms it, and is shown once', async () => {
  callApi.mockResolvedValueOnce({ code: '7K2M-Q0XD', expiresAt });
  render(<Access />);
  await press('Código personal');
  expect(callApi).not.toHaveBeenCalled();
  await press('Crear código');
  await screen.findByText('7K2M-Q0XD');
  expect(callApi).toHaveBeenCalledExactlyOnceWith('POST', '/api/access/codes', { personId: 'ana' });
  expect(screen.queryByRole('button', { name: 'Crear código' })).toBeNull();
});

test('the QR carries a fresh link, and another one can be asked for', async () => {
  callApi.mockResolvedValue({ path: '/loginVirtual#invitacion=torres.abc', expiresAt });
  render(<Access />);
  await press('QR para votar en el celular');
  await screen.findByRole('img', { name: /para que Ana Peña entre/u });
  expect(screen.getByRole('status').textContent).toContain('hasta las 4:05 p. m.');
  await press('Otro QR');
  expect(callApi).toHaveBeenCalledTimes(2);
});

test('a credential names the person, and its QR is not an entry', async () => {
  render(<Access />);
  await press('Credencial');
  await screen.findByRole('img', { name: 'Código QR de la credencial de Ana Peña' });
  expect(screen.getByText(/No sirve para votar ni para entrar/u)).toBeTruthy();
  expect(callApi).not.toHaveBeenCalled();
});

test('a credential that cannot be printed is told, and stays on screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  credentialFile.mockRejectedValueOnce(new TypeError('pageNodeGetter is not a function'));
  render(<Access />);
  await press('Credencial');
  await press('Descargar para imprimir');
  await screen.findByText('No pudimos preparar la credencial');
  expect(screen.getByText(/por su nombre o su documento\. Revise su conexión/u)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Código QR de la credencial de Ana Peña' })).toBeTruthy();
});

test('sends the credential once, follows it with the same request, and tries anew once it failed', async () => {
  const answer = { to: 'a…@c….test', failure: null };
  callApi.mockResolvedValueOnce({ ...answer, state: 'queued' });
  render(<Access />);
  await press('Enviar credencial');
  const dialog = await screen.findByRole('dialog', { name: 'Enviar credencial a Ana Peña' });
  expect(dialog.textContent).toContain('ana@correo.test');
  expect(callApi).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar credencial' }));
  await screen.findByText(/quedó en espera/u);
  callApi.mockResolvedValueOnce({ ...answer, state: 'failed', failure: 'relay-down' });
  await press('Ver si ya salió');
  await screen.findByText(/no respondió en media hora/u);
  callApi.mockResolvedValueOnce({ ...answer, state: 'sent' });
  await press('Enviar otra vez');
  await screen.findByText('La credencial salió para a…@c….test.');
  const [first, again, anew] = callApi.mock.calls.map(([, , body]) => body.requestId);
  expect(again).toBe(first);
  expect(anew).not.toBe(first);
});

test('without an address the desk is told what to do, and nothing can be sent', async () => {
  render(<Access person={{ ...ana, email: null }} />);
  await press('Enviar credencial');
  await screen.findByText(/No hay un correo de esta persona/u);
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /nviar/u })).toBeNull();
});

test('a reset says what it did; a refusal says why', async () => {
  callApi.mockResolvedValueOnce({ changed: true });
  render(<Access />);
  await press('Restablecer dispositivo');
  await press('Restablecer');
  await screen.findByText('Listo: puede votar desde otro dispositivo.');
  await press('Cerrar');
  const message = 'No hay un documento de esa persona.';
  callApi.mockRejectedValueOnce(new ApiFailure({ code: 'x', statusCode: 409, message }));
  await press('Código personal');
  await press('Crear código');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('who only looks at the desk gives nothing', () => {
  enterAs('auditor');
  render(<Access />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
