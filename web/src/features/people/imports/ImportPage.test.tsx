import {
  defaultRoutes,
  type ImportRequest,
  paths,
  plainWords,
  type RosterComparison,
} from '@asamblea/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { keepDocument } from '../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs, meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { sheetFile } from '../../../ui/files/sheetFile.ts';
import { ToastsProvider } from '../../../ui/toasts/Toasts.tsx';
import { Importer } from './Importer.tsx';
import { ImportPage } from './ImportPage.tsx';

const sent: ImportRequest[] = [];
const calls: string[] = [];
let comparison: Partial<RosterComparison>;
let answer: () => Promise<unknown>;
let advances: unknown[];

const same: RosterComparison = {
  base: 'v1',
  units: 2,
  people: 2,
  heads: 2,
  totalWeight: 100_000_000,
  problems: [],
  added: { count: 0, first: [] },
  removed: { count: 0, first: [] },
  changed: { count: 0, first: [] },
  unchanged: 2,
  blocked: null,
  proxies: { count: 0, first: [] },
};
const job = { jobId: 'j', written: 0, total: 4, refusal: null };
const roster = { version: 'v2', units: 2, totalWeight: 100_000_000 };

beforeEach(() => {
  sent.length = 0;
  calls.length = 0;
  comparison = {};
  answer = async () => ({ ...job, state: 'writing', roster });
  advances = [
    { ...job, state: 'writing', written: 2 },
    { ...job, state: 'done', written: 4 },
  ];
  callApi.mockImplementation(async (_method: string, path: string, body: ImportRequest) => {
    calls.push(path);
    if (path === '/api/rosters/compare') return { ...same, ...comparison };
    if (path === '/api/rosters') {
      sent.push(body);
      return answer();
    }
    const next = advances.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  enterAs('admin', { routesAvailable: defaultRoutes('admin') });
});

const title = 'unidad;coeficiente;propietario;documento';
const exact = `${title}\nA-1;60;Ana;1\nA-2;40;Luis;2\n`;
const short = `${title}\nA-1;60;Ana;1\nA-2;39;Luis;2\n`;
const broken = `${title}\nA-1;60;Ana;1\nA-1;40;Luis;2\n`;

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <ToastsProvider>
      <MemoryRouter>{children}</MemoryRouter>
    </ToastsProvider>
  );
}

async function load(text: string) {
  const { container } = render(<Importer source="file" />, { wrapper: Around });
  const input = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('There is nowhere to put a file.');
    return found;
  });
  await userEvent.upload(input, new File([text], 'padron.csv', { type: 'text/csv' }));
  await screen.findByRole('heading', { name: 'padron.csv' });
}

const compareButton = () => screen.getByRole('button', { name: /^Comparar/u });
const importButton = () => screen.findByRole('button', { name: /^Importar \d/u });

async function compare(text = exact) {
  await load(text);
  await userEvent.click(compareButton());
  await importButton();
}

test('imports a clean file after comparing it and says what comes next', async () => {
  await compare();
  expect(screen.getByText('Suma exacta')).toBeTruthy();
  await userEvent.click(await importButton());
  await screen.findByText('El padrón quedó importado');
  expect(sent).toMatchObject([{ confirmed: false, base: 'v1', mode: 'replace' }]);
  expect(sent[0]?.rows[0]).toEqual(title.split(';'));
  expect(calls.filter((path) => path === '/api/jobs/j/advance')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Ir al registro' })).toBeTruthy();
});

test('an error mended in its cell is gone at once and travels as a correction', async () => {
  await load(broken);
  expect(screen.getByText(/La unidad está repetida/u)).toBeTruthy();
  expect(compareButton().hasAttribute('disabled')).toBe(true);
  const cell = screen.getByRole('textbox', { name: 'unidad, fila 3' });
  await userEvent.clear(cell);
  await userEvent.type(cell, 'A-2{Enter}');
  expect(screen.queryByText(/La unidad está repetida/u)).toBeNull();
  await userEvent.click(compareButton());
  await userEvent.click(await importButton());
  await screen.findByText('El padrón quedó importado');
  expect(sent[0]?.corrections).toEqual([{ row: 2, column: 0, value: 'A-2' }]);
  expect(sent[0]?.rows[2]?.[0]).toBe('A-1');
});

test('a correction can be taken back, and the error returns', async () => {
  await load(broken);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar fila 3' }));
  expect(screen.queryByText(/La unidad está repetida/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 corrección sobre el archivo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer todas' }));
  expect(screen.getByText(/La unidad está repetida/u)).toBeTruthy();
});

const halves = `${title}\nA-1;30;Ana;1\nA-1;30;Eva;3\nA-2;40;Luis;2\n`;

test('rows of one unit may be its co-owners, and their parts are added, with one press each', async () => {
  await load(halves);
  await userEvent.click(screen.getByRole('button', { name: 'Sí, uno por fila' }));
  expect(screen.queryByText(/La unidad está repetida/u)).toBeNull();
  expect(compareButton().hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Sí, sumar las partes' }));
  expect(await screen.findByText('Suma exacta')).toBeTruthy();
  expect(screen.getByText('Ana, Eva')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Sí,/u })).toBeNull();
});

test('a difference of rounding is offered to be adjusted, and a larger one is not', async () => {
  await load(exact.replace('60', '60,01'));
  await userEvent.click(screen.getByRole('button', { name: /^Sí, ajustar en proporción/u }));
  expect(await screen.findByText('Suma exacta')).toBeTruthy();
  cleanup();
  await load(exact.replace('60', '61'));
  expect(screen.queryByRole('button', { name: /^Sí, ajustar/u })).toBeNull();
});

test('the columns that a person named are remembered for the same titles, and forgotten when asked', async () => {
  enterAs('admin', { routesAvailable: defaultRoutes('admin'), assembly: 'torres' });
  keepDocument(paths.assembly('torres'), { organisationId: 'firm' });
  await load(halves);
  expect(screen.queryByText(/^Leímos las columnas como/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, uno por fila' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sí, sumar las partes' }));
  await userEvent.click(compareButton());
  await userEvent.click(await importButton());
  await screen.findByText('El padrón quedó importado');
  cleanup();

  await load(halves.replaceAll('30', '25').replace('40', '50'));
  expect(screen.getByText(/^Leímos las columnas como/u)).toBeTruthy();
  expect(screen.getByText('Suma exacta')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leerlas de nuevo' }));
  expect(await screen.findByText(/La unidad está repetida/u)).toBeTruthy();
  cleanup();
  await load(halves);
  expect(screen.getByText(/La unidad está repetida/u)).toBeTruthy();
});

test('a column says what it is, and saying otherwise reads it again', async () => {
  await load('clave;coeficiente;propietario;documento\nA-1;60;Ana;1\nA-2;40;Luis;2\n');
  expect(screen.getByText(/No sabemos en qué columna está la unidad/u)).toBeTruthy();
  const chooser = screen.queryByRole('combobox', { name: 'clave' });
  if (chooser === null) {
    await userEvent.click(screen.getByRole('button', { name: /^Cómo leímos/u }));
  }
  await userEvent.click(screen.getByRole('combobox', { name: /^clave|^Columna A/u }));
  await userEvent.click(screen.getByRole('option', { name: 'Unidad' }));
  expect(screen.queryByText(/No sabemos en qué columna está la unidad/u)).toBeNull();
});

const roll = 'Nombre;DNI\nAna Rojas;1\nLuis Peña;2';

test('a roll without weights is asked whether each has one vote, and the names of its units', async () => {
  await load(roll);
  expect(screen.getByText(/No sabemos en qué columna está el coeficiente/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Cada uno pesa lo mismo/u }));
  expect(screen.queryByText(/No sabemos en qué columna/u)).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'La unidad es' }));
  await userEvent.click(screen.getByRole('option', { name: 'Cada fila, con su número' }));
  const sample = screen.getByRole('region', { name: 'Así leímos las primeras unidades' });
  expect(within(sample).getAllByText('1,0000')).toHaveLength(2);
  await userEvent.click(compareButton());
  await userEvent.click(await importButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.reading).toMatchObject({ equal: true, unitFrom: 'row' });
});

test('where the law gives each member one vote it is chosen already, and told', async () => {
  meetAt({ words: { ...plainWords, oneEach: true } });
  await load(roll);
  const told = screen.getByRole('list', { name: 'Lista' });
  expect(within(told).getByText(/Cada uno pesa lo mismo: un voto\./u)).toBeTruthy();
  expect(compareButton().hasAttribute('disabled')).toBe(false);
});

test('warnings of one kind are one, and each is mended once all are shown', async () => {
  await load(`${title}\nA-1;60;Ana;1\nA-2;0;Luis;2\nA-3;0;Eva;3\nA-4;40;Noé;4\n`);
  expect(screen.getByRole('button', { name: 'Avisos (1)' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'coeficiente, fila 3' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
  const cell = screen.getByRole('textbox', { name: 'coeficiente, fila 3' });
  await userEvent.clear(cell);
  await userEvent.type(cell, '0,5{Enter}');
  expect(screen.queryByRole('textbox', { name: 'coeficiente, fila 3' })).toBeNull();
});

test('every cell with one error is mended at once, and all of it is taken back with one press', async () => {
  await load(`${title}\nA-1;60;Ana;1\nA-2;x;Luis;2\nA-3;y;Eva;3\n`);
  expect(screen.getByText('B3')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /en las 2 filas/u }), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Escribirlo en las 2' }));
  expect(screen.getByText(/^No hay errores/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '2 correcciones sobre el archivo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer lo último' }));
  expect(screen.getByText(/^Hay 2 errores/u)).toBeTruthy();
});

test('a book with the roster of two years asks which, and problems say the sheet', async () => {
  const header = title.split(';');
  const rows = [
    ['A-1', '60', 'Ana', '1'],
    ['A-1', '40', 'Luis', '2'],
  ];
  const book = await sheetFile([
    { name: '2024', header, rows: rows.slice(0, 1) },
    { name: '2025', header, rows },
  ]);
  const { container } = render(<Importer source="file" />, { wrapper: Around });
  const input = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('There is nowhere to put a file.');
    return found;
  });
  await userEvent.upload(input, new File([book], 'padron.xlsx'));
  await screen.findByRole('button', { name: /^2024/u });
  expect(screen.queryByRole('heading', { name: 'padron.xlsx' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^2025 3 filas/u }));
  await screen.findByRole('heading', { name: 'padron.xlsx' });
  expect(screen.getByText('Hoja «2025», A3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Quitar hoja «2025», fila 3' })).toBeTruthy();
});

const merged =
  'torre;apto;coeficiente;propietario;ciudad\nT1;101;60;Ana Ruiz;Cali\n;102;40;Luis Paz;Cali\n';

test('says what reading did by itself, and each of it is undone', async () => {
  await load(`${merged}SUMA;;100;;\n`);
  const notes = () => within(screen.getByRole('region', { name: 'Lo que hicimos con la tabla' }));
  expect(notes().getByText('Dejamos fuera 1 fila: 4 (total).')).toBeTruthy();
  expect(notes().getByText('No usamos la columna «ciudad».')).toBeTruthy();
  await userEvent.click(notes().getByRole('button', { name: 'Dejar en blanco' }));
  expect(notes().queryByText(/^Completamos/u)).toBeNull();
  await userEvent.click(notes().getByRole('button', { name: 'Completarlas con lo de arriba' }));
  expect(
    notes().getByText('Completamos «torre» en 1 fila con lo escrito más arriba: 3.'),
  ).toBeTruthy();
  await userEvent.click(notes().getByRole('button', { name: 'Ver' }));
  await userEvent.click(notes().getByRole('button', { name: 'Contar la fila 4' }));
  expect(screen.getByText(/Falta el nombre de la unidad/u)).toBeTruthy();
  await userEvent.click(notes().getByRole('button', { name: 'No contar la fila 4' }));
  expect(screen.queryByText(/Falta el nombre de la unidad/u)).toBeNull();
});

test('a row that may be a total is counted as a unit by a person who knows', async () => {
  await load(`${title}\nA-1;20;Ana;1\nA-2;30;Luis;2\nA-3;50;;\n`);
  expect(compareButton().hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'La fila 4 es una unidad' }));
  expect(compareButton().hasAttribute('disabled')).toBe(false);
  await userEvent.click(compareButton());
  await userEvent.click(await importButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.reading?.kept).toEqual([4]);
});

test('waits until the warnings and the removed units have been reviewed', async () => {
  const warning = { row: null, column: null, value: '', remedy: '', message: 'No suman.' } as const;
  comparison = {
    problems: [{ ...warning, code: 'sum-not-whole', severity: 'warning' }],
    removed: { count: 1, first: ['A-9'] },
  };
  await compare(short);
  expect((await importButton()).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByLabelText(/^Revisé el aviso, lo que se quita/u));
  await userEvent.click(await importButton());
  await waitFor(() => expect(sent).toMatchObject([{ confirmed: true }]));
});

test('shows what would change, and does not import what a hall holds', async () => {
  const changes = [{ field: 'Coeficiente', before: '30,0000', after: '40,0000' }];
  comparison = {
    changed: { count: 1, first: [{ unitId: 'A-2', label: 'A-2', changes }] },
    blocked: 'Unidades: A-2.',
  };
  await compare();
  await userEvent.click(screen.getByRole('button', { name: /^Cambian/u }));
  expect(screen.getByText('Coeficiente: 30,0000 → 40,0000')).toBeTruthy();
  expect(screen.getByText(/Unidades: A-2\./u)).toBeTruthy();
  expect((await importButton()).hasAttribute('disabled')).toBe(true);
});

test('repeats a lost sending with the same id, and a refused one with another', async () => {
  answer = () => Promise.reject(ApiFailure.network());
  await compare();
  await userEvent.click(await importButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Network Error');
  const message = 'Otra persona cambió el padrón mientras tanto.';
  answer = () =>
    Promise.reject(
      new ApiFailure({ code: 'roster-changed', statusCode: 409, message, isAnswer: true }),
    );
  await userEvent.click(await importButton());
  await screen.findByText(message);
  await userEvent.click(await importButton());
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]?.importId).toBe(sent[0]?.importId);
  expect(sent[2]?.importId).not.toBe(sent[0]?.importId);
});

test('tells why the server dropped an import that had begun', async () => {
  const message = 'Otra persona cambió el padrón mientras tanto.';
  const refusal = { code: 'roster-changed', statusCode: 409, message };
  advances = [{ ...job, state: 'dropped', refusal }];
  await compare();
  await userEvent.click(await importButton());
  const alert = await screen.findByText(message);
  expect(alert).toBeTruthy();
  const again = screen.getByRole('button', { name: 'Comparar de nuevo' });
  await userEvent.click(again);
  expect(calls.filter((path) => path === '/api/rosters/compare')).toHaveLength(2);
});

test('a cancelled import goes back to the comparison', async () => {
  let end = (_: unknown) => undefined as unknown;
  advances = [new Promise((resolve) => (end = resolve)), {}];
  await compare();
  await userEvent.click(await importButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la importación' }));
  expect(calls.at(-1)).toBe('/api/jobs/j/cancel');
  end({ ...job, state: 'dropped' });
  await importButton();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('reads pasted text, also a table that lost its columns', async () => {
  render(<Importer source="paste" />, { wrapper: Around });
  const area = await screen.findByRole('textbox', { name: 'Celdas copiadas' });
  await userEvent.click(area);
  const cells = exact
    .trim()
    .split('\n')
    .map((row) => row.split(';'));
  const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const clipboard = new Map([
    ['text/plain', cells.flat().join('\n')],
    ['text/html', `<table>${rows.join('')}</table><script>window.ran = true</script>`],
  ]);
  fireEvent.paste(area, {
    clipboardData: { getData: (type: string) => clipboard.get(type) ?? '' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  await screen.findByRole('heading', { name: 'Texto pegado' });
  const sample = screen.getByRole('region', { name: 'Así leímos las primeras unidades' });
  expect(within(sample).getByText('Luis')).toBeTruthy();
  expect('ran' in window).toBe(false);
});

test('offers nothing to those who may not import', () => {
  enterAs('moderator', { routesAvailable: defaultRoutes('admin') });
  render(<ImportPage />, { wrapper: Around });
  expect(screen.getByText('Solo la administración importa el padrón.')).toBeTruthy();
  expect(screen.queryByText('Elegir archivo')).toBeNull();
});
