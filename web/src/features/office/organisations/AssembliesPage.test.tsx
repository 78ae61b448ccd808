import { type ListedAssembly, refusals, type StaffClash, type YearLine } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { AssembliesPage } from './AssembliesPage.tsx';

const assign = vi.fn();
const usual = { kind: 'building', rulePack: 'co-ph', country: 'CO', timeZone: 'America/Bogota' };
let all: readonly ListedAssembly[] = [];
let year: readonly YearLine[] = [];
let clashes: readonly StaffClash[] = [];

function one(name: string, more: Partial<ListedAssembly> = {}): ListedAssembly {
  return {
    ...{ assemblyId: name.toLowerCase(), name, cot: name.toLowerCase() },
    ...{ timeZone: 'America/Bogota', phase: 'preparing', callAt: null, needs: [] },
    ...{ nextDeadline: null, nextActa: '', ...more },
  };
}

/** As the server answers, two a page. */
function answer(path: string) {
  if (path.endsWith('/erasures')) return { erasures: [] };
  const asked = new URL(path, 'http://here').searchParams;
  const found = all
    .filter(({ phase }) => asked.get('phase') === null || phase === asked.get('phase'))
    .filter(({ name }) => name.toLowerCase().includes(asked.get('search') ?? ''));
  const start = Number(asked.get('page')) * 20;
  return {
    ...{ organisation: 'Administraciones Andes', total: found.length, usual, year, clashes },
    assemblies: found.slice(start, start + 20),
  };
}

beforeEach(() => {
  vi.stubGlobal('location', { ...location, assign });
  enterAs('admin', { assembly: 'torres', userId: 'ana' });
  year = [];
  clashes = [];
  all = [
    one('Torres', { phase: 'running', callAt: Date.UTC(2026, 10, 24, 0, 0) }),
    one('Cedros', { needs: ['roster', 'date', 'questions'] }),
    one('Robles', {
      phase: 'closed',
      nextDeadline: { label: 'Publicar el acta', dueOn: '2026-12-03' },
    }),
  ];
  callApi.mockImplementation(async (method: string, path: string) =>
    method === 'GET' ? answer(path) : {},
  );
});

function cardOf(name: string) {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (card === null) throw new Error(`No card of ${name}.`);
  return within(card);
}

test('the year lists dated tasks, and opens the page of the assembly where one is done', async () => {
  year = Array.from({ length: 8 }, (_, i) => ({
    ...{ assemblyId: `a${i}`, name: `Edificio ${i}`, label: 'Último día para convocar' },
    ...{ dueOn: `2026-12-0${i + 1}`, isLate: i === 0, path: '/notices' },
  }));
  const { user } = renderPage(<AssembliesPage />);
  const shown = within(await screen.findByRole('region', { name: 'Este año' }));
  expect(shown.getAllByRole('listitem')).toHaveLength(6);
  expect(shown.getAllByText('Ya pasó')).toHaveLength(1);
  await user.click(shown.getByRole('button', { name: 'Ver todos (8)' }));
  expect(shown.getAllByRole('listitem')).toHaveLength(8);
  await user.click(
    shown.getByRole('button', { name: 'Abrir: Último día para convocar, Edificio 7' }),
  );
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/notices'));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/auth/enter', { assemblyId: 'a7' });
});

test('the year says who of the staff is at several meetings at one hour', async () => {
  const meeting = { at: Date.UTC(2026, 10, 24, 0, 0), timeZone: 'America/Bogota' };
  const meetings = ['Torres', 'Cedros'].map((name) => ({ ...meeting, assemblyId: name, name }));
  clashes = [{ name: 'Ana Ruiz', meetings }];
  renderPage(<AssembliesPage />);
  const said = within(await screen.findByRole('list', { name: 'A la misma hora' }));
  expect(said.getByRole('listitem').textContent).toMatch(
    /^Ana Ruiz está en dos asambleas a la misma hora: Torres \(.*\) y Cedros \(.*\)$/u,
  );
});

test('a year without anything to do says so', async () => {
  renderPage(<AssembliesPage />);
  await screen.findByText('Por ahora no hay plazos por vencer.');
});

test('tells the state of each, its missing parts and its next legal duty', async () => {
  renderPage(<AssembliesPage />);
  await screen.findByText('Administraciones Andes');
  screen.getByText('3 asambleas');
  const torres = cardOf('Torres');
  torres.getByText('En curso');
  torres.getByText(/23 nov 2026, 7:00/u);
  torres.getByText('Está en esta');
  expect(torres.queryByRole('button', { name: 'Entrar' })).toBeNull();
  const cedros = cardOf('Cedros');
  cedros.getByText('Sin fecha');
  cedros.getByText('Falta: el padrón, la fecha y las preguntas.');
  cardOf('Robles').getByText('Publicar el acta: hasta el 3 de diciembre de 2026.');
});

test('finds by name and by state, and says when there is none', async () => {
  const { user } = renderPage(<AssembliesPage />);
  await screen.findByText('3 asambleas');
  await user.type(screen.getByRole('searchbox'), 'rob');
  await screen.findByText('1 asamblea');
  await user.click(screen.getByRole('combobox', { name: 'Estado' }));
  await user.click(screen.getByRole('option', { name: 'En curso' }));
  await screen.findByText('Ninguna asamblea es así');
  await user.clear(screen.getByRole('searchbox'));
  await screen.findByText('1 asamblea');
  cardOf('Torres');
});

test('the rest comes page by page', async () => {
  all = Array.from({ length: 25 }, (_, i) => one(`Torre ${i}`));
  const { user } = renderPage(<AssembliesPage />);
  await screen.findByText('25 asambleas');
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  await screen.findByRole('heading', { name: 'Torre 24' });
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('entering one replaces the page by its home', async () => {
  const { user } = renderPage(<AssembliesPage />);
  await screen.findByText('3 asambleas');
  await user.click(cardOf('Robles').getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/auth/enter', { assemblyId: 'robles' });
});

test('a refusal is shown, with a way to try again', async () => {
  const [statusCode, message] = refusals['not-organiser'];
  callApi.mockRejectedValueOnce(new ApiFailure({ code: 'not-organiser', statusCode, message }));
  const { user } = renderPage(<AssembliesPage />);
  await screen.findByText(message);
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByText('3 asambleas');
});

test('archives one after asking, brings another back, and reads the list again', async () => {
  all = [one('Robles', { phase: 'closed' }), one('Sauces', { phase: 'archived' })];
  const { user } = renderPage(<AssembliesPage />);
  await screen.findByText('2 asambleas');
  for (const [name, word, path] of [
    ['Robles', 'Archivar', 'robles/archive'],
    ['Sauces', 'Traer de vuelta', 'sauces/restore'],
  ] as const) {
    callApi.mockClear();
    await user.click(cardOf(name).getByRole('button', { name: word }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(callApi).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: word }));
    await waitFor(() =>
      expect(callApi.mock.calls.map(([method, address]) => [method, address])).toEqual([
        ['POST', `/api/assemblies/${path}`],
        ['GET', '/api/assemblies?page=0'],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('an assembly whose meeting goes on is not archived', async () => {
  renderPage(<AssembliesPage />);
  await screen.findByText('3 asambleas');
  cardOf('Cedros').getByRole('button', { name: 'Archivar' });
  expect(cardOf('Torres').queryByRole('button', { name: 'Archivar' })).toBeNull();
});
