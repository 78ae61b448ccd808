import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PublicDoorSection } from './PublicDoorSection.tsx';

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    sent.push([path, body]);
    return { cot: '7k2m-q0xd' };
  });
});

async function openDialog() {
  const { user } = renderPage(<PublicDoorSection cot="torres" mayChange />);
  await user.click(screen.getByRole('button', { name: 'Cambiar el código público' }));
  const dialog = within(screen.getByRole('dialog'));
  return {
    ...{ user, dialog },
    save: () => user.click(dialog.getByRole('button', { name: 'Cambiar el código' })),
    understand: () => user.click(dialog.getByRole('checkbox')),
  };
}

test('the dialog warns which links stop working, and nothing is sent before that is understood', async () => {
  const { dialog, save } = await openDialog();
  expect(dialog.getByText(/código «torres» dejará de servir/u)).toBeTruthy();
  await save();
  expect(dialog.getByText(/Marque que lo entiende/u)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('without a code typed one is drawn, and it is said which', async () => {
  const { understand, save } = await openDialog();
  await understand();
  await save();
  expect(sent).toEqual([['/api/settings/code', { from: 'torres', to: null }]]);
  expect(await screen.findByText(/Ahora es 7k2m-q0xd/u)).toBeTruthy();
});

test('the request carries the typed code', async () => {
  const { user, dialog, understand, save } = await openDialog();
  await user.type(dialog.getByLabelText('Código nuevo'), ' Torres-2027 ');
  await understand();
  await save();
  expect(sent).toEqual([['/api/settings/code', { from: 'torres', to: 'torres-2027' }]]);
});

test.each(['torres', 'peñón', 'a'])('«%s» is no new code, and it is said', async (typed) => {
  const { user, dialog, understand, save } = await openDialog();
  await user.type(dialog.getByLabelText('Código nuevo'), typed);
  await understand();
  await save();
  expect(dialog.getByText(/Use de 2 a 64 letras/u)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a refusal is said, and the dialog stays', async () => {
  const refused = { code: 'cot-taken', statusCode: 409, message: 'Ese código ya es de otra.' };
  callApi.mockImplementation(() => Promise.reject(new ApiFailure(refused)));
  const { dialog, understand, save } = await openDialog();
  await understand();
  await save();
  expect(await dialog.findByText('Ese código ya es de otra.')).toBeTruthy();
});

test('a member without permission only opens the screens', () => {
  renderPage(<PublicDoorSection cot="torres" mayChange={false} />);
  expect(screen.queryByRole('button', { name: /Cambiar/u })).toBeNull();
  expect(screen.getByRole('link', { name: 'Resultados' })).toBeTruthy();
});
