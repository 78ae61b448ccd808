import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { escapeXml, odsOf } from '../../testing/bookOf.ts';
import { encodeOld, oldEncodings } from '../../testing/encodeOld.ts';
import { startReader } from '../../testing/fakes/ui/tables/startReader.ts';
import { sheetFile } from '../files/sheetFile.ts';
import { readTableFile } from './readTableFile.ts';
import type { Reader } from './startReader.ts';

const hints = { isHeader: (row: readonly string[]) => row[0] === 'Unidad' };
const file = new File(['Unidad;Dueño\n101;Ana\n'], 'padron.csv');

/** The reader of the test: it says nothing by itself. */
function readerOf(more: Partial<Reader> = {}) {
  const stop = vi.fn();
  const reader: Reader = { send: () => undefined, hear: () => undefined, stop, ...more };
  return { start: () => reader, stop };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a reading that crashes ends in a sentence', async () => {
  const { start, stop } = readerOf({ hear: (_, onCrash) => setTimeout(onCrash) });
  const read = await readTableFile(file, hints, { start });
  expect(read).toMatchObject({
    ok: false,
    message: expect.stringContaining('No pudimos terminar'),
  });
  expect(stop).toHaveBeenCalledOnce();
});

test('a reading that says nothing for half a minute ends in a sentence', async () => {
  vi.useFakeTimers();
  const ready = new File([], 'padron.csv');
  ready.arrayBuffer = () => Promise.resolve(new ArrayBuffer(1));
  const progress = { sheet: 'a', rows: 1 };
  const { start, stop } = readerOf({
    hear: (onMessage) => {
      setTimeout(() => onMessage({ kind: 'progress', progress }), 29_000);
    },
  });
  const onProgress = vi.fn();
  const reading = readTableFile(ready, hints, { start, onProgress });
  let isOver = false;
  void reading.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(58_000);
  expect([isOver, onProgress.mock.calls]).toEqual([false, [[progress]]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await reading).toMatchObject({ message: expect.stringContaining('tarda demasiado') });
  expect(stop).toHaveBeenCalledOnce();
});

test('a stopped reading ends without a word, and so does its reader', async () => {
  const controller = new AbortController();
  const { start, stop } = readerOf({ hear: () => setTimeout(() => controller.abort()) });
  expect(await readTableFile(file, hints, { start, signal: controller.signal })).toBeNull();
  expect(stop).toHaveBeenCalledOnce();
});

test('a file that is gone ends in a sentence', async () => {
  const gone = new File([], 'padron.csv');
  gone.arrayBuffer = () => Promise.reject(new Error('NotFoundError'));
  const read = await readTableFile(gone, hints, { start: startReader });
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining('Vuelva a elegirlo') });
});

const letters = fc.constantFrom(...'aeiou áéíóúñ&<"\'.,;|%0123456789-\n');
const cell = fc.string({ unit: letters, maxLength: 12 }).map((text) => text.trim());
/** A table with a word that tells the old encodings apart, and no empty edges. */
const tables = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }))
  .chain(([width, height]) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((rows) => [['Unidad', 'Dueño', 'Muñoz Ávila'], ...rows.map((row) => ['x', ...row, 'z'])]);

async function rowsOf(written: File) {
  const read = await readTableFile(written, hints, { start: startReader });
  if (read?.ok !== true) throw new Error(read?.message);
  return read.sheets.map(({ rows }) => rows);
}

test('any table reads back equal from a workbook', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async ([header = [], ...rows]) => {
      const blob = await sheetFile([{ name: 'Hoja', header, rows }]);
      expect(await rowsOf(new File([blob], 'a.xlsx'))).toEqual([[header, ...rows]]);
    }),
    { numRuns: 60 },
  );
});

test('any table reads back equal from an OpenDocument', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const xml = rows.map((row) => {
        const cells = row.map((text) => {
          const lines = text.split('\n').map((line) => {
            const spaced = escapeXml(line).replaceAll(' ', '<text:s/>');
            return `<text:p>${spaced}</text:p>`;
          });
          return `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`;
        });
        return `<table:table-row>${cells.join('')}</table:table-row>`;
      });
      const book = odsOf(`<table:table table:name="Hoja">${xml.join('')}</table:table>`);
      expect(await rowsOf(book)).toEqual([rows]);
    }),
    { numRuns: 100 },
  );
});

test('any table reads back equal from text, in every encoding', async () => {
  const separators = fc.constantFrom(',', ';', '\t', '|');
  const encodings = fc.constantFrom('utf-8' as const, ...oldEncodings);
  await fc.assert(
    fc.asyncProperty(tables, separators, encodings, async (rows, separator, encoding) => {
      const text = rows
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n');
      const bytes =
        encoding === 'utf-8' ? new TextEncoder().encode(text) : encodeOld(text, encoding);
      expect(await rowsOf(new File([bytes], 'a.csv'))).toEqual([rows]);
    }),
    { numRuns: 200 },
  );
});
