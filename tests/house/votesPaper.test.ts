import { presentResult, votesReport } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { secondSession } from '../../domain/src/testing/records/actaCase.ts';
import { decisionBlock } from '../../web/src/features/record/reports/decisionBlock.ts';
import { exportPdf } from '../../web/src/parts/writing/exportReport.ts';

const { questions } = votesReport(secondSession);
const zone = 'Europe/Madrid';

/** Every text of a piece of paper, in its order. */
function textsOf(piece: unknown): readonly string[] {
  if (Array.isArray(piece)) return piece.flatMap(textsOf);
  if (typeof piece !== 'object' || piece === null) return [];
  const { text, stack, columns } = piece as Record<string, unknown>;
  return [...(typeof text === 'string' ? [text] : []), ...textsOf(stack), ...textsOf(columns)];
}

/** How long each bar is, as a part of its ground. */
function barsOf(piece: unknown): readonly number[] {
  if (Array.isArray(piece)) return piece.flatMap(barsOf);
  if (typeof piece !== 'object' || piece === null) return [];
  const { canvas, stack, columns } = piece as Record<string, unknown>;
  const drawn = Array.isArray(canvas) ? canvas.filter(({ type }) => type === 'rect') : [];
  const [ground, bar] = drawn.map(({ w }) => Number(w));
  const here = ground === undefined || bar === undefined ? [] : [bar / ground];
  return [...here, ...barsOf(stack), ...barsOf(columns)];
}

test.each(questions.map((one) => [one.result.text, one] as const))(
  'on paper «%s» has the verdict, the bars and the sentence of the screen, in one block',
  (text, question) => {
    const { word, sentence, measures } = presentResult(question.result);
    const block = decisionBlock(question, zone);
    const bars = measures.flatMap((measure) => measure.bars);
    expect(textsOf(block)).toEqual(expect.arrayContaining([word, text, sentence]));
    for (const { label, percent } of bars) {
      expect(textsOf(block)).toContain(label);
      expect(textsOf(block).join('\n')).toContain(percent);
    }
    expect(barsOf(block)).toHaveLength(bars.length);
    for (const [place, { share }] of bars.entries()) {
      expect(barsOf(block)[place]).toBeCloseTo(share, 9);
    }
    expect(block).toMatchObject({ unbreakable: true });
  },
);

test('a question begins on the page of the one before, where both fit', async () => {
  const many = Array.from({ length: 20 }, () => questions)
    .flat()
    .slice(0, 20);
  const pdf = await exportPdf({
    ...{ title: 'Informe de votaciones', subtitle: 'Comunidad', timeZone: zone },
    ...{
      flat: noTable,
      sheets: [],
      pages: [],
      blocks: many.map((one) => decisionBlock(one, zone)),
    },
  });
  const pages = /\/Count (\d+)/u.exec(new TextDecoder('latin1').decode(await pdf.bytes()))?.[1];
  // Two of a double majority fit a page.
  expect(Number(pages)).toBeGreaterThan(5);
  expect(Number(pages)).toBeLessThanOrEqual(11);
});

const noTable = { name: '', columns: [], rows: [] };
