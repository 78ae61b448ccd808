import type { OwnActaAnswer } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { newUser } from '../../testing/newUser.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { OwnActaObjections } from './OwnActaObjections.tsx';

const acta = { session: 1, call: 1, number: 1, on: '2026-03-05', lastDay: '2026-05-02' };
let answer: OwnActaAnswer = { acta, objections: [] };
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  answer = { acta, objections: [] };
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    if (method === 'POST') {
      sent.push([path, body]);
      const own = { objectionId: 'o', text: 'No se leyó.', on: '2026-03-06' };
      answer = { acta, objections: [{ ...own, lastDay: acta.lastDay, answer: null }] };
    }
    return answer;
  });
});

test('an owner reads until when, objects in writing and sees it written down', async () => {
  renderPage(<OwnActaObjections />);
  const user = newUser();
  await screen.findByText(/puede oponerse por escrito hasta el 2 de mayo de 2026/u);
  await user.click(screen.getByRole('button', { name: 'Oponerme al acta' }));
  await user.click(screen.getByRole('button', { name: 'Registrar mi oposición' }));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/^Mi oposición/u), 'No se leyó.');
  await user.click(screen.getByRole('button', { name: 'Registrar mi oposición' }));
  await screen.findByText('Usted se opuso el 6 de marzo de 2026');
  expect(sent).toMatchObject([['/api/acta/object', { session: 1, call: 1, text: 'No se leyó.' }]]);
});

test('a late objection is marked as late, with its answer', async () => {
  const own = { objectionId: 'o', text: '<b>Tarde</b>', on: '2026-06-01', lastDay: '2026-05-02' };
  const said = { text: 'Se anota.', by: 'r', name: 'Rosa', at: 1 };
  answer = { acta, objections: [{ ...own, answer: said }] };
  renderPage(<OwnActaObjections />);
  await screen.findByText('Usted se opuso el 1 de junio de 2026, fuera de plazo');
  expect(screen.getByText('<b>Tarde</b>')).toBeTruthy();
  expect(screen.getByText('Rosa: Se anota.')).toBeTruthy();
});

test('nothing is shown while no minutes were made known', async () => {
  answer = { acta: null, objections: [] };
  const { container } = renderPage(<OwnActaObjections />);
  await waitFor(() => expect(callApi).toHaveBeenCalled());
  expect(container.querySelector('section')).toBeNull();
});
