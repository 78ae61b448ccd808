import type { ActaBlock, ActaLine } from '@asamblea/domain';
import { expect, test, vi } from 'vitest';
import { actaPdf } from '../../web/src/parts/writing/actaPdf.ts';
import { eveningPapers } from './support/eveningPapers.ts';
import { type Paper, papers } from './support/papers.ts';
import { type PaperPage, type PaperText, readPdf } from './support/readPdf.ts';

vi.stubGlobal('location', { host: 'asamblea.example' });

const opened = new Map<string, Promise<readonly PaperPage[]>>();

/** Each paper is written and opened once, for all that is asked of it. */
function open({ name, write }: Paper): Promise<readonly PaperPage[]> {
  const known = opened.get(name) ?? write().then(readPdf);
  opened.set(name, known);
  return known;
}

const all = [...papers, ...eveningPapers].map((paper) => [paper.name, paper] as const);
const pageFoot = /^\d+ de \d+$/u;

/** Stretches of a page one under the other, as a paragraph or the cell of a table has them. */
function linesOf({ texts }: PaperPage): readonly string[] {
  const lines: { text: string; last: PaperText }[] = [];
  for (const text of texts) {
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(line.last.y - text.y) < 1 && isBeside(line.last, text)) {
      line.text += text.text;
      line.last = text;
    } else lines.push({ text: text.text, last: text });
  }
  return lines.map(({ text }) => text);
}

const isBeside = (left: PaperText, right: PaperText) =>
  Math.abs(right.x - left.x - left.width) < left.height;

test.each(all)('%s: no page is blank', async (_, paper) => {
  const pages = await open(paper);
  expect(pages.length).toBeGreaterThan(0);
  for (const { texts } of pages) {
    expect(texts.filter(({ text }) => !pageFoot.test(text))).not.toEqual([]);
  }
});

test('however full the page before an annex is, none is left empty', async () => {
  const line = (text: string): ActaLine => [{ kind: 'text', text }];
  const annexAfter = (lines: number): readonly ActaBlock[] => [
    ...Array.from(
      { length: lines },
      () => ({ kind: 'paragraph', line: line('Otra línea.') }) as const,
    ),
    { kind: 'page-break' },
    { kind: 'heading', line: line('Anexo'), level: 1 },
    { kind: 'paragraph', line: line('Lo que consta.') },
  ];
  const lengths = Array.from({ length: 9 }, (_, more) => 36 + more);
  const pages = await readPdf(
    await actaPdf({ title: 'Acta', blocks: lengths.flatMap(annexAfter) }),
  );
  expect(pages.length).toBeGreaterThan(lengths.length);
  expect(pages.filter(({ texts }) => texts.length < 2)).toEqual([]);
});

const alone = ['credencial', 'PIN de una placa', 'código del apoderado'];

test.each(all.filter(([name]) => alone.includes(name)))(
  '%s is one piece of paper',
  async (_, paper) => {
    expect(await open(paper)).toHaveLength(1);
  },
);

test.each(all)('%s: everything is inside its page', async (_, paper) => {
  for (const { width, height, texts } of await open(paper)) {
    const outside = texts.filter(
      ({ x, y, width: wide, height: high }) =>
        x < 0 || y < 0 || x + wide > width + 1 || y + high > height + 1,
    );
    expect(outside).toEqual([]);
  }
});

test.each(all)(
  '%s: signs stand where they should, and nothing is left to fill in by us',
  async (_, paper) => {
    const lines = (await open(paper)).flatMap(linesOf);
    expect(lines.filter((line) => /\s[,.;:)](?:\s|$)|\.\.|,,/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /undefined|null|NaN|\[object|Invalid/u.test(line))).toEqual([]);
  },
);

test.each(all)('%s: no hour is broken', async (_, paper) => {
  const lines = (await open(paper)).flatMap(linesOf);
  expect(lines.filter((line) => /^\s*[ap]\.\s?m\.|^\s*m\./u.test(line))).toEqual([]);
  expect(lines.filter((line) => /\d{1,2}:\d{2}\s*[ap]\.\s*$/u.test(line))).toEqual([]);
});

test.each(all)('%s: the typed text is on it, whole', async (_, paper) => {
  const written = plain((await open(paper)).flatMap(linesOf).join(' '));
  expect(paper.typed.filter((typed) => !written.includes(plain(typed)))).toEqual([]);
});

test.each(all)('%s: no word of it is broken', async (_, paper) => {
  const words = new Set(paper.typed.flatMap((typed) => typed.normalize('NFC').split(/[\s-]+/u)));
  const broken = (await open(paper)).flatMap(({ texts }) =>
    texts.flatMap(({ text }, place) => {
      const [next = ''] = (texts[place + 1]?.text ?? '').split(/[\s-]+/u);
      const last = text.split(/[\s-]+/u).at(-1) ?? '';
      return last !== '' && next !== '' && words.has(`${last}${next}`) ? [`${last}|${next}`] : [];
    }),
  );
  expect(broken).toEqual([]);
});

/** A line may break at any space, and after a hyphen. */
function plain(text: string): string {
  return text.replace(/\s+/gu, '').normalize('NFC');
}
