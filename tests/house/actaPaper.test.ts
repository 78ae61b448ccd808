import { type ActaDraft, actaPaper, tieFigures } from '@asamblea/domain';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pdfFile as drawHere } from '../../functions/src/kernel/files/pdfFile.ts';
import { actaPdf } from '../../web/src/parts/writing/actaPdf.ts';
import { tieFigures as tieInBrowser } from '../../web/src/ui/text/tieFigures.ts';

const text = (said: string) => [{ kind: 'text' as const, text: said }];
const draft: ActaDraft = {
  title: 'Acta',
  blocks: [
    { kind: 'title', line: text('Acta de la asamblea') },
    { kind: 'heading', level: 1, line: text('Quórum') },
    { kind: 'paragraph', line: text('Se instaló a las 1:20 p. m. con el 50 % del coeficiente.') },
    { kind: 'list', items: [text('2 unidades, artículo 45')] },
    { kind: 'list', items: [text('1. Cuentas'), text('2. Varios')], isNumbered: true },
    {
      kind: 'table',
      caption: 'Asistencia',
      columns: [{ name: 'Unidad' }, { name: 'Coeficiente', isFigure: true }],
      rows: Array.from({ length: 12 }, (_, i) => [text(`Torre 1 · ${101 + i}`), text('1,5000 %')]),
    },
    { kind: 'page-break' },
    { kind: 'heading', level: 1, line: text('Firmas') },
    { kind: 'signatures', places: [text('Presidencia: Ana Ruiz'), text('Secretaría: Luis Soto')] },
    { kind: 'checks', items: [{ done: true, line: text('Hora de cierre') }] },
  ],
};

/** Each piece of text of each page, and where it stands. */
async function pagesOf(bytes: Uint8Array) {
  const read = await getDocumentProxy(bytes);
  const numbers = Array.from({ length: read.numPages }, (_, i) => i + 1);
  const texts = await Promise.all(
    numbers.map(async (page) => (await read.getPage(page)).getTextContent()),
  );
  return texts.map(({ items }) =>
    items.flatMap((item) => ('str' in item ? [[item.str, item.transform] as const] : [])),
  );
}

test('the server draws the acta as the browser does, to the point', async () => {
  const here = await pagesOf(await drawHere(actaPaper(draft, { number: null }), null));
  const browser = await pagesOf(new Uint8Array(await (await actaPdf(draft)).arrayBuffer()));
  expect(here.length).toBe(2);
  expect(here.flat().length).toBeGreaterThan(40);
  expect(here).toEqual(browser);
});

test('a list of numbered points has no mark before its numbers', () => {
  const { content } = actaPaper(draft, { number: null });
  const drawn = JSON.stringify(content);
  expect(drawn.match(/"ul":/gu)?.length).toBe(1);
  expect(drawn).toContain('1. Cuentas');
});

test('signatures stand two a line, with the paragraph before them on the same page', async () => {
  const pageCounts = new Set<number>();
  for (const lines of [20, 24, 26, 28, 30]) {
    const before = Array.from({ length: lines }, (_, i) => text(`Renglón ${i + 1}`));
    const long: ActaDraft = {
      title: 'Acta',
      blocks: [
        ...before.map((line) => ({ kind: 'paragraph' as const, line })),
        { kind: 'heading', level: 1, line: text('Firmas') },
        { kind: 'signatures', places: ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map(text) },
      ],
    };
    const pages = await pagesOf(await drawHere(actaPaper(long, { number: null }), null));
    pageCounts.add(pages.length);
    const last = new Map((pages.at(-1) ?? []).map(([said, place]) => [said, place[5]]));
    const together = [`Renglón ${lines}`, 'Firmas', 'Una', 'Cinco'];
    expect([lines, together.filter((said) => !last.has(said))]).toEqual([lines, []]);
    expect(last.get('Una')).toBe(last.get('Dos'));
    expect(last.get('Una')).not.toBe(last.get('Tres'));
  }
  expect(pageCounts).toEqual(new Set([1, 2]));
});

test('the foot of a draft says the seal of now', async () => {
  const pages = await pagesOf(
    await drawHere(actaPaper(draft, { number: null, sealMark: '3-AAAA' }), null),
  );
  for (const page of pages) {
    expect(page.map(([str]) => str).join('')).toMatch(/sello 3-AAAA\s*\d de 2$/u);
  }
});

test('the foot of a fixed one says its version, its day, how its digest begins and the seal of then', async () => {
  const digest = `1a2b3c4d${'0'.repeat(56)}`;
  const sealMark = '14-7K2M-Q0XD-9RTV-0A1B';
  const foot = { number: 2, on: '2026-11-30', digest, sealMark } as const;
  for (const page of await pagesOf(await drawHere(actaPaper(draft, foot), null))) {
    const said = page.map(([str]) => str).join('');
    expect(said).toContain(
      'Versión 2 · 30 de noviembre de 2026 · huella 1a2b3c4d · sello 14-7K2M-Q0XD-9RTV-0A1B',
    );
    expect(said).toMatch(/\d de 2$/u);
  }
});

test('the foot of a fixed one says the time stamp that there was then, on every page and within it', async () => {
  const foot = {
    ...{ number: 2, on: '2026-11-30', digest: '1a2b3c4d', sealMark: '14-7K2M-Q0XD-9RTV-0A1B' },
    timeStamp: { block: 12, at: Date.UTC(2026, 10, 30, 15, 4, 5) },
  } as const;
  for (const page of await pagesOf(await drawHere(actaPaper(draft, foot), null))) {
    const said = page.map(([str]) => str).join('');
    expect(said).toContain('sello 14-7K2M-Q0XD-9RTV-0A1B');
    expect(said).toContain('Sello de tiempo del bloque 12: 30 de noviembre de 2026, 15:04:05 UTC');
    expect(said).toMatch(/\d de 2$/u);
  }
});

test('the same figures are tied on paper and on the screen', () => {
  const said = 'A las 1:20 p. m. del 13 mar 2026, 95,62 % · 3 unidades (Ley 675, artículo 45)';
  expect(tieFigures(said)).toBe(tieInBrowser(said));
  expect(tieFigures(said)).not.toBe(said);
});
