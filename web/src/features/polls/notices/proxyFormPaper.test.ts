import { holdingWordsOf, type ProxyFormsAnswer, proxyFormPaper } from '@asamblea/domain';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';

const token = '0123456789abcdef0123';
const about: ProxyFormsAnswer = {
  ...{ assembly: 'Torres del Parque', timeZone: 'America/Bogota', place: 'Salón comunal' },
  ...{ startsAt: Date.UTC(2027, 2, 26, 13), agenda: ['1. Presupuesto'] },
  words: holdingWordsOf({ rulePack: 'co-ph', weightMeasure: 'percent' }),
  warnings: ['Puede revocarlo (artículo 2191).'],
  forms: [
    {
      ...{ token, ownerIds: ['ana', 'eva'], owners: ['Ana Ruiz', 'Eva Peña'] },
      ...{ unitIds: ['U1', 'U2'], units: ['T1-101', 'T1-102'], weight: 1_500_000 },
    },
    {
      ...{ token, ownerIds: ['luis'], owners: ['Luis Soto'], unitIds: ['U3'], units: ['T1-103'] },
      weight: 1_000_000,
    },
  ],
};

test('a form says all but the attorney, with room to sign for each owner, and a code that names nobody', () => {
  const { content } = proxyFormPaper(about, about.forms.slice(0, 1), 'https://a.co');
  const text = JSON.stringify(content).replace(/\p{Zs}/gu, ' ');
  for (const said of [
    ...['Torres del Parque', 'Ana Ruiz y Eva Peña', 'las unidades T1-101 y T1-102'],
    'con coeficiente de 1,5000 %',
    ...[
      'damos poder a',
      '26 de marzo de 2027 a las 8:00 a. m. (Salón comunal)',
      '1. Presupuesto',
      'artículo 2191',
    ],
    ...['Firma de Ana Ruiz', 'Firma de Eva Peña', 'Nombre completo del apoderado'],
  ]) {
    expect(text).toContain(said);
  }
  const [, code] = /"qr":"([^"]+)"/u.exec(text) ?? [];
  expect(code).toBe(`https://a.co/?poder=${token}`);
});

test('each form is a page, drawn', async () => {
  const file = await pdfFile(proxyFormPaper(about, about.forms, 'https://a.co'));
  const read = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  expect(read.numPages).toBe(2);
});
