import { expect, test } from 'vitest';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { countingLawOf } from '../rulePacks/countingLawOf.ts';
import { wordsOf } from '../rulePacks/wordsOf.ts';
import { withBylaws } from '../rules/withBylaws.ts';
import { coLtda } from './coLtda.ts';

/** `51 s, 9 s, 40 n`: a partner each, with quotas and vote; `·` is absent, `c` votes no and is interested. */
function partners(said: string): string {
  const words: Readonly<Record<string, string>> = {
    ...{ s: 'presente | sí', n: 'presente | no', b: 'presente | blanco' },
    ...{ '·': 'ausente | -', c: 'presente | no | conflicto' },
  };
  return said
    .split(', ')
    .map((one, i) => {
      const [quotas, vote = ''] = one.split(' ');
      return `${i} | socio ${i} | ${quotas} | ${words[vote]}`;
    })
    .join('\n');
}

const tested = lawCase(coLtda);
const hold = (matter: string, said: string, call = 1) => tested.hold(matter, partners(said), call);

/** By hand, of 100 quotas. The majority is of all of them, and never of one partner alone. */
test.each([
  ['legal-representative', '51 s, 49 n', 'rejected'],
  ['legal-representative', '51 s, 49 b', 'rejected'],
  ['legal-representative', '50 s, 1 s, 49 n', 'approved'],
  ['legal-representative', '25 s, 25 s, 50 n', 'rejected'],
  ['legal-representative', '25 s, 25,000001 s, 49,999999 n', 'approved'],
  // Most of the attendees, and not of the capital.
  ['legal-representative', '30 s, 20 s, 10 n, 40 ·', 'rejected'],
  ['legal-representative', '30 s, 21 s, 9 n, 40 ·', 'approved'],
  ['partner-exclusion', '40 s, 20 s, 40 n', 'approved'],
  ['profit-distribution', '51 s, 49 n', 'rejected'],
  ['profit-distribution', '40 s, 11 s, 49 n', 'approved'],
  // Article 155: of the quotas represented.
  ['less-profits', '60 s, 18 s, 22 n', 'approved'],
  ['less-profits', '60 s, 17,999999 s, 22,000001 n', 'rejected'],
  ['less-profits', '78 s, 22 n', 'rejected'],
  ['less-profits', '39 s, 20 s, 16 n, 25 ·', 'approved'],
  // Article 360.
  ['bylaws-reform', '40 s, 30 s, 30 n', 'approved'],
  ['bylaws-reform', '40 s, 29,99 s, 30,01 n', 'rejected'],
  ['bylaws-reform', '70 s, 30 n', 'rejected'],
  ['bylaws-reform', '40 s, 29 s, 31 ·', 'rejected'],
  ['dissolution', '69 s, 1 s, 30 n', 'approved'],
  // Article 365 names no number of partners.
  ['partner-admission', '70 s, 30 n', 'approved'],
  ['partner-admission', '69,999999 s, 30,000001 n', 'rejected'],
  // The quotas of an interested partner leave the total.
  ['conflict-authorization', '40 c, 20 s, 11 s, 29 n', 'approved'],
  ['conflict-authorization', '40 c, 20 s, 10 s, 30 n', 'rejected'],
  ['financial-statements', '60 c, 21 s, 19 s', 'approved'],
  ['financial-statements', '60 c, 40 s', 'rejected'],
  ['liability-action', '51 s, 49 n', 'approved'],
  ['liability-action', '50 s, 50 n', 'rejected'],
  ['off-agenda', '70 s, 30 n', 'approved'],
  ['sas-transformation', '60 s, 40 s', 'approved'],
  ['sas-transformation', '60 s, 39 s, 1 ·', 'rejected'],
  ['uneven-division', '60 s, 39 s, 1 ·', 'approved'],
  ['written-decision', '40 s, 20 s, 40 n', 'approved'],
  ['final-accounts', '10 s, 10 s, 80 n', 'approved'],
])('%s with %s → %s', (matter, said, kind) => {
  expect(hold(matter, said).kind).toBe(kind);
});

/** More than half of the quotas and two partners; in second call two partners. */
test.each([
  ['51 s, 49 ·', 1, 'no-quorum'],
  ['25 s, 25 s, 50 ·', 1, 'no-quorum'],
  ['26 s, 25 s, 49 ·', 1, 'approved'],
  ['51 s, 49 ·', 2, 'no-quorum'],
  // The majority does not fall with the attendance.
  ['25 s, 25 s, 50 ·', 2, 'rejected'],
  ['26 s, 25 s, 49 ·', 2, 'approved'],
])('with %s in call %d: %s', (said, call, kind) => {
  expect(hold('legal-representative', said, call).kind).toBe(kind);
});

test('one partner alone reads why the majority of the quotas was not enough', () => {
  expect(hold('legal-representative', '51 s, 49 n').sentence).toBe(
    'Rechazado con 51,00 % de las cuotas y 1 socio a favor (se alcanzó en las cuotas y no en los socios); se necesitaba más del 50 % del total de las cuotas y al menos 2 socios (Código de Comercio de Colombia, artículo 359).',
  );
});

test.each([
  ['reforms', moreThan(7, 10), true],
  ['reforms', atLeast(4, 5), true],
  ['reforms', atLeast(69, 100), false],
  ['reforms', moreThan(1, 2), false],
  ['ordinary', atLeast(2, 3), true],
  ['ordinary', atLeast(1, 2), false],
] as const)('the bylaws may only ask for more: %s with %j → %s', (name, threshold, ok) => {
  const source = { law: 'Estatutos', article: 'artículo 9', verified: true };
  const changed = withBylaws(tested.rule(name), { threshold, source });
  expect(changed.ok).toBe(ok);
  if (!changed.ok) expect(changed).toMatchObject({ refusal: { code: 'majority-too-low' } });
  // Two partners stay, whatever the bylaws ask of the quotas.
  else expect(JSON.stringify(changed.value.requirement)).toContain('"least":2');
});

test('the rules speak of socios and cuotas, and the meeting is the junta de socios', () => {
  expect(tested.explain('ordinary').slice(0, 3)).toEqual([
    'Para aprobar: más del 50 % del total de las cuotas y al menos 2 socios (Código de Comercio de Colombia, artículo 359).',
    'Quórum en primera convocatoria: más del 50 % del total de las cuotas y al menos 2 socios (Código de Comercio de Colombia, artículos 186 y 359).',
    'Quórum en segunda convocatoria: al menos 2 socios (Código de Comercio de Colombia, artículos 186 y 429).',
  ]);
  expect(wordsOf('co-ltda').meeting).toBe('junta de socios');
});

test('boards are elected by quotient, as in every company', () => {
  expect(countingLawOf('co-ltda')).toEqual(countingLawOf('co-sa'));
});
