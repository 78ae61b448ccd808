import { expect, test } from 'vitest';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { withBylaws } from '../rules/withBylaws.ts';
import { esSa } from './esSa.ts';

const { hold } = lawCase(esSa);

const meeting = (yes: string, no: string, blank: string, absent: string) => `
  a | ana  | ${yes} | presente | sí
  b | luis | ${no}  | presente | no
  c | eva  | ${blank} | presente | blanco
  d | sol  | ${absent} | ausente | -`;

/** The rest of a hundred, in millionths, so that no sum is lost to floating point. */
const restOf = (...parts: readonly string[]) => {
  const millionths = (part: string) => {
    const [whole = '0', decimals = ''] = part.split(',');
    return Number(whole) * 1_000_000 + Number(decimals.padEnd(6, '0'));
  };
  const rest = 100_000_000 - parts.map(millionths).reduce((sum, part) => sum + part, 0);
  return `${Math.trunc(rest / 1_000_000)},${String(rest % 1_000_000).padStart(6, '0')}`;
};

test.each([
  ['20', '19', '21', 'approved'],
  ['20', '20', '20', 'rejected'],
  ['20,000001', '20', '20', 'approved'],
  ['19,999999', '20', '20', 'rejected'],
  ['10', '10', '5', 'rejected'],
  ['10', '9', '6', 'approved'],
  ['10', '9', '5,999999', 'no-quorum'],
])('arts. 193.1 and 201.1: %s for, %s against, %s blank → %s', (yes, no, blank, kind) => {
  const roll = meeting(yes, no, blank, restOf(yes, no, blank));
  expect(hold('annual-accounts', roll).kind).toBe(kind);
});

test('art. 201.1: more for than against, said as such', () => {
  expect(hold('annual-accounts', meeting('20', '19', '21', '40')).sentence).toBe(
    'Aprobado con 51,28 %; se necesitaba más del 50 % del capital que votó a favor o en contra (Ley de Sociedades de Capital, artículo 201.1).',
  );
});

test('art. 193.1: without a quarter of the capital nothing is decided, and it is said', () => {
  expect(hold('annual-accounts', meeting('24', '0', '0', '76')).sentence).toBe(
    'Sin quórum, con 24,00 % del capital; se necesitaba al menos el 25 % del capital total con derecho a voto (Ley de Sociedades de Capital, artículos 83.1 y 193.1).',
  );
});

test('art. 193.2: in second call any capital is enough, but somebody must come', () => {
  expect(hold('annual-accounts', meeting('2', '1', '0', '97'), 2).kind).toBe('approved');
  expect(hold('annual-accounts', 'a | ana | 100 | ausente | -', 2)).toMatchObject({
    kind: 'no-quorum',
    sentence: 'Sin quórum: no había nadie (Ley de Sociedades de Capital, artículo 193.2).',
  });
});

test.each(['bylaws-reform', 'restructuring', 'move-abroad', 'dissolution'])(
  'arts. 194 and 201.2, and 8.4 of the decree: the lines of «%s»',
  (matter) => {
    const kindOf = (yes: string, no: string, call: number) =>
      hold(matter, meeting(yes, no, '0', restOf(yes, no)), call).kind;
    expect([
      kindOf('30', '30', 1),
      kindOf('30,000001', '30', 1),
      kindOf('26', '24', 1),
      kindOf('49,999999', '0', 1),
      kindOf('30', '30', 2),
      kindOf('30,000001', '30', 2),
      kindOf('25,000001', '24,999999', 2),
      kindOf('25', '25', 2),
      kindOf('33,333332', '16,666667', 2),
      kindOf('33,333333', '16,666666', 2),
      kindOf('19,999999', '10,000001', 2),
      kindOf('20', '10', 2),
      kindOf('25', '0', 2),
      kindOf('24,999999', '0', 2),
    ]).toEqual([
      'rejected',
      'approved',
      'approved',
      'no-quorum',
      'rejected',
      'approved',
      'approved',
      'rejected',
      'rejected',
      'approved',
      'rejected',
      'approved',
      'approved',
      'no-quorum',
    ]);
  },
);

test('art. 201.2: a blank is capital present, so it weighs against', () => {
  expect(hold('bylaws-reform', meeting('30', '0', '30', '40')).kind).toBe('rejected');
  expect(hold('bylaws-reform', meeting('30,000001', '0', '29,999999', '40')).kind).toBe('approved');
});

test('art. 201.2: in second call with 30 % of the capital, two thirds of it, said as such', () => {
  expect(hold('bylaws-reform', meeting('19', '11', '0', '70'), 2).sentence).toBe(
    'Rechazado con 63,33 % a favor; se necesitaban al menos 2/3 del capital presente (Ley de Sociedades de Capital, artículos 194 y 201.2).',
  );
});

test.each([
  ['40', '20', 1, 'approved'],
  ['39,999999', '20,000001', 1, 'rejected'],
  ['20', '10', 2, 'approved'],
  ['19,999999', '10,000001', 2, 'rejected'],
])(
  'art. 182 bis.2, meetings only online: %s for, %s against, call %d → %s',
  (yes, no, call, kind) => {
    const roll = meeting(yes, no, '0', restOf(yes, no));
    expect(hold('telematic-meetings', roll, call).kind).toBe(kind);
  },
);

test('art. 83.1: a shareholder in default has no vote and leaves the capital of the quorum', () => {
  const roll = (yes: string, absent: string) => `
    a | ana  | ${yes}  | presente | sí
    b | luis | 60 | presente | no | mora
    c | eva  | ${absent} | ausente | -`;
  expect(hold('annual-accounts', roll('10', '30'))).toMatchObject({
    kind: 'approved',
    finding: { numerator: 10_000_000, base: 10_000_000 },
  });
  expect(hold('annual-accounts', roll('9,999999', '30,000001')).kind).toBe('no-quorum');
  expect(hold('bylaws-reform', roll('20', '20')).kind).toBe('approved');
  expect(hold('bylaws-reform', roll('19,999999', '20,000001')).kind).toBe('no-quorum');
});

test('art. 83.1: the default of some shares silences the shareholder in all', () => {
  const roll = `
    a | ana  | 30 | presente | sí
    b | luis | 1  | presente | no | mora
    c | luis | 40 | presente | no
    d | eva  | 29 | ausente  | -`;
  expect(hold('annual-accounts', roll).kind).toBe('approved');
});

const conflicted = `
  a | ana  | 55 | presente | no | conflicto
  b | luis | 25 | presente | sí
  c | eva  | 20 | presente | no`;

test('art. 190.2: who is to be released of a duty leaves the capital of the majority', () => {
  expect(hold('partner-release', conflicted)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 25_000_000, base: 45_000_000 },
  });
});

test('art. 190.2: the interested shareholder still counts for the quorum', () => {
  const roll = `
    a | ana  | 20 | presente | no | conflicto
    b | luis | 5  | presente | sí
    c | eva  | 75 | ausente  | -`;
  expect(hold('partner-credit', roll).kind).toBe('approved');
});

test('art. 190.3: in any other conflict, as to remove a director, the shareholder votes', () => {
  expect(hold('directors-removal', conflicted).kind).toBe('rejected');
  expect(hold('bylaws-reform', conflicted).kind).toBe('rejected');
});

test('art. 238.1: the bylaws may not ask more to sue a director', () => {
  const bylaw = {
    threshold: moreThan(2, 3),
    source: { law: 'los estatutos', article: 'artículo 20', verified: true },
  };
  expect(withBylaws(ruleOf(esSa, 'es-sa/liability'), bylaw)).toMatchObject({
    ok: false,
    refusal: { code: 'majority-too-high' },
  });
  expect(withBylaws(ruleOf(esSa, 'es-sa/ordinary'), bylaw).ok).toBe(true);
  expect(ruleOf(esSa, 'es-sa/liability').ceiling?.source.article).toBe('artículo 238.1');
});

test('arts. 296.2 and 351: every share must be in favour, also one in default', () => {
  const roll = (vote: string) => `
    a | ana  | 99 | presente | sí
    b | luis | 1  | presente | ${vote} | mora`;
  expect(hold('par-value-increase', roll('sí')).kind).toBe('approved');
  expect(hold('exclusion-causes', roll('no')).kind).toBe('rejected');
  expect(hold('exclusion-causes', meeting('99,999999', '0', '0', '0,000001')).kind).toBe(
    'rejected',
  );
});

test.each([
  ['60', '4,999999', 'approved'],
  ['60', '5', 'rejected'],
  ['60', '35', 'rejected'],
  ['4', '4,5', 'no-quorum'],
  ['20', '4', 'no-quorum'],
  ['25', '0', 'approved'],
])('art. 238.2: %s for and %s against a waiver → %s', (yes, no, kind) => {
  expect(hold('liability-settlement', meeting(yes, no, '0', restOf(yes, no))).kind).toBe(kind);
});

test.each([
  [
    '60',
    '5',
    'Rechazado, aunque tuvo 92,31 % a favor; se necesitaba más del 50 % del capital que votó a favor o en contra (Ley de Sociedades de Capital, artículo 201.1). En contra votó el 5,00 % del capital total: no vale si se opone al menos el 5 % del capital total (Ley de Sociedades de Capital, artículo 238.2).',
  ],
  [
    '60',
    '4,999999',
    'Aprobado con 92,31 %; se necesitaba más del 50 % del capital que votó a favor o en contra (Ley de Sociedades de Capital, artículo 201.1). En contra votó el 4,999999 % del capital total: no vale si se opone al menos el 5 % del capital total (Ley de Sociedades de Capital, artículo 238.2).',
  ],
])('art. 238.2: the sentence of %s for and %s against says how much opposed', (yes, no, said) => {
  expect(hold('liability-settlement', meeting(yes, no, '0', restOf(yes, no))).sentence).toBe(said);
});
