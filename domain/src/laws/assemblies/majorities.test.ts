import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { sayRule } from '../../polls/elections/appliedRule.ts';
import { matterRule, packOf } from '../rulePacks/rulePacks.ts';
import { votedShares } from '../rules/shareAt.ts';
import {
  type DecidingLaw,
  decideMajority,
  ruleOfMatter,
  type SetMajorityRequest,
  setMajorityRequest,
} from './majorities.ts';

const eighty: NonNullable<SetMajorityRequest['asks']> = {
  threshold: atLeast(80, 100),
  article: 'artículo 12',
};

function noted(rulePack: PackId, ...requests: readonly SetMajorityRequest[]): DecidingLaw {
  let law: DecidingLaw = { rulePack };
  for (const request of requests) {
    const majorities = decideMajority(law, request);
    if (!majorities.ok) throw new Error(majorities.refusal.code);
    law = { ...law, majorities: majorities.value };
  }
  return law;
}

function said(law: DecidingLaw, matterId: string | null): string {
  return sayRule({ rule: ruleOfMatter(law, matterId), rulePack: law.rulePack });
}

test('the matter says what the bylaws ask, with their article; the others what the law does', () => {
  const law = noted('co-sas', { matterId: 'reserves', share: [], asks: eighty });
  expect(said(law, 'reserves')).toBe(
    'al menos el 80 % de las acciones presentes (los estatutos, artículo 12)',
  );
  expect(said(law, null)).toBe(said({ rulePack: 'co-sas' }, null));
});

test('a matter that the law does not name has its own majority', () => {
  const law = noted('co-sas', { matterId: null, share: [], asks: eighty });
  expect(said(law, null)).toContain('80 %');
  expect(said(law, 'reserves')).toBe(said({ rulePack: 'co-sas' }, 'reserves'));
});

test('over the ceiling of the law, whichever is met first, with the article of the law', () => {
  const law = noted('co-ph', { matterId: 'budget', share: [], asks: eighty });
  expect(said(law, 'budget')).toMatch(/80 % .* o al menos el 70 % .*Ley 675 de 2001/u);
});

test('a second note of the same matter takes the place of the first, and none brings the law back', () => {
  const place = { matterId: 'reserves', share: [] };
  const twice = noted(
    'co-sas',
    { ...place, asks: eighty },
    { ...place, asks: { ...eighty, threshold: atLeast(2, 3) } },
  );
  expect(twice.majorities).toHaveLength(1);
  expect(said(twice, 'reserves')).toContain('2/3');
  const none = decideMajority(twice, { ...place, asks: null });
  expect(none).toEqual({ ok: true, value: [] });
});

test.each([
  ['a matter that this law does not know', 'derrama', atLeast(80, 100), 'matter-unknown'],
  ['what nobody votes', 'administrator-report', atLeast(80, 100), 'matter-only-informed'],
  ['less than the law', 'bylaws-reform', atLeast(60, 100), 'majority-too-low'],
] as const)('refuses %s', (_, matterId, threshold, code) => {
  const asks = { ...eighty, threshold };
  expect(decideMajority({ rulePack: 'co-ph' }, { matterId, share: [], asks })).toMatchObject({
    ok: false,
    refusal: { code },
  });
});

test('of a rule that counts in two measures each is changed apart, and heads go beside both', () => {
  const rule = matterRule(packOf('es-lph'), 'accounts');
  const shares = votedShares(rule.requirement);
  expect(shares.length).toBeGreaterThan(1);
  const law = noted(
    'es-lph',
    ...shares.map(({ path }) => ({ matterId: 'accounts', share: path, asks: eighty })),
  );
  expect(said(law, 'accounts').match(/80 %/gu)).toHaveLength(shares.length);
});

test.each(packIds)(
  '%s: a noted majority is never less than the law, unless the law allows it',
  (packId) => {
    const { matters } = packOf(packId);
    const voted = matters.flatMap(({ matterId, ruleId }) => (ruleId === null ? [] : [matterId]));
    fc.assert(
      fc.property(
        fc.constantFrom(null, ...voted),
        fc.integer({ min: 0, max: 100 }),
        (matterId, percent) => {
          const law = { rulePack: packId };
          const [first] = votedShares(ruleOfMatter(law, matterId).requirement);
          const asks = { ...eighty, threshold: atLeast(percent, 100) };
          const share = first?.path ?? [];
          const set = decideMajority(law, { matterId, share, asks });
          const rule = ruleOfMatter({ ...law, majorities: set.ok ? set.value : [] }, matterId);
          const before = ruleOfMatter(law, matterId);
          if (!set.ok) expect(rule).toEqual(before);
          else if (!before.bylawsMayLower && first !== undefined) {
            const { numerator, denominator } = first.share.threshold;
            expect(percent * denominator).toBeGreaterThanOrEqual(100 * numerator);
          }
        },
      ),
    );
  },
);

test.each([
  ['a share that is no fraction', { threshold: { ...atLeast(8, 10), numerator: 11 } }],
  ['an article that says nothing', { article: '  ' }],
  ['half an owner', { heads: 0.5 }],
])('refuses %s as it comes', (_, wrong) => {
  const good = { matterId: null, share: [], asks: eighty };
  expect(setMajorityRequest.safeParse(good).success).toBe(true);
  expect(setMajorityRequest.safeParse({ ...good, asks: { ...eighty, ...wrong } }).success).toBe(
    false,
  );
});
