import { type DriveItemView, defaultRoutes } from '@asamblea/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DrivePage } from './DrivePage.tsx';

const base = { parentId: null, visibility: 'attendees', shownTo: 'attendees', at: 1 } as const;
const folder: DriveItemView = { ...base, entryId: 'actas', kind: 'folder', name: 'Actas' };
const budget: DriveItemView = {
  ...{ ...base, entryId: 'doc', kind: 'document', name: 'Presupuesto.pdf' },
  ...{ type: 'application/pdf', size: 1_500_000, versionId: 'v2', links: [] },
  versions: ['v1', 'v2'].map((versionId) => ({
    ...{ versionId, type: 'application/pdf' as const, size: 9, at: 1 },
  })),
};
const sheet: DriveItemView = {
  ...{ ...base, entryId: 'xlsx', kind: 'document', name: 'Cuotas.csv', parentId: 'actas' },
  ...{ type: 'text/csv', size: 2048 },
};

let sent: (readonly [path: string, body: unknown])[] = [];
let entries: readonly DriveItemView[] = [];
let answer: (path: string) => object = () => ({});

beforeEach(() => {
  sent = [];
  entries = [folder, budget, sheet];
  answer = (path) => (path === '/api/drive/uploads' ? { received: [], isKept: false } : {});
  enterAs('admin', { routesAvailable: defaultRoutes('admin') });
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    if (method === 'GET') return { entries };
    sent.push([path, body]);
    return answer(path);
  });
});

async function work(name: string, page = renderPage(<DrivePage />)) {
  await page.user.click(await screen.findByRole('button', { name: 'Más sobre Presupuesto.pdf' }));
  await page.user.click(screen.getByRole('menuitem', { name }));
  return { ...page, dialog: await screen.findByRole('dialog') };
}

test('an attendee reads: folders, documents to open and to keep, and nothing to change', async () => {
  enterAs('voter', { routesAvailable: defaultRoutes('voter') });
  const { user } = renderPage(<DrivePage />);
  const open = await screen.findByRole('link', { name: 'Presupuesto.pdf' });
  expect(open.getAttribute('href')).toBe('/file?documento=doc');
  expect(screen.getByText(/^PDF · 1,4/u)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Asistentes')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Actas' }));
  const keep = await screen.findByRole('link', { name: 'Cuotas.csv' });
  expect(keep.getAttribute('href')).toBe('/api/drive/documents/xlsx?by=link');
  await user.click(screen.getByRole('link', { name: 'Documentos' }));
  await screen.findByRole('link', { name: 'Actas' });
});

test('without documents each is told what to do', async () => {
  entries = [];
  const page = renderPage(<DrivePage />);
  await screen.findByText('Aún no hay documentos');
  page.unmount();
  enterAs('observer', { routesAvailable: defaultRoutes('observer') });
  renderPage(<DrivePage />);
  await screen.findByText('Aún no hay documentos para usted');
});

test('several files go one after another, each with its progress, into the folder that is open', async () => {
  const { user } = renderPage(<DrivePage />, '/drive?carpeta=actas');
  const files = ['Acta.pdf', 'Lista.csv'].map((name) => new File(['hola'], name));
  await user.upload(await screen.findByLabelText('Documentos', { selector: 'input' }), files);
  await screen.findByText('2 documentos guardados');
  const begun = sent.filter(([path]) => path === '/api/drive/uploads').map(([, body]) => body);
  expect(begun).toMatchObject([
    { name: 'Acta.pdf', size: 4, into: { parentId: 'actas', visibility: 'attendees' } },
    { name: 'Lista.csv' },
  ]);
  expect(sent.map(([path]) => path.split('/').at(-1))).toEqual([
    ...['uploads', 'pieces', 'finish', 'uploads', 'pieces', 'finish'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Ocultar' }));
  expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull();
});

test('a file with the name of a present document asks whether it is a version of it', async () => {
  renderPage(<DrivePage />);
  const list = await screen.findByRole('list', { name: 'Documentos y carpetas' });
  const files = [new File(['nuevo'], 'presupuesto.PDF')];
  fireEvent.drop(list, { dataTransfer: { files, types: ['Files'] } });
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar como versión nueva' }));
  await screen.findByText('Un documento guardado');
  expect(sent[0]?.[1]).toMatchObject({ entryId: 'doc', into: null });
});

test('a file that is too large or empty is refused before anything is sent', async () => {
  const { user } = renderPage(<DrivePage />);
  const large = new File(['x'], 'Grande.pdf');
  Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
  const input = await screen.findByLabelText('Documentos', { selector: 'input' });
  await user.upload(input, [large, new File([], 'Nada.pdf')]);
  await screen.findByText(/pesa más de 25 MB/u);
  expect(screen.getByText('El archivo está vacío. Elija otro.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('renaming keeps the extension, moving offers no folder inside itself', async () => {
  const page = await work('Cambiar el nombre');
  const name = within(page.dialog).getByRole('textbox', { name: /^Nombre/u });
  expect((name as HTMLInputElement).value).toBe('Presupuesto');
  await page.user.clear(name);
  await page.user.type(name, 'Presupuesto 2027');
  await page.user.click(within(page.dialog).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['/api/drive/entries/doc', { name: 'Presupuesto 2027.pdf' }]]);

  const { dialog, user } = await work('Mover a otra carpeta', page);
  await user.click(within(dialog).getByRole('radio', { name: 'Actas' }));
  await user.click(within(dialog).getByRole('button', { name: 'Mover aquí' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual(['/api/drive/entries/doc', { parentId: 'actas' }]);
});

test('the choice of readers explains each option, and the limit of its folder', async () => {
  entries = [
    { ...folder, shownTo: 'staff', visibility: 'staff' },
    { ...budget, parentId: 'actas' },
  ];
  const page = renderPage(<DrivePage />, '/drive?carpeta=actas');
  const { dialog, user } = await work('Quién lo ve', page);
  expect(within(dialog).getByText(/Está en la carpeta «Actas»/u)).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: /^Solo el equipo/u }));
  expect(within(dialog).queryByText(/Está en la carpeta/u)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toEqual([['/api/drive/entries/doc', { visibility: 'staff' }]]));
});

test('eliminating says what goes with it and where it is attached', async () => {
  const link = { linkId: 'l', entryId: 'doc', at: 1, expiresAt: null, token: 'a.b.c' };
  entries = [{ ...budget, links: [link], attachedTo: ['Punto 3: Presupuesto'] }];
  const { dialog, user } = await work('Eliminar');
  expect(within(dialog).getByText(/El enlace que lo comparte deja de abrir/u)).toBeTruthy();
  expect(within(dialog).getByText(/Está adjunto a: Punto 3: Presupuesto/u)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(sent).toEqual([['/api/drive/entries/doc/remove', {}]]));
});

test('a link is made with its term, and taken back', async () => {
  const { dialog, user } = await work('Compartir con un enlace');
  await user.selectOptions(within(dialog).getByLabelText('Vence'), 'No vence');
  const link = { linkId: 'l', entryId: 'doc', at: 1, expiresAt: null, token: 'a.b.c' };
  entries = [{ ...budget, links: [link] }];
  await user.click(within(dialog).getByRole('button', { name: 'Hacer un enlace' }));
  expect(sent[0]).toMatchObject(['/api/drive/links', { entryId: 'doc', expiresAt: null }]);
  const made = await within(dialog).findByRole('link', { name: 'Enlace 1' });
  expect(made.getAttribute('href')).toBe('/file/public#enlace=a.b.c');
  await user.click(within(dialog).getByRole('button', { name: 'Retirar el enlace 1' }));
  await waitFor(() => expect(sent.at(-1)).toEqual(['/api/drive/links/l/revoke', {}]));
});

test('versions are in sight, the newest first, each to be kept', async () => {
  const { dialog } = await work('Versiones (2)');
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Versión 2, la que se abre', 'Versión 1']);
  expect(links[1]?.getAttribute('href')).toBe('/api/drive/documents/doc?by=link&version=v1');
});
