import { type DriveItemView, defaultRoutes, refusals } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { drawPage, openPdf } from '../../../testing/fakes/features/meeting/viewer/openPdf.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { fetchBytes } from '../../../testing/fakes/firebase/asking/fetchBytes.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { FilePage } from './FilePage.tsx';
import { PublicFilePage } from './PublicFilePage.tsx';

const photo: DriveItemView = {
  ...{ entryId: 'foto', kind: 'document', parentId: 'obras', name: 'Cubierta.jpg' },
  ...{ visibility: 'attendees', shownTo: 'attendees', at: 1, type: 'image/jpeg', size: 2048 },
};

beforeEach(() => {
  enterAs('voter', { routesAvailable: defaultRoutes('voter') });
  callApi.mockResolvedValue({ entries: [photo] });
  fetchBytes.mockResolvedValue(new Blob(['x'], { type: 'image/jpeg' }));
  URL.createObjectURL = vi.fn(() => 'blob:foto');
  URL.revokeObjectURL = vi.fn();
});

test('a picture is shown in the page, kept with a button, and its folder is one press away', async () => {
  renderPage(<FilePage />, '/file?documento=foto');
  const image = await screen.findByRole('img', { name: 'Cubierta.jpg' });
  expect(image.getAttribute('src')).toBe('blob:foto');
  expect(fetchBytes.mock.calls[0]?.[0]).toBe('/api/drive/documents/foto');
  const back = screen.getByRole('link', { name: 'Todos los documentos' });
  expect(back.getAttribute('href')).toBe('/drive?carpeta=obras');
});

test('a PDF is turned page by page, larger, and told to listeners; an undrawable one is kept', async () => {
  const pdf: DriveItemView = { ...photo, type: 'application/pdf', name: 'Acta.pdf' };
  callApi.mockResolvedValue({ entries: [pdf] });
  openPdf.mockResolvedValueOnce({ numPages: 2, destroy: async () => undefined });
  drawPage.mockImplementation(async (_pdf: unknown, number: number) => `Hoja ${number}`);
  const page = renderPage(<FilePage />, '/file?documento=foto');
  await screen.findByText('Hoja 1');
  await page.user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await screen.findByText('Hoja 2');
  expect(screen.getByText('Página 2 de 2')).toBeTruthy();
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Página siguiente' });
  expect(next.disabled).toBe(true);
  await page.user.click(screen.getByRole('button', { name: 'Más grande' }));
  await waitFor(() => expect(drawPage).toHaveBeenCalledTimes(3));
  page.unmount();
  openPdf.mockRejectedValueOnce(new Error('It is broken.'));
  renderPage(<FilePage />, '/file?documento=foto');
  await screen.findByText('No pudimos mostrarlo aquí. Descárguelo para leerlo.');
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeTruthy();
});

test('a document that is not there, or not for them, says what to do', async () => {
  renderPage(<FilePage />, '/file?documento=otra');
  await screen.findByText('Ese documento no está');
  expect(fetchBytes).not.toHaveBeenCalled();
});

test('without bytes it says why and tries again', async () => {
  fetchBytes.mockRejectedValueOnce(ApiFailure.network());
  const { user } = renderPage(<FilePage />, '/file?documento=foto');
  await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByRole('img', { name: 'Cubierta.jpg' });
});

test('a link opens its document, and its secret goes in a header and never in an address', async () => {
  const told = { name: 'Contrato.docx', type: 'text/plain', size: 9, assembly: 'Torres' };
  callApi.mockResolvedValue(told);
  renderPage(<PublicFilePage />, '/file/public#enlace=a.b.c');
  await screen.findByRole('heading', { name: 'Contrato.docx' });
  await waitFor(() => expect(fetchBytes).toHaveBeenCalled());
  expect(callApi.mock.calls[0]?.slice(1)).toMatchObject([
    ...['/api/public/links', undefined, expect.anything()],
    { headers: { 'X-Document-Link': 'a.b.c' } },
  ]);
  expect(fetchBytes.mock.calls[0]).toMatchObject(['/api/public/links/document', {}, 'a.b.c']);
});

test('a link that was taken back says so, and there is nothing to try again', async () => {
  const [statusCode, message] = refusals['document-link-revoked'];
  callApi.mockRejectedValue(new ApiFailure({ code: 'document-link-revoked', statusCode, message }));
  renderPage(<PublicFilePage />, '/file/public#enlace=a.b.c');
  await screen.findByText(message);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a public document opens with the code of the screen; without anything it asks for the link', async () => {
  const told = { name: 'Cubierta.jpg', type: 'image/jpeg', size: 9, assembly: 'Torres' };
  callApi.mockResolvedValue(told);
  const page = renderPage(<PublicFilePage />, '/file/public?cot=Torres&documento=foto');
  await screen.findByRole('img', { name: 'Cubierta.jpg' });
  expect(fetchBytes.mock.calls[0]?.[0]).toBe('/api/public/documents/foto?cot=torres');
  page.unmount();
  renderPage(<PublicFilePage />, '/file/public');
  await screen.findByText('Falta el enlace');
});
