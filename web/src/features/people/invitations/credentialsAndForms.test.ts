import { holdingWordsOf, type PrintedForm, type ProxyFormsAnswer } from '@asamblea/domain';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { credentialsAndForms, type FormPaper } from './credentialsAndForms.ts';
import type { InvitationSlip } from './invitationSlips.ts';

const form = (label: string, ...ownerIds: readonly string[]): PrintedForm => ({
  ...{ token: '0123456789abcdef0123', ownerIds, owners: ownerIds.map((id) => `Sra. ${id}`) },
  ...{ unitIds: [label], units: [label], weight: 1_000_000 },
});

const about: ProxyFormsAnswer = {
  ...{ assembly: 'Torres del Parque', timeZone: 'America/Bogota', place: 'Salón comunal' },
  ...{ startsAt: Date.UTC(2027, 2, 26, 13), agenda: ['1. Presupuesto'] },
  words: holdingWordsOf({ rulePack: 'co-ph', weightMeasure: 'percent' }),
  warnings: ['Puede revocarlo (artículo 2191).'],
  forms: [
    form('T1-101', 'Ana', 'Eva'),
    form('T1-102', 'Luis'),
    form('T2-101', 'Ana'),
    form('T2-102', 'Mar'),
  ],
};

const frame = {
  ...{ assemblyName: 'Torres del Parque', cot: 'torres', timeZone: 'America/Bogota' },
  origin: 'https://a.co',
};

const slip = (personId: string): InvitationSlip => ({
  sheet: { personId, path: `/loginVirtual#invitacion=${personId}`, expiresAt: 1, code: 'K7-42' },
  ...{ name: `Credencial de ${personId}`, units: 'T1' },
});

const formPaper: FormPaper = (_, forms) => ({
  content: forms.map(({ units }) => ({ text: `Poder de ${units.join(', ')}` })),
});

/** The pages of the print, each by its kind. */
async function pagesOf(slips: readonly InvitationSlip[], paper: 'letter' | 'a4') {
  const file = await pdfFile(credentialsAndForms(slips, about, formPaper, frame, paper));
  const read = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const pages = await Promise.all(
    Array.from({ length: read.numPages }, async (_, at) => read.getPage(at + 1)),
  );
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return texts.map(({ items }, at) => {
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const said = text.match(/Credencial de \w+|T\d-\d{3}/gu) ?? [];
    const [, , width = 0, height = 0] = pages[at]?.view ?? [];
    return { said: [...new Set(said)], size: [Math.round(width), Math.round(height)] };
  });
}

test.each([
  ['a4', [595, 842]],
  ['letter', [612, 792]],
] as const)(
  'on %s each owner has their credential and then their form, by unit, each on its page',
  async (paper, size) => {
    // In whatever order they were written.
    const pages = await pagesOf(['Zoe', 'Mar', 'Eva', 'Ana'].map(slip), paper);
    expect(pages.map(({ said }) => said)).toEqual([
      ['Credencial de Ana', 'Credencial de Eva'],
      ['T1-101'],
      ['T2-101'],
      ['Credencial de Mar'],
      ['T2-102'],
      ['Credencial de Zoe'],
    ]);
    for (const page of pages) expect(page.size).toEqual(size);
  },
);
