import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Paper } from './papers.ts';
import type { FromWriter, ToWriter } from './paperWorker.ts';
import { writePaper } from './writePaper.ts';

const paper: Paper = {
  kind: 'report-csv',
  report: {
    ...{ title: 'Quórum', subtitle: '', sheets: [], pages: [], timeZone: 'UTC' },
    flat: { name: 'Quórum', columns: [{ name: 'Hora' }], rows: [['8:00']] },
  },
};

class Writer {
  static last: Writer;
  onmessage: (event: { data: FromWriter }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;
  readonly asked: ToWriter[] = [];
  readonly terminate = vi.fn();
  constructor() {
    Writer.last = this;
  }
  postMessage(asked: ToWriter) {
    // A value that cannot be copied to another thread fails here, as it would there.
    this.asked.push(structuredClone(asked));
  }
}

beforeEach(() => vi.stubGlobal('Worker', Writer));
afterEach(() => vi.unstubAllGlobals());

test('the file is what the worker wrote, and the worker is ended', async () => {
  const written = writePaper(paper, new AbortController().signal);
  const file = new Blob(['Hora']);
  expect(Writer.last.asked).toEqual([{ paper, logo: null }]);
  Writer.last.onmessage({ data: { file } });
  expect(await written).toBe(file);
  expect(Writer.last.terminate).toHaveBeenCalledOnce();
});

test('a stopped writing has no file, and the worker is ended at once', async () => {
  const stop = new AbortController();
  const written = writePaper(paper, stop.signal);
  stop.abort();
  expect(await written).toBeNull();
  expect(Writer.last.terminate).toHaveBeenCalledOnce();
});

test.each([
  [
    'that failed',
    (writer: Writer) => writer.onmessage({ data: { failure: 'no fonts' } }),
    'no fonts',
  ],
  ['that fell', (writer: Writer) => writer.onerror({ message: '' }), 'The writer fell.'],
])('a writer %s is told', async (_, fail, said) => {
  const written = writePaper(paper, new AbortController().signal);
  fail(Writer.last);
  await expect(written).rejects.toThrow(said);
  expect(Writer.last.terminate).toHaveBeenCalledOnce();
});
