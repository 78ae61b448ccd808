import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { sourceSchema } from '../../testing/sourceSchema.ts';
import { countingLawOf, warnOfMethod } from './countingLaw.ts';

test.each([
  ['co-sa', 'quotient', true, 'Código de Comercio de Colombia, artículo 197'],
  ['co-sas', 'quotient', true, 'Ley 1258 de 2008, artículo 25, parágrafo'],
  ['co-ph', null, true, 'Ley 675 de 2001, artículo 53 (sin verificar)'],
  ['es-lph', null, false, 'Ley 49/1960 de Propiedad Horizontal (sin verificar)'],
  ['es-sa', null, false, 'Ley de Sociedades de Capital, artículo 243 (sin verificar)'],
  ['es-sl', null, false, 'Ley de Sociedades de Capital, artículo 198 (sin verificar)'],
  ['ar-lgs', null, false, 'Ley General de Sociedades 19.550, artículo 263 (sin verificar)'],
  ['generic', null, false, 'los estatutos (sin verificar)'],
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

test.each(packIds)('%s says in Spanish what is doubtful or left to the bylaws', (id) => {
  const { source } = countingLawOf(id);
  expect(sourceSchema.safeParse(source).success).toBe(true);
  expect(source.note).toMatch(/^[A-Z].{20,}\.$/u);
});

test('the winner taking all is warned of where the law orders the quotient, and only there', () => {
  expect(warnOfMethod(countingLawOf('co-sa'), 'plurality')).toBe(
    'Salvo que los estatutos puedan pedir otra cosa, los puestos se reparten por cociente electoral (Código de Comercio de Colombia, artículo 197).',
  );
  expect(warnOfMethod(countingLawOf('co-sa'), 'quotient')).toBeNull();
  expect(warnOfMethod(countingLawOf('co-ph'), 'plurality')).toBeNull();
  expect(warnOfMethod(countingLawOf('co-ph'), 'quotient')).toBeNull();
});
