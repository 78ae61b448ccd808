import type { ActaObjectionsAnswer, ActaObjectionView } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { newUser } from '../../../testing/newUser.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ToldSection } from './ToldSection.tsx';

const digest = 'a'.repeat(64);
const fixed: ActaObjectionsAnswer = {
  version: { number: 1, digest, communication: null, fixedOn: '2026-03-05', signers: 2, signed: 1 },
  ...{ signaturesAsked: 'Ley 675 de 2001, artículo 47', deadlines: [], unnotified: 2 },
  ...{ told: [], objections: [], owners: [], lastDay: '2026-05-02', today: '2026-03-10' },
};
const communication = { on: '2026-03-10', at: 1, by: 'r', mailed: 3, means: 'Cartelera' };
const told = (objections: readonly ActaObjectionView[] = []): ActaObjectionsAnswer => ({
  ...fixed,
  ...{ objections, owners: [{ personId: 'p1', name: 'Ana Ruiz', units: 'Apto 1' }] },
  version: fixed.version && { ...fixed.version, communication },
  told: [{ number: 1, on: '2026-03-10' }],
});
const objection: ActaObjectionView = {
  ...{ objectionId: 'o1', session: 1, call: 1, number: 1, personId: 'p1', name: 'Ana Ruiz' },
  ...{ text: '<img src=x> No se leyó.', on: '2026-03-10', lastDay: '2026-05-02', by: 'p1' },
  ...{ isOwn: true, at: 1, answer: null, isLate: false },
  effects: [
    {
      ...{ questionId: 'q3', number: '3', text: '¿Alquilar?', noticeId: 'U1', isNoted: false },
      sentence: 'Pendiente con 50 % a favor.',
    },
  ],
};

let answer: ActaObjectionsAnswer = fixed;
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  answer = fixed;
  enterAs('admin');
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    if (method === 'POST') {
      sent.push([path, body]);
      answer = told();
      return { communication, mails: 3, notified: 2 };
    }
    return path.startsWith('/api/reports/acta/told') ? { rows: [] } : answer;
  });
});

function open() {
  renderPage(<ToldSection session={1} call={1} desk={() => <p>La tabla</p>} />);
  return newUser();
}

test('a version is communicated in one press, which tells missing parts and offers to notify the absent', async () => {
  const user = open();
  await screen.findByText(/La ley pide que el acta esté firmada \(Ley 675 de 2001, artículo 47\)/u);
  await user.click(screen.getByRole('button', { name: 'Comunicar a los propietarios' }));
  expect(screen.getByRole('checkbox', { name: /a los 2 propietarios ausentes/u })).toHaveProperty(
    'checked',
    true,
  );
  await user.type(screen.getByLabelText(/^Dónde se publica/u), 'Cartelera');
  await user.click(screen.getByRole('button', { name: 'Comunicar' }));
  await screen.findByText(/La versión 1 se comunicó el 10 de marzo de 2026, por correo a 3/u);
  expect(sent).toMatchObject([
    [
      '/api/reports/acta/communicate',
      { version: 1, digest, on: '2026-03-10', means: 'Cartelera', notifyAbsent: true },
    ],
  ]);
  expect(await screen.findByText('La tabla')).toBeTruthy();
});

test('an objection says what it does to a decision that waits, and is written down there and answered', async () => {
  answer = told([objection]);
  const user = open();
  await screen.findByText('<img src=x> No se leyó.');
  expect(screen.getByText(/Con esta oposición: Pendiente con 50 % a favor\./u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Anotarla en la pregunta 3' }));
  expect(sent).toMatchObject([
    ['/api/consents/q3/object', { noticeId: 'U1', on: '2026-03-10', means: 'app' }],
  ]);
});

test('an objection on paper is noted for its owner, and its missing parts are told', async () => {
  answer = told();
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Anotar una oposición' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar una oposición' }));
  const note = () => user.click(dialog.getByRole('button', { name: 'Anotar' }));
  await note();
  expect(dialog.getByText('Elija quién se opone.')).toBeTruthy();
  expect(dialog.getByText('Escriba lo que dice.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByLabelText(/^Quién se opone/u));
  await user.click(await screen.findByRole('option', { name: 'Ana Ruiz · Apto 1' }));
  await user.type(dialog.getByLabelText(/^Lo que dice/u), ' No se leyó. ');
  await note();
  const asked = { personId: 'p1', on: '2026-03-10', text: 'No se leyó.', session: 1, call: 1 };
  expect(sent).toMatchObject([['/api/reports/acta/objection', asked]]);
});

test('once another version was fixed, the people notified of the first one stay in reach', async () => {
  answer = { ...told(), version: fixed.version && { ...fixed.version, number: 2 } };
  const asked = (number: number) =>
    callApi.mock.calls.some(([, path]) => path.includes(`version=${number}`));
  open();
  await screen.findByText('La versión 2 todavía no se ha comunicado.');
  expect(await screen.findByText('La tabla')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Oposiciones' })).toBeTruthy();
  expect([asked(1), asked(2)]).toEqual([true, false]);
});

test('of two versions that were made known the last one is shown, and the first can be chosen', async () => {
  const both = [...told().told, { number: 2, on: '2026-03-20' }];
  answer = { ...told(), told: both };
  const asked = (number: number) =>
    callApi.mock.calls.some(([, path]) => path.includes(`version=${number}`));
  const user = open();
  await screen.findByText('La tabla');
  expect([asked(1), asked(2)]).toEqual([false, true]);
  await user.click(screen.getByRole('combobox', { name: 'Versión' }));
  await user.click(await screen.findByRole('option', { name: 'Versión 1, 10 de marzo de 2026' }));
  await screen.findByText('La tabla');
  expect(asked(1)).toBe(true);
});

test('a reader has nothing to press', async () => {
  enterAs('auditor');
  answer = told([objection]);
  open();
  await screen.findByText('Ana Ruiz, 10 de marzo de 2026');
  expect(screen.queryByRole('button', { name: /Responder|Anotar|Enviar|entregar/u })).toBeNull();
});
