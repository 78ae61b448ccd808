import { refusals } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { AssemblyPicker } from './AssemblyPicker.tsx';

const assign = vi.fn();
const names = [
  'Torres',
  'Ágora',
  'Bosques',
  'Cedros',
  'Dalias',
  'Encinas',
  'Flores',
  'Gaviotas',
  'Horizonte',
];
let assemblies: object[] = [];
let entering: () => unknown = () => ({});

beforeEach(() => {
  vi.stubGlobal('location', { ...location, assign });
  enterAs('registrar', { assembly: 'torres', userId: 'paola' });
  assemblies = names.map((name) => ({
    assemblyId: name.toLowerCase(),
    name,
    isOpen: name === 'Cedros',
  }));
  callApi.mockImplementation(async (method: string) =>
    method === 'GET' ? { assemblies } : entering(),
  );
});

test('lists the other assemblies of the account, says which are open, and finds one without accents', async () => {
  const { user } = renderPage(<AssemblyPicker onClose={() => undefined} />);
  await screen.findByRole('button', { name: 'Ágora' });
  expect(screen.queryByRole('button', { name: 'Torres' })).toBeNull();
  screen.getByRole('button', { name: /Cedros Abierta en este navegador/u });
  await user.type(screen.getByRole('searchbox'), 'agora');
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Ágora', 'Cerrar']);
  await user.type(screen.getByRole('searchbox'), 'x');
  screen.getByText(/Ninguna se llama así/u);
});

test('entering one replaces the page by its home', async () => {
  const { user } = renderPage(<AssemblyPicker onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Dalias' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/auth/enter', { assemblyId: 'dalias' });
});

test('a refusal is shown, and the list stays', async () => {
  const [statusCode, message] = refusals['not-a-member'];
  entering = () => Promise.reject(new ApiFailure({ code: 'not-a-member', statusCode, message }));
  const { user } = renderPage(<AssemblyPicker onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Dalias' }));
  await screen.findByText(message);
  screen.getByRole('button', { name: 'Dalias' });
  expect(assign).not.toHaveBeenCalled();
});

test('a member of no other assembly is told so', async () => {
  assemblies = [{ assemblyId: 'torres', name: 'Torres', isOpen: true }];
  renderPage(<AssemblyPicker onClose={() => undefined} />);
  await screen.findByText('Su cuenta no participa en otra asamblea.');
});
