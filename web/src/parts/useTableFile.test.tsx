import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { newUser } from '../testing/newUser.ts';
import type { CheckedTable, TableFile, TableSheet } from '../ui/tables/checkTable.ts';
import { type FileReading, useTableFile } from './useTableFile.tsx';

const hints = { isHeader: (row: readonly string[]) => row[0] === 'Unidad' };
const plain = { isHidden: false, merges: [], notes: [], problem: null };
const sheet = (name: string, rows: TableSheet['rows'], more: Partial<TableSheet> = {}) => ({
  ...plain,
  name,
  rows,
  ...more,
});
const titles = ['Unidad', 'Dueño'];
const of2024 = sheet('2024', [titles, ['101', 'Ana']], { isHidden: true });
const of2025 = sheet('2025', [titles, ['101', 'Eva'], ['102', 'Sol']]);
const useless = sheet('Larga', [], { problem: 'Hay más de 30.000 filas.' });

interface Read {
  readonly table: CheckedTable | null;
}

function Reading({ reading, joins = true }: { reading: FileReading; joins?: boolean }) {
  const { read, view } = useTableFile(reading, joins ? hints : null);
  const [found, setFound] = useState<Read | null>(null);
  const start = async () => setFound({ table: await read(new File([], 'libro.xlsx')) });
  return (
    <>
      <button type="button" onClick={() => void start()}>
        Leer
      </button>
      <output>{found === null ? 'nada' : JSON.stringify(found.table)}</output>
      {view}
    </>
  );
}

async function readSheets(sheets: readonly TableSheet[], joins = true) {
  const file: TableFile = { ok: true, sheets };
  render(<Reading reading={async () => file} joins={joins} />);
  const user = newUser();
  await user.click(screen.getByRole('button', { name: 'Leer' }));
  return user;
}

const said = () => JSON.parse(screen.getByRole('status').textContent ?? '') as CheckedTable | null;

test('of a book with one sheet nothing is asked', async () => {
  await readSheets([of2025]);
  expect(await screen.findByText(/102/u)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said()).toMatchObject({ rows: of2025.rows, parts: [] });
});

test('of a book with several, each is named with its rows and none is taken in silence', async () => {
  const user = await readSheets([of2024, of2025, useless]);
  await screen.findByRole('dialog', { name: '¿Qué hoja usamos?' });
  expect(screen.getByText('nada')).toBeTruthy();
  expect(screen.getByRole('button', { name: '2024 (oculta) 2 filas' })).toBeTruthy();
  const long = screen.getByRole('button', { name: 'Larga Hay más de 30.000 filas.' });
  expect(long.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: '2025 3 filas' }));
  await screen.findByText(/Sol/u);
  expect(said()).toMatchObject({ rows: of2025.rows, parts: [{ name: '2025' }] });
});

test('sheets with the same titles are joined when it is asked', async () => {
  const user = await readSheets([of2024, useless, of2025]);
  await user.click(await screen.findByRole('button', { name: /^Unir .* «2024», «2025»/u }));
  await screen.findByText(/Sol/u);
  expect(said()).toMatchObject({
    rows: [...of2024.rows, ...of2025.rows.slice(1)],
    parts: [
      { name: '2024', from: 0, rows: 2, skipped: 0 },
      { name: '2025', from: 2, rows: 2, skipped: 1 },
    ],
  });
});

test('where rows cannot say their sheet, none are joined', async () => {
  await readSheets([of2024, of2025], false);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: /^Unir/u })).toBeNull();
});

test('leaving the question reads nothing', async () => {
  const user = await readSheets([of2024, of2025]);
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByText('null')).toBeTruthy();
});

test('a long reading says how far it is, and is stopped', async () => {
  let signal: AbortSignal | undefined;
  const reading: FileReading = (_, how) => {
    ({ signal } = how);
    how.onProgress?.({ sheet: '2025', rows: 12_000 });
    return new Promise((resolve) => how.signal?.addEventListener('abort', () => resolve(null)));
  };
  render(<Reading reading={reading} />);
  const user = newUser();
  await user.click(screen.getByRole('button', { name: 'Leer' }));
  await screen.findByText(/^Leyendo libro\.xlsx… hoja «2025», 12\.000 filas$/u);
  await user.click(screen.getByRole('button', { name: 'Dejar de leer' }));
  expect(await screen.findByText('null')).toBeTruthy();
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
