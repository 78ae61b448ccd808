import { documentTerms } from '@asamblea/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { credentialFile } from '../../../../testing/fakes/features/hall/attendance/person/credentialFile.ts';
import { keepContact } from '../../../../testing/fakes/features/hall/attendance/person/RosterContact.tsx';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, enterWithout } from '../../../../testing/fakes/firebase/session/session.tsx';
import { plainSpaces } from '../../../../testing/plainSpaces.ts';
import { ToastsProvider } from '../../../../ui/toasts/Toasts.tsx';
import type { DeskPerson } from '../desk/deskIndex.ts';
import { PersonAccess } from './PersonAccess.tsx';
import { type PersonDialog, PersonDialogs } from './PersonDialogs.tsx';

beforeEach(() => {
  keepContact(null);
  enterAs('registrar');
});

const ana: DeskPerson = {
  ...{ personId: 'ana', name: 'Ana Peña', document: 'CC 1', terms: documentTerms('CC 1', 'CO') },
  email: 'ana@correo.test',
  ...{ words: ['ana'], owned: [], represented: [], doors: [], linked: [] },
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

const link = '/loginVirtual#invitacion=torres.abc;persona:ana';
const bodies = () => callApi.mock.calls.map(([, path, body]) => ({ path, ...body }));

test('a credential is made once it is asked for, and its one QR opens and identifies', async () => {
  callApi.mockResolvedValue({ path: link, expiresAt });
  render(<Access />);
  await press('Credencial');
  expect(callApi).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Crear credencial');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('img', { name: 'Código QR de la credencial de Ana Peña' });
  expect(screen.getAllByRole('img', { name: /Código QR/u })).toHaveLength(1);
  expect(plainSpaces(screen.getByRole('status').textContent)).toContain(
    'hasta el 21 nov 2026, 4:05 p. m.',
  );
  expect(document.activeElement?.textContent).toBe('Imprimir');
  await press('Imprimir');
  expect(credentialFile.mock.calls[0]?.[0]).toMatchObject({ link: `${location.origin}${link}` });
  await press('Otra credencial');
  const [first, another] = bodies();
  expect(first).toMatchObject({ path: '/api/invitations/desk', personId: 'ana' });
  expect(another?.credentialId).not.toBe(first?.credentialId);
});

test('the credential sent is the one shown', async () => {
  callApi.mockResolvedValueOnce({ path: link, expiresAt });
  render(<Access />);
  await press('Credencial');
  await press('Crear credencial');
  await screen.findByRole('img', { name: /Código QR/u });
  callApi.mockResolvedValueOnce({ state: 'sent', to: 'a…@c….test', failure: null });
  await press('Enviar por correo');
  await screen.findByText('La credencial salió para a…@c….test.');
  const [shown, sent] = bodies();
  expect(sent).toMatchObject({ path: '/api/mail/credential', credentialId: shown?.credentialId });
});

test('a credential whose answer was lost is asked for again as the same one', async () => {
  callApi.mockRejectedValueOnce(ApiFailure.network());
  render(<Access />);
  await press('Credencial');
  await press('Crear credencial');
  await screen.findByRole('alert');
  callApi.mockResolvedValueOnce({ path: link, expiresAt });
  await press('Crear credencial');
  await screen.findByRole('img', { name: /Código QR/u });
  const [lost, again] = bodies();
  expect(again?.credentialId).toBe(lost?.credentialId);
});

test('a credential that cannot be printed is told, and stays on screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  credentialFile.mockRejectedValueOnce(new TypeError('pageNodeGetter is not a function'));
  callApi.mockResolvedValueOnce({ path: link, expiresAt });
  render(<Access />);
  await press('Credencial');
  await press('Crear credencial');
  await press('Imprimir');
  await screen.findByText('No pudimos preparar la credencial');
  expect(screen.getByText(/puede leerla de esta pantalla\. Revise su conexión/u)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Código QR de la credencial de Ana Peña' })).toBeTruthy();
});

test('sends the credential once, follows it with the same request, and tries anew once it failed', async () => {
  const answer = { to: 'a…@c….test', failure: null };
  callApi.mockResolvedValueOnce({ ...answer, state: 'queued' });
  render(<Access />);
  await press('Credencial');
  const dialog = await screen.findByRole('dialog', { name: 'Credencial de Ana Peña' });
  expect(dialog.textContent).toContain('ana@correo.test');
  expect(callApi).not.toHaveBeenCalled();
  await press('Enviar por correo');
  await screen.findByText(/quedó en espera/u);
  callApi.mockResolvedValueOnce({ ...answer, state: 'failed', failure: 'relay-down' });
  await press('Ver si ya salió');
  await screen.findByText(/no respondió en media hora/u);
  callApi.mockResolvedValueOnce({ ...answer, state: 'sent' });
  await press('Enviar otra vez');
  await screen.findByText('La credencial salió para a…@c….test.');
  const [first, again, anew] = bodies();
  expect(again?.requestId).toBe(first?.requestId);
  expect(anew?.requestId).not.toBe(first?.requestId);
  expect(anew?.credentialId).toBe(first?.credentialId);
});

test('without an address the desk is told what to do, and nothing can be sent', async () => {
  render(<Access person={{ ...ana, email: null }} />);
  await press('Credencial');
  await screen.findByText(/No hay un correo de esta persona/u);
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /nviar/u })).toBeNull();
});

test('an address of another year is asked before anything is sent to it', async () => {
  keepContact({ email: 'otra@correo.test', isContactOld: true });
  render(<Access />);
  await press('Credencial');
  await screen.findByText(/^Ese correo es de otro año/u);
  expect(screen.getByText('otra@correo.test')).toBeTruthy();
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

test('a reader of the desk gives no credential', () => {
  enterAs('auditor');
  render(<Access />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('without the part of credentials only the lost phone is left', () => {
  enterWithout('give-credentials', 'registrar');
  render(<Access />);
  const names = screen.getAllByRole('button').map((one) => one.textContent);
  expect(names).toEqual(['Restablecer dispositivo']);
});
