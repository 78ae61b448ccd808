import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { sayWorth, signatureForms, signatureWorth } from './signatureWorth.ts';

test.each([
  ['ar-ccyc', 'electronic', 'Ley 25.506, artículo 5'],
  ['ar-lgs', 'certified', 'Código Civil y Comercial, artículo 288'],
  ['co-ph', 'electronic', 'Ley 527 de 1999, artículo 7; Decreto 2364 de 2012, artículo 3'],
  ['cl-21442', 'electronic', 'Ley 19.799, artículo 3'],
  ['mx-lgsm', 'electronic', 'Código de Comercio, artículos 89 y 97'],
  ['es-lph', 'electronic', 'Reglamento (UE) 910/2014, artículo 25.1; Ley 6/2020, artículo 3'],
  ['es-sa', 'certified', 'Reglamento (UE) 910/2014, artículo 25.2'],
] as const)('under %s a signature that is %s cites %s', (packId, form, cite) => {
  const said = sayWorth(signatureWorth(packId, form));
  expect(said).toContain(cite);
  expect(said).not.toMatch(/\.\s*\(|\.\.$/u);
});

test('a pack of no country claims no article', () => {
  for (const form of signatureForms) {
    expect(signatureWorth('generic', form).sources, form).toEqual([]);
  }
  expect(sayWorth(signatureWorth('generic', 'electronic'))).toContain('No conocemos la ley');
});

test('only a certificate is said to equal a hand, and only under a condition', () => {
  for (const packId of packIds) {
    expect(signatureWorth(packId, 'electronic').says, packId).not.toMatch(/^Equivale/u);
    const { says, sources } = signatureWorth(packId, 'certified');
    if (sources.length > 0) expect(says, packId).toMatch(/ si | avanzada /u);
  }
});

test('each pack says of paper that it is to be kept, since a scan is a copy', () => {
  for (const packId of packIds) {
    expect(signatureWorth(packId, 'handwritten').says, packId).toMatch(/[Gg]uarde|guárdelo/u);
  }
});
