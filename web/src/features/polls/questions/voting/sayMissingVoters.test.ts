import { plainWords } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { sayMissingVoters } from './sayMissingVoters.ts';

const voting = (number: number, missing: number, expected = 177) => ({
  ...{ voted: { units: expected - missing, weight: (expected - missing) * 10_000 } },
  ...{ expected: { units: expected, weight: expected * 10_000 }, bars: null, result: null },
  question: {
    ...{ questionId: `q${number}`, number, text: '¿Aprueba?', options: [], state: 'open' as const },
    ...{ openedAt: 1, closesAt: null },
  },
});

test.each([
  [
    'one question',
    [voting(3, 173)],
    'Faltan por votar 173 de 177 unidades (coeficiente de 1,7300).',
  ],
  ['one unit', [voting(3, 1)], 'Falta por votar 1 de 177 unidades (coeficiente de 0,0100).'],
  ['nobody', [voting(3, 0)], 'Ya votaron todas las unidades presentes.'],
  [
    'the same in each',
    [voting(1, 173), voting(2, 173)],
    'En cada pregunta faltan por votar 173 de 177 unidades.',
  ],
  [
    'another number in each',
    [voting(1, 173), voting(2, 0), voting(4, 1_200, 1_300)],
    'Faltan por votar: en la 1, 173 de 177 unidades; en la 4, 1.200 de 1.300 unidades.',
  ],
  ['what nobody has counted yet', [], ''],
])('the missing votes are said in numbers: %s', (_, votings, said) => {
  expect(sayMissingVoters(votings, plainWords)).toBe(said);
});
