import { type ArrearsComparison, debtLawOf, packOf } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sheetFile } from '../../../ui/files/sheetFile.ts';
import { ArrearsUpdate } from './ArrearsUpdate.tsx';

const none = { count: 0, first: [] };
const compared: ArrearsComparison = {
  ...{ base: 'v1', edits: 3, debtors: 2, clearance: { kind: 'counts' }, blocked: null },
  owing: { count: 1, first: [{ label: 'T1-101', amount: '350', mates: ['T1-105'] }] },
  cleared: { count: 1, first: [{ label: 'T1-204', amount: null, mates: [] }] },
  ...{ staying: none, paidAtDoor: none, unknown: none, summed: none, notes: [] },
  told: { inFavour: none, unclear: none, empty: none, contested: none, below: none },
  balance: {
    ...{ column: 1, owes: 'plus', contested: [], others: [], asks: null },
    options: [{ column: 1, title: 'Saldo' }],
  },
  law: debtLawOf(packOf('es-lph')),
};
const job = { jobId: 'j', written: 4, total: 4, refusal: null, state: 'done' };
let comparison: Partial<ArrearsComparison>;
let answer: () => unknown;
let failing: boolean;
let waiting: boolean;
const asked: { readonly [field: string]: unknown; readonly rows?: unknown }[] = [];
const sent: { readonly [field: string]: unknown }[] = [];

beforeEach(() => {
  enterAs('registrar');
  comparison = {};
  failing = false;
  waiting = false;
  asked.length = 0;
  sent.length = 0;
  answer = () => ({ ...job, roster: {} });
  callApi.mockImplementation(async (_method: string, path: string, body: (typeof sent)[number]) => {
    if (path === '/api/rosters/arrears/compare') {
      if (failing) throw ApiFailure.network();
      asked.push(body);
      if (waiting) return new Promise(() => undefined);
      return { ...compared, ...comparison };
    }
    sent.push(body);
    return answer();
  });
});

async function paste(text = 'Unidad\tSaldo\nT1-101\t350\nT1-102\t90') {
  const { user } = renderPage(<ArrearsUpdate />);
  await user.click(screen.getByRole('textbox', { name: 'Celdas copiadas' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  await screen.findByRole('region', { name: 'Qué cambia' });
  return user;
}
const before = [
  ['Unidad', 'Saldo'],
  ['T1-101', '350'],
  ['T1-102', '90'],
];
const button = (name: string) => screen.queryByRole('button', { name });
const review = /^Revisé quién/u;

test('names the units that begin and stop owing, and changes nothing until it is reviewed', async () => {
  const user = await paste();
  const change = plainSpaces(screen.getByRole('region', { name: 'Qué cambia' }).textContent);
  expect(change).toMatch(
    /La lista trae 2 unidades en mora.*en mora1T1-101 debe 350\. No vota ni cuenta para la mayoría; tampoco T1-105, de la misma persona\..*al día1T1-204 no debe\. Vuelve a votar/u,
  );
  expect(button('Actualizar cartera')?.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: review }));
  await user.click(screen.getByRole('button', { name: 'Actualizar cartera' }));
  await screen.findByText('La cartera quedó actualizada');
  expect(sent).toMatchObject(
    [
      { source: 'paste', name: 'Texto pegado', base: 'v1', edits: 3, cutOff: /^\d{4}-\d\d-\d\d$/u },
    ].map(({ cutOff, ...rest }) => ({ ...rest, cutOff: expect.stringMatching(cutOff) })),
  );
  expect(sent[0]?.rows).toEqual([
    ['Unidad', 'Saldo'],
    ['T1-101', '350'],
    ['T1-102', '90'],
  ]);
});

test('a row that is no unit is mended where it is told, and taken back', async () => {
  comparison = { unknown: { count: 1, first: [{ row: 3, text: 'Z-9' }] } };
  const user = await paste();
  await user.click(screen.getByRole('button', { name: 'Corregir la fila 3' }));
  const cell = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Columna A, fila 3' });
  await user.clear(cell());
  await user.type(cell(), 'T1-103{Enter}');
  expect(await screen.findByText(/^Hizo 1 corrección aquí\./u)).toBeTruthy();
  expect(asked.at(-1)?.rows).toEqual([...before.slice(0, 2), ['T1-103', '90']]);
  await user.click(screen.getByRole('button', { name: 'Deshacer la última' }));
  await waitFor(() => expect(cell().value).toBe('T1-102'));
  await user.click(screen.getByRole('button', { name: 'Quitar fila 3' }));
  await screen.findByText(/^Hizo 1 corrección aquí\./u);
  expect(asked.at(-1)?.rows).toEqual([...before.slice(0, 2), []]);
});

test('a correction that could not be compared loses neither the review nor the typed text', async () => {
  const unclear = { count: 1, first: [{ row: 3, column: 1, text: '¿?' }] };
  comparison = { told: { ...compared.told, unclear } };
  const user = await paste();
  await user.click(screen.getByRole('checkbox', { name: review }));
  expect(button('Actualizar cartera')?.hasAttribute('disabled')).toBe(false);
  failing = true;
  const cell = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Columna B, fila 3' });
  await user.clear(cell());
  await user.type(cell(), '20{Enter}');
  expect(await screen.findByText(/^No hay conexión\./u)).toBeTruthy();
  expect(cell().value).toBe('20');
  // The review on screen is of before: nothing is put in force by it.
  expect(button('Actualizar cartera')?.hasAttribute('disabled')).toBe(true);
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Comparar de nuevo' }));
  await waitFor(() => expect(screen.queryByText(/^No hay conexión\./u)).toBeNull());
  expect(asked.at(-1)?.rows).toEqual([...before.slice(0, 2), ['T1-102', '20']]);
});

test('a second correction before the first is answered keeps both', async () => {
  const told = (row: number) => ({ row, column: 1, text: '¿?' });
  const unclear = { count: 2, first: [told(2), told(3)] };
  comparison = { told: { ...compared.told, unclear } };
  const user = await paste();
  waiting = true;
  for (const [row, amount] of [
    [2, '10'],
    [3, '20'],
  ] as const) {
    const cell = screen.getByRole('textbox', { name: `Columna B, fila ${row}` });
    await user.clear(cell);
    await user.type(cell, `${amount}{Enter}`);
  }
  expect(asked.at(-1)?.rows).toEqual([
    ['Unidad', 'Saldo'],
    ['T1-101', '10'],
    ['T1-102', '20'],
  ]);
});

test('a row that is no unit is named, and the list is still there to be mended', async () => {
  comparison = { unknown: { count: 1, first: [{ row: 3, text: 'Z-9' }] } };
  const user = await paste();
  expect(screen.getByRole('alert').textContent).toContain('Fila 3: «Z-9»');
  expect(button('Actualizar cartera')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Celdas copiadas' });
  expect(text.value).toContain('T1-102');
});

test('of a book with a list for each tower, joined, a row that is no unit is named with its sheet', async () => {
  comparison = { unknown: { count: 1, first: [{ row: 3, text: 'Z-9' }] } };
  const header = ['Unidad', 'Saldo'];
  const book = await sheetFile([
    { name: 'Torre 1', header, rows: [['T1-101', '350']] },
    { name: 'Torre 2', header, rows: [['Z-9', '20']] },
  ]);
  const { user } = renderPage(<ArrearsUpdate />);
  await user.click(screen.getByRole('button', { name: 'Archivo' }));
  await user.upload(screen.getByLabelText('Lista de deudores'), new File([book], 'mora.xlsx'));
  await user.click(await screen.findByRole('button', { name: /^Unir/u }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Hoja «Torre 2», fila 2: «Z-9»');
});

test.each<[string, Partial<ArrearsComparison>, RegExp]>([
  ['what blocks it now', { blocked: 'Hay una votación abierta.' }, /Hay una votación abierta/u],
  ['that nothing changes', { owing: none, cleared: none }, /Es igual a la cartera vigente/u],
])('says %s, without a button', async (_, change, said) => {
  comparison = change;
  await paste();
  expect(screen.getByText(said)).toBeTruthy();
  expect(button('Actualizar cartera')).toBeNull();
});

test('a unit that paid at the door and is in the list again is told', async () => {
  comparison = { paidAtDoor: { count: 1, first: ['T1-101'] } };
  await paste();
  expect(screen.getByRole('alert').textContent).toContain('T1-101: esta lista la vuelve a poner');
});

test('a roster changed meanwhile is compared again, with one press', async () => {
  answer = () => {
    const message = 'Otra persona cambió el padrón mientras tanto.';
    throw new ApiFailure({ code: 'roster-changed', statusCode: 409, message, isAnswer: true });
  };
  const user = await paste();
  await user.click(screen.getByRole('checkbox', { name: review }));
  await user.click(screen.getByRole('button', { name: 'Actualizar cartera' }));
  comparison = { owing: { count: 1, first: [{ label: 'T9-909', amount: null, mates: [] }] } };
  await user.click(await screen.findByRole('button', { name: 'Comparar de nuevo' }));
  await screen.findByText('T9-909');
});
