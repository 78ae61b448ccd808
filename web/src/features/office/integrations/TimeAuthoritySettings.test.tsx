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
  callApi.mockImplementation(async (method: string, _path: string, body: { address: string }) => {
    if (method === 'GET') return { authority };
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
