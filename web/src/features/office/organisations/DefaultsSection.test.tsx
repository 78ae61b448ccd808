import type { DefaultsAnswer } from '@asamblea/domain';
import { refusals } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DefaultsSection } from './DefaultsSection.tsx';

const paola = { uid: 'p', name: 'Paola Rincón', email: 'p@a.test', role: 'registrar' } as const;
const luis = { uid: 'l', name: 'Luis Soto', email: 'l@a.test', role: 'teller' } as const;
const usual = {
  kind: 'building',
  rulePack: 'co-ph',
  country: 'CO',
  timeZone: 'America/Bogota',
} as const;
const here = { rulePack: 'co-ph', majorities: [], proxyBylaws: null } as const;
const known: DefaultsAnswer = { usual, staff: [paola], candidates: [luis], here };

beforeEach(() => {
  callApi.mockImplementation(async (method: string) => (method === 'GET' ? known : {}));
});

async function open() {
  const onSaved = vi.fn();
  const { user } = renderPage(<DefaultsSection onSaved={onSaved} />);
  await user.click(screen.getByRole('button', { name: 'Ver y cambiar' }));
  await screen.findByLabelText('Clase');
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));
  return { user, onSaved, choose, save };
}

test('changes of staff, kind and plates are sent together', async () => {
  const { user, onSaved, choose, save } = await open();
  await choose('Paola Rincón', 'No trabaja en las nuevas');
  await choose('Luis Soto', 'Moderación');
  await choose('Clase', 'Cooperativa');
  await user.click(screen.getByRole('checkbox', { name: 'Placas' }));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(callApi).toHaveBeenLastCalledWith('POST', '/api/assemblies/defaults', {
    usual: { ...usual, kind: 'cooperative' },
    staff: [{ uid: 'l', role: 'moderator' }],
    off: ['plates'],
  });
  await screen.findByRole('button', { name: 'Ver y cambiar' });
});

test('a refusal is shown, and the choice stays', async () => {
  const { onSaved, choose, save } = await open();
  await choose('Luis Soto', 'Escrutinio');
  const [statusCode, message] = refusals['staff-unknown'];
  callApi.mockRejectedValueOnce(new ApiFailure({ code: 'staff-unknown', statusCode, message }));
  await save();
  await screen.findByText(message);
  expect(screen.getByRole('combobox', { name: 'Luis Soto' }).textContent).toBe('Escrutinio');
  expect(onSaved).not.toHaveBeenCalled();
});

test('the bylaws of this assembly are taken for its law, and those of another law are left', async () => {
  const source = { law: 'los estatutos', article: 'artículo 9', verified: true };
  const noted = {
    majorities: [],
    quorums: [
      {
        ...{ kind: null, call: 1 },
        asks: { share: null, least: { count: 9, measure: 'heads' }, article: 'artículo 20' },
      },
    ],
    proxyBylaws: { cap: { max: 2, of: 'grantors' }, source },
  } as const;
  callApi.mockImplementation(async (method: string) =>
    method === 'GET' ? { ...known, here: { ...here, ...noted }, bylaws: { 'es-lph': noted } } : {},
  );
  const { user, save } = await open();
  const left = screen.getByRole<HTMLInputElement>('checkbox', { name: /^España: propiedad/u });
  expect(left.checked).toBe(true);
  await user.click(left);
  await user.click(
    screen.getByRole('checkbox', {
      name: /^Tomar los de esta asamblea .*: quiénes deben estar y lo que dicen de los poderes$/u,
    }),
  );
  await save();
  expect(callApi).toHaveBeenLastCalledWith(
    ...['POST', '/api/assemblies/defaults'],
    expect.objectContaining({ takeBylaws: true, leaveBylaws: ['es-lph'] }),
  );
});

test('where nobody noted any there is nothing to choose', async () => {
  await open();
  expect(screen.queryByText('Estatutos con que comienzan')).toBeNull();
});

test('how this assembly looks is taken for the new ones, and that of before is left', async () => {
  const hereBrand = {
    colours: { light: { primary: '#7a1f5c' } },
    logo: { version: '1', width: 8, height: 8 },
  };
  const brand = { colours: { dark: { primary: '#f2b8dc' } } };
  callApi.mockImplementation(async (method: string) =>
    method === 'GET' ? { ...known, brand, hereBrand } : {},
  );
  const { user, save } = await open();
  const kept = screen.getByRole<HTMLInputElement>('checkbox', { name: /^La de la organización/u });
  const taken = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Tomar la de esta asamblea: sus colores y su logo',
  });
  expect([kept.checked, taken.checked]).toEqual([true, false]);
  await user.click(taken);
  expect([kept.checked, taken.checked]).toEqual([false, true]);
  await user.click(taken);
  await user.click(kept);
  await save();
  expect(callApi).toHaveBeenLastCalledWith(
    ...['POST', '/api/assemblies/defaults'],
    expect.objectContaining({ brand: 'ours' }),
  );
});
