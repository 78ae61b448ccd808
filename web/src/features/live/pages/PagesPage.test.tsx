import type { WrittenPage } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PagesPage } from './PagesPage.tsx';
import { addressProblem } from './pageDraft.ts';

const rules: WrittenPage = {
  ...{ pageId: 'reglas', title: 'Reglas', html: '<p>Uno</p>', css: '' },
  ...{ state: 'published', version: 2 },
};
let sent: unknown[] = [];
let failWith: ApiFailure | null = null;
let removed: string[] = [];

beforeEach(() => {
  sent = [];
  failWith = null;
  removed = [];
  callApi.mockImplementation(async (method: string, _path: string, body: WrittenPage) => {
    if (method === 'GET') return { pages: [rules], outline: { agenda: [], documents: [] } };
    sent.push(body);
    if (failWith !== null) throw failWith;
    return { page: { ...body, version: body.version + 1 }, removed };
  });
});

async function open(button: string) {
  renderPage(<PagesPage />);
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

test('saves a page over the version that was opened, and says so', async () => {
  await open('Editar Reglas');
  await userEvent.clear(screen.getByLabelText('Título'));
  await userEvent.type(screen.getByLabelText('Título'), 'Normas');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Página publicada')).toBeTruthy();
  expect(sent).toEqual([{ ...rules, title: 'Normas' }]);
});

test('names the parts removed from the page', async () => {
  removed = ['<script>', 'onclick en <p>'];
  await open('Editar Reglas');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  const said = 'Quitamos 2 partes que no se permiten: <script>; onclick en <p>.';
  expect(await screen.findByText(said)).toBeTruthy();
});

test('unsaved changes are not lost without asking', async () => {
  await open('Editar Reglas');
  await userEvent.type(screen.getByLabelText('Título'), ' nuevas');
  await userEvent.click(screen.getByRole('button', { name: 'Volver a la lista' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Reglas nuevas');
});

test('does not send a page without title, nor with an address that cannot be', async () => {
  await open('Página nueva');
  await userEvent.click(screen.getByRole('button', { name: /^En blanco/u }));
  await userEvent.type(screen.getByLabelText('Dirección'), 'Mi página');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText('Escriba el título.')).toBeTruthy();
  expect(screen.getByText(/Use minúsculas/u)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('unsaved changes stay when somebody else saved meanwhile', async () => {
  failWith = new ApiFailure({
    code: 'page-changed',
    statusCode: 409,
    message: 'Otra persona guardó',
  });
  await open('Editar Reglas');
  await userEvent.type(screen.getByLabelText('Título'), ' nuevas');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/Otra persona guardó/u)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Reglas nuevas');
});

test.each([
  ['reglas', null],
  ['public-agenda', null],
  ['', 'Escriba la dirección.'],
  ['Reglas', /minúsculas/u],
  ['no-public', /minúsculas/u],
])('the address «%s»', (pageId, problem) => {
  if (problem instanceof RegExp) expect(addressProblem(pageId)).toMatch(problem);
  else expect(addressProblem(pageId)).toBe(problem);
});
