import {
  type ArrearsComparison,
  debtChanges,
  debtLawOf,
  debtReading,
  type PackId,
  packOf,
  readDebtors,
  sayDebtorNotes,
  type UpdateArrearsRequest,
  unitIdOf,
  withDebtors,
} from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ArrearsUpdate } from './ArrearsUpdate.tsx';

const units = ['1A', '1B', '2A', '2B'].map((label) => ({
  ...{ unitId: unitIdOf(label), label, group: '', ownerIds: [`owner of ${label}`] },
  inArrears: false,
}));
let packId: PackId;
const sent: Partial<UpdateArrearsRequest>[] = [];

beforeEach(() => {
  enterAs('registrar');
  packId = 'es-lph';
  sent.length = 0;
  callApi.mockImplementation(async (_method: string, path: string, body: UpdateArrearsRequest) => {
    if (path.endsWith('/compare')) return compare(body);
    sent.push(body);
    return { jobId: 'j', written: 4, total: 4, refusal: null, state: 'done', roster: {} };
  });
});

/** As the server compares, over a roster in which nobody owes. */
function compare({ rows, balance }: UpdateArrearsRequest): ArrearsComparison {
  const law = debtLawOf(packOf(packId));
  const reading = debtReading(law, balance);
  if (!reading.ok) throw new Error(reading.refusal.code);
  const read = readDebtors(rows, units, reading.value);
  const excerpt = <T,>(first: readonly T[]) => ({ count: first.length, first });
  const { owing, cleared, staying } = withDebtors(units, read.debtors);
  const changes = (changed: typeof units) =>
    excerpt(debtChanges(changed, units, read.debtors, law.reachesOwner));
  return {
    ...{ base: 'v1', edits: 0, clearance: { kind: 'counts' }, blocked: null, law },
    ...{ debtors: read.debtors.size, balance: read.balance, summed: excerpt(read.summed) },
    ...{ owing: changes([...owing]), cleared: changes([...cleared]) },
    ...{ staying: changes([...staying]), paidAtDoor: excerpt([]), unknown: excerpt(read.unknown) },
    told: {
      inFavour: excerpt(read.inFavour),
      unclear: excerpt(read.unclear),
      empty: excerpt(read.empty),
      contested: excerpt(read.contested),
      below: excerpt(read.below),
    },
    notes: sayDebtorNotes(read.notes).map(({ text }) => text),
  };
}

async function load(text: string) {
  const { user } = renderPage(<ArrearsUpdate />);
  await user.click(screen.getByRole('button', { name: 'Archivo' }));
  await user.upload(screen.getByLabelText('Lista de deudores'), new File([text], 'mora.csv'));
  await screen.findByRole('region', { name: 'Qué cambia' });
  const choose = async (label: string, option: string | RegExp) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, choose };
}
const change = () => plainSpaces(screen.getByRole('region', { name: 'Qué cambia' }).textContent);
const owing = () =>
  within(screen.getByRole('list', { name: 'Quedan en mora' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plainSpaces(textContent));
const debtOf = (label: string, amount: string) =>
  `${label} debe ${amount}. No vota ni cuenta para la mayoría.`;

test('a balance in favour takes no vote, and is told with its cell', async () => {
  await load('Piso;Saldo\n1A;150,00\n1B;-50,00\n2A;(20,00)\n2B;0,00\n');
  expect(owing()).toEqual([debtOf('1A', '150')]);
  expect(change()).toContain(
    'Con saldo a favor, no deben: fila 3, columna B (1B: -50,00), fila 4, columna B (2A: (20,00)).',
  );
});

test('a balance under «Total» is found, and said', async () => {
  await load(
    'Piso;Propietario;Total\n1A;Gema Cobo;150,00\n1B;Hugo Baena;0,00\n2A;Irma Junco;0\n2B;Julián Gámez;0\n',
  );
  expect(owing()).toEqual([debtOf('1A', '150')]);
  expect(screen.getByRole('combobox', { name: 'Columna del saldo' }).textContent).toBe('Total');
});

test('which column is the balance is asked where nothing says, and sent as it was chosen', async () => {
  const { user, choose } = await load('1A;5;0\n1B;0;9\n');
  expect(change()).toContain('Falta un dato para saber quién queda en mora.');
  expect(screen.queryByRole('button', { name: 'Actualizar cartera' })).toBeNull();
  await choose('Columna del saldo', 'Columna C');
  await waitFor(() => expect(owing()).toEqual([debtOf('1B', '9')]));
  await user.click(screen.getByRole('checkbox', { name: /^Revisé quién/u }));
  await choose('Columna del saldo', /^Ninguna/u);
  await waitFor(() => expect(owing()).toHaveLength(2));
  const button = screen.getByRole('button', { name: 'Actualizar cartera' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^Revisé quién/u }));
  await user.click(button);
  await waitFor(() => expect(sent).toMatchObject([{ balance: { column: null } }]));
});

test('the meaning of the minus is asked where every figure has it', async () => {
  const { choose } = await load('Piso;Saldo\n1A;-150\n1B;0\n');
  expect(screen.getByText(/^Todos los saldos llevan signo menos/u)).toBeTruthy();
  await choose('Con signo menos o entre paréntesis', 'Es lo que se debe');
  await waitFor(() => expect(owing()).toEqual([debtOf('1A', '150')]));
});

test('an empty cell and one that is not understood are listed and owe nothing', async () => {
  await load('Piso;Saldo;Impugnada\n1A;;\n1B;acuerdo;\n2A;5;\n2B;9;sí\n');
  expect(owing()).toEqual([debtOf('2A', '5')]);
  const said = change();
  expect(said).toContain('Hay 1 fila con saldo en blanco: no queda en mora');
  expect(said).toContain('Fila 2, columna B: «1A»');
  expect(said).toContain('Fila 3, columna B: «1B: acuerdo»');
  expect(said).toMatch(
    /Impugnadas o consignadas, conservan el voto \(.*15\.2\): fila 5, columna C/u,
  );
});

test('a limit is offered only where the law or the bylaws know one', async () => {
  await load('Piso;Saldo\n1A;40.000\n1B;60.000\n');
  expect(screen.queryByRole('textbox', { name: 'En mora desde' })).toBeNull();
});

test('a debt below the limit is told', async () => {
  packId = 'mx-cdmx';
  const { user } = await load('Piso;Saldo\n1A;40.000\n1B;60.000\n');
  await user.type(screen.getByRole('textbox', { name: 'En mora desde' }), '50.000{Enter}');
  await waitFor(() => expect(owing()).toHaveLength(1));
  expect(change()).toContain('Deben menos de lo que pone en mora: fila 2, columna B (1A: 40.000).');
});
