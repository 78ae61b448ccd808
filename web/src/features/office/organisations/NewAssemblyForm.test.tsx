import { refusals } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { NewAssemblyForm } from './NewAssemblyForm.tsx';

const usual = {
  kind: 'building',
  rulePack: 'co-ph',
  country: 'CO',
  timeZone: 'America/Bogota',
} as const;
const assign = vi.fn();
let sent: (readonly [path: string, body: { readonly assemblyId?: string }])[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', { ...location, assign });
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    sent.push([path, body]);
    return {};
  });
});

function open() {
  const { user } = renderPage(<NewAssemblyForm usual={usual} onClose={() => undefined} />);
  const create = () => user.click(screen.getByRole('button', { name: 'Crear y entrar' }));
  return { user, create };
}

test('makes it as the last one was, and ends inside it', async () => {
  const { user, create } = open();
  await user.type(screen.getByLabelText('Nombre'), ' Torres del Sol ');
  await create();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  const [[path, body] = [], [entered, into] = []] = sent;
  expect([path, entered]).toEqual(['/api/assemblies', '/api/auth/enter']);
  expect(body).toEqual({ ...usual, name: 'Torres del Sol', assemblyId: expect.any(String) });
  expect(into).toEqual({ assemblyId: body?.assemblyId });
});

test('a law that is of no country asks for it', async () => {
  const { user } = open();
  expect(screen.queryByLabelText('País')).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Ley' }));
  await user.click(screen.getByRole('option', { name: /sin ley|asociaci|genéric/iu }));
  screen.getByLabelText('País');
});

test('a name that is too short is told and not sent', async () => {
  const { create } = open();
  await create();
  screen.getByText('Escriba un nombre de 3 a 120 letras.');
  expect(sent).toEqual([]);
});

test('what failed half way goes on when it is pressed again, as the same assembly', async () => {
  const [statusCode, message] = refusals.internal;
  const { user, create } = open();
  await user.type(screen.getByLabelText('Nombre'), 'Torres del Sol');
  callApi.mockRejectedValueOnce(new ApiFailure({ code: 'internal', statusCode, message }));
  const asked = () => callApi.mock.calls.filter(([, path]) => path === '/api/assemblies');
  await create();
  await screen.findByText(message);
  await create();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  const ids = asked().map(([, , body]) => (body as { readonly assemblyId: string }).assemblyId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
