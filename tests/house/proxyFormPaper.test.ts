import { holdingWordsOf, type ProxyFormsAnswer, proxyFormPaper } from '@asamblea/domain';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pdfFile as drawHere } from '../../functions/src/kernel/files/pdfFile.ts';
import { pdfFile as drawInBrowser } from '../../web/src/parts/writing/pdfFile.ts';

const about: ProxyFormsAnswer = {
  ...{ assembly: 'Torres del Parque', timeZone: 'America/Bogota', place: 'Salón comunal' },
  ...{ startsAt: Date.UTC(2027, 2, 26, 13), agenda: ['1. Presupuesto'] },
  words: holdingWordsOf({ rulePack: 'co-ph', weightMeasure: 'percent' }),
  warnings: ['Puede revocarlo (artículo 2191).'],
  forms: [
    {
      ...{ token: '0123456789abcdef0123', ownerIds: ['ana'], owners: ['Ana Ruiz'] },
      ...{ unitIds: ['U1'], units: ['T1-101'], weight: 1_500_000 },
    },
  ],
};

/** A space that no line breaks at, which the browser puts between a figure and its unit, is a hair narrower. */
const hair = 1000;

/** Each piece of text, and where on which page it stands. */
async function textsOf(bytes: Uint8Array) {
  const read = await getDocumentProxy(bytes);
  const pages = Array.from({ length: read.numPages }, (_, i) => read.getPage(i + 1));
  const texts = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
  return texts.map(({ items }) =>
    items.map((item) =>
      'str' in item ? [item.str, item.transform, Math.round(item.width * hair) / hair] : [],
    ),
  );
}

test('the proxy form that is mailed is the one that is printed, to the point', async () => {
  const paper = () => proxyFormPaper(about, about.forms, 'https://asamblea.test');
  const printed = await drawInBrowser(paper());
  const mailed = await drawHere(paper(), null);
  const texts = await textsOf(mailed);
  expect(texts.flat().length).toBeGreaterThan(20);
  expect(texts).toEqual(await textsOf(new Uint8Array(await printed.arrayBuffer())));
});
