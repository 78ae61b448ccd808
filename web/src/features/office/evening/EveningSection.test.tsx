import type { EveningAnswer } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { EveningSection } from './EveningSection.tsx';

const now = Date.UTC(2026, 10, 23, 22, 0);
let answer: EveningAnswer;

beforeEach(() => {
  answer = {
    ...{
      desks: 2,
      screens: 1,
      streams: 0,
      booths: 0,
      hasMail: false,
      hasSent: false,
      hasFailed: false,
      now,
    },
    checks: { printer: { isGood: false, at: now, byName: 'Ana Ruiz' } },
  };
  callApi.mockImplementation(async (method: string) => (method === 'GET' ? answer : {}));
});

async function open(role: 'moderator' | 'auditor' = 'moderator') {
  enterAs(role);
  const { user } = renderPage(<EveningSection />);
  expect(callApi).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /Antes de empezar/u }));
  const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
  return { user, row };
}

const posts = () => callApi.mock.calls.filter(([method]) => method === 'POST').slice();

test('tells the known facts, and the checks that somebody made by hand', async () => {
  const { row } = await open();
  expect(
    (await row('Mesas de registro')).getByText(/^2 mesas tienen Registro abierto/u),
  ).toBeTruthy();
  const printer = await row('Impresora');
  expect(printer.getByText('Falló')).toBeTruthy();
  expect(printer.getByText(/^Ana Ruiz, /u)).toBeTruthy();
  expect((await row('Transmisión')).getByText('Sin probar')).toBeTruthy();
});

test('a check is answered by the person who tried it, and the state is asked again', async () => {
  const { user, row } = await open();
  const printer = await row('Impresora');
  answer = { ...answer, checks: { printer: { isGood: true, at: now, byName: 'Beto' } } };
  await user.click(printer.getByRole('button', { name: 'Sí' }));
  expect(await printer.findByText('Bien')).toBeTruthy();
  expect(posts()).toEqual([['POST', '/api/evening/checks', { check: 'printer', isGood: true }]]);
});

test('the screen is checked with the code that is read on it', async () => {
  const { user, row } = await open();
  const projector = await row('Pantalla de la sala');
  expect(projector.queryByRole('button', { name: 'Sí' })).toBeNull();
  await user.click(projector.getByRole('button', { name: 'Mostrar un código' }));
  await user.type(await projector.findByLabelText('Código que se lee en la pantalla'), '48 21');
  await user.click(projector.getByRole('button', { name: 'Comprobar' }));
  await vi.waitFor(() =>
    expect(posts().at(-1)).toEqual([
      ...['POST', '/api/evening/checks'],
      { check: 'projector', code: '4821' },
    ]),
  );
});

test('an auditor sees the checks and answers none', async () => {
  const { row } = await open('auditor');
  const printer = await row('Impresora');
  expect(printer.queryByRole('button')).toBeNull();
});
