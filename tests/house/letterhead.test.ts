import { strFromU8, unzipSync } from 'fflate';
import { extractImages, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintedPng } from '../../functions/src/testing/files/paintedPng.ts';
import { credentialFile } from '../../web/src/features/hall/attendance/person/credentialFile.ts';
import { actaDocx } from '../../web/src/parts/writing/actaDocx.ts';
import { actaPdf } from '../../web/src/parts/writing/actaPdf.ts';
import { exportPdf } from '../../web/src/parts/writing/exportReport.ts';
import { pdfFile } from '../../web/src/parts/writing/pdfFile.ts';
import { setLetterhead } from '../../web/src/ui/print/letterhead.ts';

const logo = paintedPng(60, 20, [122, 31, 92, 255]);
const url = '/api/public/logo?cot=torres&v=1';
const acta = {
  title: 'Acta',
  blocks: [{ kind: 'paragraph' as const, line: [{ kind: 'text' as const, text: 'Consta.' }] }],
};
const report = {
  ...{ title: 'Quórum de la sala', subtitle: 'Primera convocatoria' },
  ...{
    flat: { name: 'Quórum de la sala', columns: [], rows: [] },
    sheets: [],
    pages: [],
    timeZone: 'America/Bogota',
    name: 'quorum',
  },
};
const credential = {
  ...{ name: 'Ana Ruiz', units: '101', assembly: 'Torres', until: '21 nov 2026' },
  link: 'https://asamblea.test/#invitacion=1',
};

const papers: readonly (readonly [string, () => Promise<Blob>])[] = [
  ['the acta', () => actaPdf(acta)],
  ['a report', () => exportPdf(report)],
  ['any other paper', () => pdfFile({ content: ['Hoja'] })],
  ['a credential', () => credentialFile(credential)],
];

const answer = vi.fn(async (_address: string) => new Response(new Uint8Array(logo)));
beforeEach(() => {
  answer.mockClear();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  setLetterhead(null);
  vi.unstubAllGlobals();
});

/** The colour of the middle of each picture of each page, as a reader paints it. */
async function picturesOf(file: Blob): Promise<readonly (readonly (readonly number[])[])[]> {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), {
    verbosity: 0,
  });
  const pages = Array.from({ length: document.numPages }, (_, page) => page + 1);
  return Promise.all(
    pages.map(async (page) => {
      const pictures = await extractImages(document, page);
      return pictures.map(({ data, width, height, channels }) => {
        const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels;
        return [...data.subarray(middle, middle + 3)];
      });
    }),
  );
}

test.each(papers)('the logo of the assembly is on every page of %s', async (_what, write) => {
  setLetterhead(url);
  const pages = await picturesOf(await write());
  expect(pages).toEqual(pages.map(() => [[122, 31, 92]]));
  expect(answer.mock.calls).toEqual([[url, { credentials: 'omit' }]]);
});

test('a paper of an assembly without a logo has none, and asks for none', async () => {
  expect(await picturesOf(await actaPdf(acta))).toEqual([[]]);
  expect(answer).not.toHaveBeenCalled();
});

test('a paper whose logo does not come is written without it', async () => {
  setLetterhead(url);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await picturesOf(await actaPdf(acta))).toEqual([[]]);
  expect(await picturesOf(await actaPdf(acta))).toEqual([[[122, 31, 92]]]);
});

test('the acta for a word processor has the logo over its pages', async () => {
  setLetterhead(url);
  const parts = unzipSync(new Uint8Array(await (await actaDocx(acta)).arrayBuffer()));
  const [, kept] =
    Object.entries(parts).find(([name]) => /^word\/media\/.*\.png$/u.test(name)) ?? [];
  expect(kept === undefined ? null : Buffer.from(kept)).toEqual(logo);
  const head = Object.entries(parts).find(([name]) => /^word\/header\d*\.xml$/u.test(name))?.[1];
  expect(strFromU8(head ?? new Uint8Array())).toContain('Logo de la asamblea');
});
