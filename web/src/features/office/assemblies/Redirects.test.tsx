import { paths } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import {
  forgetDocuments,
  keepDocument,
} from '../../../testing/fakes/firebase/listening/useDocument.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { RedirectsSection } from './RedirectsSection.tsx';

const kept = {
  redirects: { '/reunion': 'https://zoom.example/j/1', '/inicio': '/drive' },
  redirectHosts: ['zoom.example'],
};
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  forgetDocuments();
  keepDocument(paths.settings('a', 'general'), kept);
  callApi.mockImplementation(async (_method: string, _path: string, body: object) => {
    sent.push(body);
    return {};
  });
});

function draw(mayChange = true) {
  return renderPage(<RedirectsSection assemblyId="a" mayChange={mayChange} />).user;
}

async function openDialog() {
  const user = draw();
  await user.click(screen.getByRole('button', { name: 'Agregar un desvío' }));
  const dialog = within(screen.getByRole('dialog'));
  const type = async (path: string, to: string) => {
    await user.type(dialog.getByLabelText('Dirección que se desvía'), path);
    await user.type(dialog.getByLabelText('A dónde lleva'), to);
  };
  return { user, dialog, type, save: () => user.click(dialog.getByText('Guardar')) };
}

test('each says where it leads, can be tried in another tab and taken away', async () => {
  const user = draw();
  expect(screen.getByText('Lleva a https://zoom.example/j/1')).toBeTruthy();
  const tried = screen.getByRole('link', { name: 'Probar /reunion en otra pestaña' });
  expect([tried.getAttribute('href'), tried.getAttribute('target')]).toEqual([
    '/reunion',
    '_blank',
  ]);
  await user.click(screen.getByRole('button', { name: 'Quitar el desvío de /inicio' }));
  expect(sent).toEqual([{ path: '/inicio', to: null, allowHost: false }]);
});

test('a page of ours needs no permission', async () => {
  const { type, save } = await openDialog();
  await type('/drive', '/file');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await save();
  expect(sent).toEqual([{ path: '/drive', to: '/file', allowHost: false }]);
});

test('the first field that is wrong has the keys', async () => {
  const { dialog, type, save } = await openDialog();
  await save();
  expect(document.activeElement).toBe(dialog.getByLabelText('Dirección que se desvía'));
  expect(dialog.getByText('Diga a dónde lleva.')).toBeTruthy();
  await type('/drive', ' ');
  await save();
  expect(document.activeElement).toBe(dialog.getByLabelText('A dónde lleva'));
});

test('another site is gone to only once its own box is ticked', async () => {
  const { user, dialog, type, save } = await openDialog();
  await type('/drive', 'https://otro.example/a');
  await save();
  expect(dialog.getByRole('alert').textContent).toMatch(/no está permitido.*otro\.example/u);
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /otro\.example/u }));
  await save();
  expect(sent).toEqual([{ path: '/drive', to: 'https://otro.example/a', allowHost: true }]);
});

test('a box ticked for one site allows no other that is written afterwards', async () => {
  const { user, dialog, type } = await openDialog();
  await type('/drive', 'https://otro.example');
  await user.click(dialog.getByRole('checkbox'));
  await user.type(dialog.getByLabelText('A dónde lleva'), '.mx');
  expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test.each([
  ['the settings', '/settings/general', '/drive', /se administra la asamblea/u],
  ['a circle', '/drive', '/inicio', /daría vueltas/u],
  ['no page', '/drive', '/vote/current', /no es una página/u],
  ['no path', 'reunión', '/drive', /Empiece con \//u],
])('%s is said, and not sent', async (_what, path, to, said) => {
  const { dialog, type, save } = await openDialog();
  await type(path, to);
  await save();
  expect(dialog.getByText(said)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('why the last press failed is forgotten by one that is not sent', async () => {
  const { user, dialog, type, save } = await openDialog();
  callApi.mockImplementation(() => Promise.reject(ApiFailure.network()));
  await type('/inicio2', '/drive');
  await save();
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.clear(dialog.getByLabelText('A dónde lleva'));
  await save();
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(callApi).toHaveBeenCalledOnce();
});

test('a site is forbidden, or why not is said', async () => {
  const user = draw();
  callApi.mockImplementation(() => Promise.reject(ApiFailure.network()));
  await user.click(screen.getByRole('button', { name: 'Dejar de permitir zoom.example' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(callApi).toHaveBeenCalledWith('POST', '/api/settings/redirects', {
    forbidHost: 'zoom.example',
  });
});

test('a destination whose site was forbidden says that it leads nowhere', () => {
  keepDocument(paths.settings('a', 'general'), { ...kept, redirectHosts: [] });
  draw();
  expect(screen.getByText(/su sitio ya no está permitido/u)).toBeTruthy();
});

test('a member without permission only reads and tries the redirects', () => {
  draw(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
