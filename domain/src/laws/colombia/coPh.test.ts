import { expect, test } from 'vitest';
import { atLeast, type Threshold } from '../../kernel/weights/threshold.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { anyOf, favourOver } from '../rules/requirements.ts';
import { withBylaws } from '../rules/withBylaws.ts';
import { coPh } from './coPh.ts';

const { hold } = lawCase(coPh);

test('the budget passes with more than half of the interest present', () => {
  const roll = `
    101 | ana  | 40,1200 | presente | sí
    102 | luis | 31,1145 | presente | no
    103 | eva  | 28,7655 | ausente  | -`;
  expect(hold('budget', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 40_120_000, base: 71_234_500 },
    sentence:
      'Aprobado con 56,32 %; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
  });
});

test.each([
  ['30,000000', '30,000000', 'rejected'],
  ['30,000001', '30,000000', 'approved'],
  ['30,000000', '30,000001', 'rejected'],
])('art. 45, an ordinary decision: %s in favour, %s against → %s', (yes, no, kind) => {
  const roll = `
    101 | ana  | ${yes} | presente | sí
    102 | luis | ${no}  | presente | no
    103 | eva  | 39,999999 | ausente | -`;
  expect(hold('financial-statements', roll).kind).toBe(kind);
});

test('art. 45: those present who do not vote, blanks and abstentions are in the base', () => {
  const roll = `
    101 | ana  | 25 | presente | sí
    102 | luis | 10 | presente | abstención
    103 | eva  | 10 | presente | blanco
    104 | juan | 10 | presente | -
    105 | sol  | 45 | ausente  | -`;
  expect(hold('budget', roll)).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 25_000_000, base: 55_000_000 },
  });
});

test('art. 45: who votes and leaves stays on both sides', () => {
  const roll = `
    101 | ana  | 40 | salió    | sí
    102 | luis | 20 | presente | no
    103 | eva  | 35 | presente | -
    104 | juan | 5  | ausente  | -`;
  expect(hold('budget', roll)).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 40_000_000, base: 95_000_000 },
  });
});

test.each([
  ['exactly half', '25', '50', 'no-quorum'],
  ['half and the smallest weight', '25,000001', '49,999999', 'approved'],
])('art. 45, quorum: %s of the coefficients', (_, one, absent, kind) => {
  const roll = `
    101 | ana  | ${one}   | presente | sí
    102 | luis | 25 | presente | sí
    103 | eva  | ${absent} | ausente | -`;
  expect(hold('budget', roll).kind).toBe(kind);
});

test('without quorum nothing is decided, and the sentence says the missing part', () => {
  const roll = `
    101 | ana  | 30 | presente | sí
    102 | luis | 20 | presente | sí
    103 | eva  | 50 | ausente  | -`;
  expect(hold('budget', roll).sentence).toBe(
    'Sin quórum, con 50,00 % del coeficiente y 2 propietarios; se necesitaba más del 50 % del coeficiente total y al menos 2 propietarios (Ley 675 de 2001, artículo 45).',
  );
});

test('art. 45: a number of owners is plural: one owner of everything is not an assembly', () => {
  const roll = `
    101 | ana | 60 | presente | sí
    102 | ana | 40 | presente | sí`;
  expect(hold('budget', roll).kind).toBe('no-quorum');
});

test.each([
  'common-property-use',
  'large-extraordinary-dues',
  'unnecessary-expenses',
  'exclusive-use',
  'bylaws-reform',
  'disaffection',
  'reconstruction',
  'private-use-change',
  'buying-property',
  'dissolution',
])('art. 46, %s: 70 %% of all the coefficients, and not one millionth less', (matter) => {
  const roll = (yes: string, absent: string) => `
    101 | ana  | ${yes}    | presente | sí
    102 | rosa | 10        | presente | sí
    103 | luis | 1         | presente | -
    104 | eva  | ${absent} | ausente  | -`;
  expect(hold(matter, roll('60', '29')).kind).toBe('approved');
  expect(hold(matter, roll('59,999999', '29,000001')).kind).toBe('rejected');
  expect(hold(matter, roll('60', '29'), 2).kind).toBe('approved');
  expect(hold(matter, roll('59,999999', '29,000001'), 2).kind).toBe('rejected');
});

test.each([
  ['disaffection', 'Ley 675 de 2001, artículos 20 y 46'],
  ['reconstruction', 'Ley 675 de 2001, artículos 13, 28 y 46'],
  ['coefficients-reform', 'Ley 675 de 2001, artículos 13, 28 y 46'],
])('arts. 13, 20 and 28, %s: who holds the 70 %% must be several', (matter, cite) => {
  const roll = (rosa: string) => `
    101 | ana  | 75 | presente | sí
    102 | rosa | 1  | presente | ${rosa}
    103 | eva  | 24 | ausente  | -`;
  expect(hold(matter, roll('no'))).toMatchObject({
    kind: 'rejected',
    sentence: `Rechazado con 75,00 % del coeficiente y 1 propietario a favor (se alcanzó en el coeficiente y no en los propietarios); se necesitaba al menos el 70 % del coeficiente total y al menos 2 propietarios (${cite}).`,
  });
  expect(hold(matter, roll('sí')).kind).toBe('approved');
  expect(hold('bylaws-reform', roll('no')).kind).toBe('approved');
});

test('art. 46: everybody present in favour is not enough without 70 % of the whole building', () => {
  const roll = `
    101 | ana  | 40 | presente | sí
    102 | luis | 29 | presente | sí
    103 | eva  | 31 | ausente  | -`;
  expect(hold('large-extraordinary-dues', roll)).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 69_000_000, base: 100_000_000 },
    sentence:
      'Rechazado con 69,00 % a favor; se necesitaba al menos el 70 % del coeficiente total (Ley 675 de 2001, artículo 46, numeral 2).',
  });
});

test('art. 41, second call: two owners decide, whatever they hold', () => {
  const roll = `
    101 | ana  | 12 | presente | sí
    102 | luis | 8  | presente | no
    103 | eva  | 80 | ausente  | -`;
  expect(hold('budget', roll, 1).kind).toBe('no-quorum');
  expect(hold('budget', roll, 2).kind).toBe('approved');
});

test('art. 41, second call: one owner alone, with two units, is not plural', () => {
  const roll = `
    101 | ana | 12 | presente | sí
    102 | ana | 8  | presente | sí
    103 | eva | 80 | ausente  | -`;
  expect(hold('budget', roll, 2)).toMatchObject({
    kind: 'no-quorum',
    sentence:
      'Sin quórum, con 1 propietario; se necesitaban al menos 2 propietarios (Ley 675 de 2001, artículo 41).',
  });
});

test('art. 46, parágrafo: in second call only if the 70 % is really there', () => {
  const roll = (yes: number) => `
    101 | ana  | ${yes} | presente | sí
    102 | luis | 5 | presente | no
    103 | eva  | ${95 - yes} | ausente | -`;
  expect(hold('dissolution', roll(69), 2).kind).toBe('rejected');
  expect(hold('dissolution', roll(70), 2).kind).toBe('approved');
});

test('C-522/2002: matters that are not economic are voted one unit, one vote', () => {
  const roll = `
    101 | ana  | 80 | presente | sí
    102 | luis | 10 | presente | no
    103 | eva  | 10 | presente | no`;
  expect(hold('coexistence-committee', roll)).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 1, base: 3 },
    sentence:
      'Rechazado con 33,33 % a favor; se necesitaba más del 50 % de las unidades presentes (Corte Constitucional, sentencia C-522 de 2002).',
  });
  expect(hold('budget', roll).kind).toBe('approved');
});

test('art. 43: in writing, more than half of all coefficients', () => {
  const roll = `
    101 | ana  | 50 | ausente | sí
    102 | luis | 10 | ausente | no
    103 | eva  | 40 | ausente | abstención`;
  expect(hold('written-decision', roll).kind).toBe('rejected');
  expect(hold('written-decision', roll.replace('50', '50,000001')).kind).toBe('approved');
});

test('arts. 30 and 37: owing dues takes no vote away', () => {
  const roll = `
    101 | ana  | 30 | presente | sí | mora
    102 | luis | 25 | presente | no
    103 | eva  | 45 | ausente  | -`;
  expect(hold('budget', roll).kind).toBe('approved');
});

test('art. 45: the extinction of the regime needs everybody', () => {
  const roll = `
    101 | ana  | 99,999999 | presente | sí
    102 | luis | 0,000001  | presente | -`;
  expect(hold('extinction', roll).kind).toBe('rejected');
  expect(hold('extinction', roll.replace('| -', '| sí')).kind).toBe('approved');
});

test('art. 9: an owner of a unit without coefficient is asked too', () => {
  const roll = `
    101 | ana  | 100 | presente | sí
    102 | luis | 0   | presente | -`;
  expect(hold('extinction', roll).kind).toBe('rejected');
  expect(hold('extinction', roll.replace('| -', '| sí')).kind).toBe('approved');
});

test('art. 38: a small levy passes with more than half of the interest present', () => {
  const roll = `
    101 | ana  | 30,000001 | presente | sí
    102 | luis | 30        | presente | no
    103 | eva  | 39,999999 | ausente  | -`;
  expect(hold('extraordinary-dues', roll).sentence).toBe(
    'Aprobado con 50,000001 %; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículos 38 y 45).',
  );
  expect(hold('large-extraordinary-dues', roll).kind).toBe('rejected');
});

test('C-522/2002: exactly half of the units present is not a majority, however many they are', () => {
  const roll = (vote: string) => `
    101 | ana  | 30 | presente | sí
    102 | ana  | 5  | presente | sí
    103 | luis | 25 | presente | ${vote}
    104 | eva  | 20 | presente | no
    105 | sol  | 20 | ausente  | -`;
  expect(hold('coexistence-rules', roll('blanco')).kind).toBe('rejected');
  expect(hold('coexistence-rules', roll('sí')).kind).toBe('approved');
});

test('art. 43: nobody meets in writing, so no quorum is asked besides the majority of all', () => {
  const roll = `
    101 | ana | 51 | ausente | sí
    102 | ana | 49 | ausente | no`;
  expect(hold('written-decision', roll).kind).toBe('approved');
  expect(hold('budget', roll).kind).toBe('no-quorum');
});

test('art. 44: in writing, a decision has no effect while an owner is missing', () => {
  const roll = (luis: string) => `
    101 | ana  | 50,000001 | ausente  | sí
    102 | ana  | 9,999999  | ausente  | -
    103 | luis | 10        | ausente  | ${luis}
    104 | eva  | 30        | presente | no`;
  expect(hold('written-decision', roll('-'))).toMatchObject({
    kind: 'ineffective',
    finding: { numerator: 2, base: 3, met: false },
    source: { law: 'Ley 675 de 2001', article: 'artículo 44' },
    sentence:
      'Ineficaz: participaron 2 de 3 propietarios; debían participar todos (Ley 675 de 2001, artículo 44).',
  });
  expect(hold('written-decision', roll('abstención')).kind).toBe('approved');
});

const bylaws = { law: 'Reglamento', article: 'artículo 9', verified: true };
/** The share that the bylaws ask of those present, or 70 % of all: whichever is met first. */
const either = (threshold: Threshold) =>
  anyOf(favourOver('present', threshold), favourOver('all', atLeast(70, 100)));

test.each([
  [
    'co-ph/ordinary',
    atLeast(60, 100),
    { base: 'present', threshold: atLeast(60, 100) },
    'Reglamento',
  ],
  ['co-ph/ordinary', atLeast(80, 100), either(atLeast(80, 100)), 'Ley 675 de 2001'],
  ['co-ph/levy', moreThan(70, 100), either(moreThan(70, 100)), 'Ley 675 de 2001'],
  [
    'co-ph/qualified',
    atLeast(75, 100),
    { base: 'all', threshold: atLeast(70, 100) },
    'Ley 675 de 2001',
  ],
  [
    'co-ph/large-levy',
    moreThan(70, 100),
    { base: 'all', threshold: atLeast(70, 100) },
    'Ley 675 de 2001',
  ],
  [
    'co-ph/written',
    atLeast(71, 100),
    { base: 'all', threshold: atLeast(70, 100) },
    'Ley 675 de 2001',
  ],
])('art. 45: over 70 %% of all, the bylaws are not written (%s)', (ruleId, asked, read, law) => {
  const rule = ruleOf(coPh, ruleId);
  expect(withBylaws(rule, { threshold: asked, source: bylaws })).toMatchObject({
    ok: true,
    value: { requirement: read, source: { law } },
  });
});

test('arts. 5 and 45: the bylaws cannot ask for less than the law', () => {
  for (const [ruleId, threshold] of [
    ['co-ph/ordinary', atLeast(1, 2)],
    ['co-ph/qualified', atLeast(60, 100)],
  ] as const) {
    expect(withBylaws(ruleOf(coPh, ruleId), { threshold, source: bylaws })).toMatchObject({
      ok: false,
      refusal: { code: 'majority-too-low' },
    });
  }
});
