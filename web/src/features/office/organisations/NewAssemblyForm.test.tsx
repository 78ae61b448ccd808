import { refusals } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
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
  await user.click(screen.getByRole('option', { name: 'Otra entidad (un miembro, un voto)' }));
  screen.getByLabelText('País');
});

test.each([
  ['Ley 49/1960', 'Europe/Madrid'],
  ['Ley 21.442', 'America/Santiago'],
  ['Ciudad de México', 'America/Mexico_City'],
  ['Código Civil y Comercial', 'America/Argentina/Buenos_Aires'],
])('the clock goes with the country of the law: %s', async (law, timeZone) => {
  const { user, create } = open();
  await user.type(screen.getByLabelText('Nombre'), 'Comunidad del Olmo');
  await user.click(screen.getByRole('combobox', { name: 'Ley' }));
  const named = screen.getAllByRole('option').find(({ textContent }) => textContent.includes(law));
  if (named === undefined) throw new Error(`No law is called ${law}.`);
  await user.click(named);
  await create();
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ timeZone }));
});

test('a Colombian limited company is made under its own law', async () => {
  const { user, create } = open();
  await user.type(screen.getByLabelText('Nombre'), 'Hermanos Rojas Ltda.');
  await user.click(screen.getByRole('combobox', { name: 'Ley' }));
  await user.click(screen.getByRole('option', { name: /^Colombia: sociedad limitada/u }));
  await create();
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ rulePack: 'co-ltda', country: 'CO' }));
});

test('a zone that somebody chose stays when the law is another one', async () => {
  const { user, create } = open();
  await user.type(screen.getByLabelText('Nombre'), 'Comunidad del Teide');
  const zone = screen.getByRole('combobox', { name: 'Zona horaria' });
  await user.clear(zone);
  await user.type(zone, 'Atlantic/Canary');
  await user.click(screen.getByRole('option', { name: 'Atlantic/Canary' }));
  await user.click(screen.getByRole('combobox', { name: 'Ley' }));
  await user.click(
    screen.getByRole('option', {
      name: /49\/1960|Propiedad Horizontal de España|España.*horizontal/iu,
    }),
  );
  await create();
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ timeZone: 'Atlantic/Canary' }));
});

test('a name that is too short is told and not sent', async () => {
  const { create } = open();
  await create();
  screen.getByText('Escriba un nombre de 3 a 120 letras.');
  expect(sent).toEqual([]);
});

test('a creation that failed half way resumes on the next press, as the same assembly', async () => {
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
