import { defaultRoutes } from '@asamblea/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { waitAfter } from '../../../testing/fakes/firebase/asking/retrying.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DrivePage } from './DrivePage.tsx';

/** Two pieces and a bit. */
const bytes = 2 * 2 * 1024 * 1024 + 5;
let received: number[] = [];
let tried: number[] = [];
let isDown = false;
let refusal: ApiFailure | null = null;
let cancelled = 0;

beforeEach(() => {
  [received, tried, isDown, refusal, cancelled] = [[], [], false, null, 0];
  waitAfter.mockReturnValue(1);
  enterAs('admin', { routesAvailable: defaultRoutes('admin') });
  callApi.mockImplementation(async (method: string, path: string, body: { piece: number }) => {
    if (method === 'GET') return { entries: [] };
    if (path.endsWith('/cancel')) cancelled += 1;
    if (path === '/api/drive/uploads') return { received, isKept: false };
    if (path.endsWith('/finish') && refusal !== null) throw refusal;
    if (!path.endsWith('/pieces')) return {};
    tried.push(body.piece);
    if (isDown && body.piece === 1) throw ApiFailure.network();
    received = [...received, body.piece];
    return { received };
  });
});

async function upload(name = 'Acta.pdf') {
  const page = renderPage(<DrivePage />);
  const input = await screen.findByLabelText('Documentos', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name)] } });
  return page;
}

test('a piece that is lost is sent again, and after a longer cut it goes on from the last one', async () => {
  isDown = true;
  const { user } = await upload();
  const goOn = await screen.findByRole('button', { name: 'Seguir subiendo Acta.pdf' });
  expect(tried).toEqual([0, 1, 1, 1]);
  expect(screen.getByText('Detenido en 49 %')).toBeTruthy();
  isDown = false;
  await user.click(goOn);
  await screen.findByText('Un documento guardado');
  expect(tried).toEqual([0, 1, 1, 1, 1, 2]);
});

test('the upload resumes by itself once there is network again', async () => {
  isDown = true;
  await upload();
  await screen.findByRole('button', { name: 'Seguir subiendo Acta.pdf' });
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Un documento guardado');
});

test('a cancelled upload is cleared at the server and hidden', async () => {
  isDown = true;
  const { user } = await upload();
  await screen.findByRole('button', { name: 'Seguir subiendo Acta.pdf' });
  await user.click(screen.getByRole('button', { name: 'Cancelar la subida de Acta.pdf' }));
  await waitFor(() => expect(cancelled).toBe(1));
  expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull();
});

test('an upload refused by the server says why, and is not sent again', async () => {
  const message = 'Ese documento trae macros.';
  refusal = new ApiFailure({ code: 'document-runs', statusCode: 415, message });
  await upload('Carta.docx');
  await screen.findByText(message);
  expect(screen.getByText('No se guardó')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Seguir/u })).toBeNull();
});
