import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { sourceSchema } from '../../testing/rules/sourceSchema.ts';
import { countingLawOf } from './countingLawOf.ts';

test.each([
  ['co-sa', 'quotient', true, 'Código de Comercio de Colombia, artículo 197'],
  ['co-ltda', 'quotient', true, 'Código de Comercio de Colombia, artículo 197'],
  ['co-cooperativa', 'quotient', true, 'Ley 79 de 1988, artículo 32'],
  ['co-sindicato', 'quotient', true, 'Código Sustantivo del Trabajo, artículo 391'],
  ['co-sas', 'quotient', true, 'Ley 1258 de 2008, artículo 25, parágrafo'],
  ['co-ph', null, true, 'el reglamento'],
  ['es-lph', null, false, 'los estatutos'],
  ['es-asociacion', null, false, 'los estatutos'],
  ['es-sa', null, false, 'los estatutos'],
  ['es-sl', null, false, 'los estatutos'],
  ['ar-lgs', null, false, 'el estatuto'],
  ['generic', null, false, 'los estatutos'],
] as const)(
  'under %s slates are counted by %s, blanks in the quotient: %s',
  (id, method, blank, cited) => {
    const law = countingLawOf(id);
    expect([law.method, law.blankInQuotient, citeSource(law.source)]).toEqual([
      method,
      blank,
      cited,
    ]);
  },
);

test.each(packIds)('%s says in Spanish its doubts and the points left to the bylaws', (id) => {
  const { source, bylaws } = countingLawOf(id);
  for (const one of [source, bylaws]) {
    expect(sourceSchema.safeParse(one).success).toBe(true);
    expect(one.note).toMatch(/^[A-Z].{20,}\.$/u);
  }
});

test.each(packIds)('%s gives a seat to the most voted only by its bylaws, never by a law', (id) => {
  const { bylaws, asksMajority } = countingLawOf(id);
  expect(['el reglamento', 'el estatuto', 'los estatutos']).toContain(bylaws.law);
  expect([bylaws.article, bylaws.verified]).toEqual(['', false]);
  // One member, one vote: everything is of the bylaws there.
  expect(asksMajority).toBe(id !== 'generic');
});
