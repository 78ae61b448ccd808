import type { ActaVersion, OwnActa, OwnActasAnswer } from '@asamblea/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SignCard } from '../../../parts/acta/SignCard.tsx';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ActaToSign } from './ActaToSign.tsx';
import { OwnActaPage } from './OwnActaPage.tsx';

const digest = 'a1b2c3d4'.repeat(8);
const version: ActaVersion = {
  ...{ session: 1, call: 1, number: 2, reason: 'Faltaba una constancia.', digest, at: 0 },
  ...{ by: 'rosa', name: 'Rosa', pdf: { digest, size: 9 }, pendingIds: ['q1'], signatures: [] },
  signatories: [
    { place: 'chair', label: 'Presidencia', name: 'José Ruiz', memberId: 'jose' },
    { place: 'secretary', label: 'Secretaría', name: 'Ana Soto', memberId: 'ana' },
  ],
  communication: null,
};
const own: OwnActa = {
  ...{ number: '12', state: 'fixed', version, asked: version.signatories.slice(0, 1) },
};
const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
let actas: readonly OwnActa[] = [own];

beforeEach(() => {
  enterAs('voter');
  sent.length = 0;
  actas = [own];
  callApi.mockImplementation(async (method: string, path: string, body: never) => {
    if (method === 'POST') {
      sent.push({ path, body });
      return { version };
    }
    const of = { assembly: 'Torres', rulePack: 'co-ph', timeZone: 'America/Bogota' } as const;
    return { ...of, actas } satisfies OwnActasAnswer;
  });
});

async function openDialog() {
  const { user } = renderPage(<OwnActaPage sections={{ sign: ActaToSign }} />, '/acta');
  await user.click(await screen.findByRole('button', { name: 'Firmar' }));
  return user;
}

test('a person who is asked for nothing reads that it will be here', async () => {
  actas = [];
  renderPage(<OwnActaPage sections={{ sign: ActaToSign }} />, '/acta');
  expect(await screen.findByText('Todavía no hay un acta para usted')).toBeTruthy();
});

test('the dialog tells exactly the signed text, and the value of the signature', async () => {
  await openDialog();
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('«Acta n.º 12, versión 2»');
  expect(dialog.textContent).toContain('a1b2c3d4, con resultados pendientes');
  expect(dialog.textContent).toContain('Ley 527 de 1999, artículo 7');
});

test('a drawing goes as moves and lines between whole points', async () => {
  const user = await openDialog();
  const sheet = screen.getByRole('img', { name: /Espacio para firmar/u });
  fireEvent.pointerDown(sheet, { clientX: 10.4, clientY: 20 });
  fireEvent.pointerMove(sheet, { clientX: 11, clientY: 20 });
  fireEvent.pointerMove(sheet, { clientX: 50, clientY: 900 });
  fireEvent.pointerUp(sheet);
  fireEvent.pointerMove(sheet, { clientX: 90, clientY: 90 });
  const dialog = screen.getByRole('dialog');
  await user.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Firmar') ??
      dialog,
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/api/acta/sign',
    body: {
      ...{ session: 1, call: 1, version: 2, digest, place: 'chair', kind: 'drawn' },
      drawing: 'M10 20L10 20L50 200',
    },
  });
});

test('a keyboard is enough: the name is typed without minding case and accents', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Escribir el nombre' }));
  const field = screen.getByLabelText('Su nombre');
  await user.type(field, 'jose');
  expect(screen.getByText(/aparece el botón para firmar/u)).toBeTruthy();
  await user.type(field, ' ruiz');
  await user.click(screen.getByRole('button', { name: 'Firmar' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'typed', name: 'jose ruiz' }));
});

test('home tells who is asked to sign, and nobody else', async () => {
  const { unmount } = renderPage(<SignCard />);
  expect(await screen.findByText('Le piden firmar el acta')).toBeTruthy();
  unmount();
  actas = [{ ...own, asked: [] }];
  renderPage(<SignCard />);
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Le piden firmar el acta')).toBeNull();
});
