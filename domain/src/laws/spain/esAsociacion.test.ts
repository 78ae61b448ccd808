import { expect, test } from 'vitest';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { decideQuorum } from '../assemblies/decideQuorum.ts';
import { withBylaws } from '../rules/withBylaws.ts';
import { esAsociacion } from './esAsociacion.ts';

const words: Readonly<Record<string, string>> = {
  ...{ s: 'presente | sí', n: 'presente | no', b: 'presente | blanco', c: 'presente | -' },
  ...{ a: 'presente | abstención', '·': 'ausente | -' },
};
const tested = lawCase(esAsociacion);
const hold = (matter: string, votes: string, call = 1) => {
  const roll = [...votes].map((vote, i) => `${i} | m${i} | ${i + 1} | ${words[vote]}`).join('\n');
  return tested.hold(matter, roll, call).kind;
};

/**
 * By hand from article 12: a third opens; more in favour than against; and for four matters half of the
 * attendees.
 */
test.each([
  ['accounts', 's··', 'approved'],
  ['accounts', 's···', 'no-quorum'],
  ['accounts', 'ssss········', 'approved'],
  ['accounts', 'sss·········', 'no-quorum'],
  ['accounts', 'snbac', 'rejected'],
  ['accounts', 'ssnbac', 'approved'],
  ['accounts', 'aabb', 'rejected'],
  ['bylaws-reform', 'ssna', 'rejected'],
  ['bylaws-reform', 'sssna', 'approved'],
  ['dissolution', 'ssnn', 'rejected'],
  ['property-sale', 'ssc', 'approved'],
  ['board-pay', 'scc', 'rejected'],
])('%s with %s → %s', (matter, votes, kind) => {
  expect(hold(matter, votes)).toBe(kind);
});

test('a second call is one of the bylaws: the law asks the same of it', () => {
  expect(hold('accounts', 's···', 2)).toBe('no-quorum');
});

test.each([moreThan(2, 3), atLeast(1, 4)])('bylaws may ask for %j: more or less', (threshold) => {
  const source = { law: 'los estatutos', article: 'artículo 20', verified: true };
  for (const name of ['simple', 'qualified']) {
    expect(withBylaws(tested.rule(name), { threshold, source })).toMatchObject({ ok: true });
  }
});

test.each([1, 2] as const)('bylaws may ask any attendance of call %d', (call) => {
  const least = { count: 5, measure: 'heads' } as const;
  for (const threshold of [atLeast(1, 10), moreThan(1, 2)]) {
    const asks = { share: { threshold, measure: 'heads' }, least, article: 'artículo 9' } as const;
    const decided = decideQuorum({ rulePack: 'es-asociacion' }, { kind: null, call, asks });
    expect(decided.ok).toBe(true);
  }
});

test('a rule says all of it, with its article', () => {
  const law = 'Ley Orgánica 1/2002, artículo 12, letra';
  expect(tested.explain('simple').slice(0, 3)).toEqual([
    `Para aprobar: más del 50 % de los asociados que votaron a favor o en contra (${law} d).`,
    `Quórum en primera convocatoria: al menos 1/3 del total de los asociados (${law} c).`,
    `Quórum en segunda convocatoria: al menos 1/3 del total de los asociados (${law} c).`,
  ]);
});
