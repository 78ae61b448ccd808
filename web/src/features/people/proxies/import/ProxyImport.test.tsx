import { describeRefusal, type ProxyImportReport, paths } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { keepRows } from '../../../../testing/fakes/firebase/listening/useCollection.ts';
import { keepDocument } from '../../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs, enterWithout } from '../../../../testing/fakes/firebase/session/session.tsx';
import { newUser } from '../../../../testing/newUser.ts';
import type { TableSheet } from '../../../../ui/tables/checkTable.ts';
import { ToastsProvider } from '../../../../ui/toasts/Toasts.tsx';
import { ProxyImport } from './ProxyImport.tsx';

const table = [
  ['unidad', 'apoderado', 'documento apoderado'],
  ['A-1', 'Luis Soto', 'CC 10831'],
  ['A-2', 'Nora Paz', 'CC 10832'],
];
const plain = { name: '', isHidden: false, merges: [], notes: [], problem: null };
const sheet: TableSheet = { ...plain, rows: table };
const job = { jobId: 'job-1', total: 2, refusal: null, startedAt: Date.UTC(2026, 10, 21, 21, 5) };
const said = { grantorName: '', message: '', changed: true };
const results: ProxyImportReport['results'] = [
  { ...said, row: 2, status: 'accepted', units: ['A-1'], attorneyName: 'Luis Soto' },
  { ...said, row: 3, status: 'refused', units: ['A-2'], attorneyName: 'Nora Paz', changed: false },
];

/** The answers of the server to each request, by its method and path. */
let answers: Record<string, unknown> = {};
beforeEach(() => {
  enterAs('registrar', { assembly: 'a' });
  keepDocument(paths.assembly('a'), { activeRoster: 'v', activeSession: 1 });
  const units = ['A-1', 'A-2'].map((label) => ({ unitId: label, label, group: 'A' }));
  keepRows(paths.units('a', 'v'), units);
  answers = { 'GET /api/proxies/import': [] };
  callApi.mockReset().mockImplementation(async (method: string, path: string) => {
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) throw new Error(`Nobody answers ${method} ${path}.`);
    return answer;
  });
});

async function choose() {
  const user = newUser();
  await user.upload(screen.getByLabelText('Archivo de poderes'), new File(['x'], 'poderes.csv'));
  return user;
}

test('a file goes as one job, is followed to its end, and every row has its answer', async () => {
  answers['POST /api/proxies/import'] = { ...job, state: 'writing', written: 0 };
  answers['POST /api/jobs/job-1/advance'] = { ...job, state: 'done', written: 2 };
  answers['GET /api/proxies/import/job-1'] = { ...job, state: 'done', written: 2, results };
  render(<ProxyImport readTable={async () => ({ ok: true, sheets: [sheet] })} />, {
    wrapper: ToastsProvider,
  });
  const user = await choose();
  await user.click(await screen.findByRole('button', { name: /^Recibir 2 poderes/u }));
  await screen.findByText('2 de 2 · 1 aceptados · 0 en revisión · 1 no recibidos');
  expect(screen.getByRole('row', { name: /A-2 Nora Paz No se recibió/u })).toBeTruthy();
  const sent = callApi.mock.calls.filter(([, path]) => path === '/api/proxies/import');
  expect(sent.map(([method]) => method)).toEqual(['GET', 'POST']);
});

test('a file that was left half way goes on from the list, without the file', async () => {
  answers['GET /api/proxies/import'] = [{ ...job, state: 'writing', written: 1 }];
  answers['POST /api/jobs/job-1/advance'] = { ...job, state: 'dropped', written: 1 };
  const [first] = results;
  answers['GET /api/proxies/import/job-1'] = {
    ...{ ...job, state: 'dropped', written: 1, results: [first] },
  };
  render(<ProxyImport readTable={async () => ({ ok: true, sheets: [sheet] })} />, {
    wrapper: ToastsProvider,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
  await screen.findByText('Se detuvo');
  await screen.findByText(/elija el mismo archivo otra vez/u);
  expect(screen.queryByRole('button', { name: 'Seguir' })).toBeNull();
});

test('a file that is refused leaves the way to another', async () => {
  callApi.mockImplementation(async (method: string) => {
    if (method === 'GET') return [];
    throw new ApiFailure(describeRefusal({ code: 'bad-request' }));
  });
  render(<ProxyImport readTable={async () => ({ ok: true, sheets: [sheet] })} />, {
    wrapper: ToastsProvider,
  });
  const user = await choose();
  await user.click(await screen.findByRole('button', { name: /^Recibir 2 poderes/u }));
  await user.click(await screen.findByRole('button', { name: 'Elegir otro archivo' }));
  expect(await screen.findByLabelText('Archivo de poderes')).toBeTruthy();
});

test('a member without bulk work may not choose a file', () => {
  enterWithout('bulk-work', 'registrar');
  render(
    <ToastsProvider>
      <ProxyImport readTable={async () => ({ ok: true, sheets: [sheet] })} />
    </ToastsProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Elegir archivo' })).toBeNull();
});

test('a pasted table is mapped by hand, and an unknown unit is told before it is received', async () => {
  render(<ProxyImport readTable={async () => ({ ok: true, sheets: [sheet] })} />, {
    wrapper: ToastsProvider,
  });
  const user = newUser();
  await user.click(screen.getByRole('button', { name: 'Pegar celdas' }));
  await user.click(screen.getByRole('textbox', { name: 'Celdas copiadas' }));
  await user.paste('Apto\tApoderado\tX\nA-1\tLuis Soto\t10831\n1-402\tNora Paz\t10832');
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(
    (await screen.findByRole('button', { name: 'Recibir 0 poderes' })).hasAttribute('disabled'),
  ).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'X' }));
  await user.click(screen.getByRole('option', { name: 'Documento del apoderado' }));
  expect(await screen.findByRole('button', { name: 'Recibir 1 poder' })).toBeTruthy();
  expect(screen.getByText('Celda A3: «1-402» no está en el padrón.')).toBeTruthy();
  const cell = screen.getByRole('textbox', { name: 'Apto, fila 3' });
  await user.clear(cell);
  await user.type(cell, 'A-2{Enter}');
  expect(await screen.findByRole('button', { name: 'Recibir 2 poderes' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deshacer la última' }));
  await user.click(await screen.findByRole('button', { name: 'Quitar fila 3' }));
  expect(await screen.findByRole('button', { name: 'Recibir 1 poder' })).toBeTruthy();
  expect(screen.queryByText(/no está en el padrón/u)).toBeNull();
});
