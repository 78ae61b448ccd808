import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { TimeAuthoritySettings } from './TimeAuthoritySettings.tsx';

const wrong = 'Esa no es la dirección de una autoridad de sellado de tiempo.';
let authority: string | null;
let sent: unknown[];

beforeEach(() => {
  authority = null;
  sent = [];
  callApi.mockImplementation(async (method: string, path: string, body: { address: string }) => {
    if (method === 'GET') return { authority };
    if (path.endsWith('/test')) {
      if (body.address.includes('lenta')) return { trouble: 'late' };
      return { trouble: null, at: Date.UTC(2026, 10, 30, 15, 4, 5), signer: 'Sellos S.A.' };
    }
    sent.push(body);
    if (body.address.startsWith('http:')) {
      throw new ApiFailure({ code: 'time-authority-wrong', statusCode: 422, message: wrong });
    }
    authority = body.address === '' ? null : body.address;
    return { authority };
  });
});

const field = () =>
  screen.findByLabelText<HTMLInputElement>('Dirección de la autoridad (RFC 3161)');
const save = () => screen.getByRole('button', { name: 'Guardar la autoridad' });

test('an address is saved, and an empty one takes the authority away', async () => {
  const { user } = renderPage(<TimeAuthoritySettings />);
  await user.type(await field(), ' https://sello.autoridad.co/tsa ');
  await user.click(save());
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));
  expect((await field()).value).toBe('https://sello.autoridad.co/tsa');
  await user.clear(await field());
  await user.click(save());
  expect(sent).toEqual([{ address: 'https://sello.autoridad.co/tsa' }, { address: '' }]);
});

test('a refusal is shown beside the field, which stays to be corrected', async () => {
  const { user } = renderPage(<TimeAuthoritySettings />);
  await user.type(await field(), 'http://sello.autoridad.co');
  await user.click(save());
  await screen.findByText(wrong);
  expect((await field()).value).toBe('http://sello.autoridad.co');
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
});

test('a typed authority is tried before it is saved, and its answer goes away with the address', async () => {
  const { user } = renderPage(<TimeAuthoritySettings />);
  const tryOut = () => user.click(screen.getByRole('button', { name: 'Probar la autoridad' }));
  await user.type(await field(), 'https://sello.autoridad.co/tsa');
  await tryOut();
  const said =
    'Responde bien: selló una prueba el 30 de noviembre de 2026, 15:04:05 UTC. Firma Sellos S.A.';
  await screen.findByText(said);
  await user.type(await field(), '/lenta');
  expect(screen.queryByText(said)).toBeNull();
  await tryOut();
  await screen.findByText('La autoridad tardó demasiado en responder.');
  expect(sent).toEqual([]);
});
