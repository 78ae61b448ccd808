import fc from 'fast-check';
import {
  bases,
  numerators,
  type Requirement,
  type ShareRequirement,
} from '../rules/requirement.ts';
import type { CallQuorum, ExclusionReason, Exclusions, Rule } from '../rules/rule.ts';
import type { Scope } from '../rules/scope.ts';
import type { Source } from '../rules/source.ts';
import { voteKinds } from '../verdicts/figures.ts';
import type { AbsentNotice } from '../verdicts/presumedConsent.ts';
import type { RollUnit } from '../verdicts/roll.ts';
import type { Hall } from './countByHand.ts';

const source: Source = { law: 'Ley de prueba', article: 'artículo 1', verified: true };
const scope = fc.constantFrom<Scope>(
  'units',
  'heads',
  'weight:main',
  'weight:module',
  'weight:none',
);
const threshold = fc
  .tuple(fc.constantFrom('>' as const, '>=' as const), fc.nat(4), fc.integer({ min: 1, max: 4 }))
  .filter(([comparison, top, bottom]) => (comparison === '>' ? top < bottom : top <= bottom))
  .map(([comparison, numerator, denominator]) => ({ comparison, numerator, denominator }));

const share: fc.Arbitrary<ShareRequirement> = fc.record({
  kind: fc.constant('share' as const),
  numerator: fc.constantFrom(...numerators),
  base: fc.constantFrom(...bases),
  scope,
  threshold,
});
const attendance = share.map((each) => ({ ...each, numerator: 'present' as const }));
const leaf: fc.Arbitrary<Requirement> = fc.oneof(
  { weight: 4, arbitrary: share },
  fc.record({
    kind: fc.constant('count' as const),
    numerator: fc.constantFrom(...numerators),
    scope: fc.constantFrom<Scope>('units', 'heads'),
    least: fc.integer({ min: 1, max: 4 }),
  }),
);
const several = fc.array(leaf, { minLength: 1, maxLength: 3 });
const when = fc.oneof(
  fc.record({ calls: fc.subarray([1, 2, 3], { minLength: 1 }) }),
  fc.record({ attendance }),
  fc.record({ calls: fc.subarray([1, 2, 3], { minLength: 1 }), attendance }),
);

/** Any rule that can be written, two levels deep. */
export const anyRequirement: fc.Arbitrary<Requirement> = fc.oneof(
  { weight: 3, arbitrary: leaf },
  several.map((of) => ({ kind: 'allOf' as const, of })),
  several.map((of) => ({ kind: 'anyOf' as const, of })),
  fc.record({
    kind: fc.constant('cases' as const),
    cases: fc.array(fc.record({ when, ask: leaf }), { minLength: 1, maxLength: 2 }),
    otherwise: fc.oneof(
      leaf,
      several.map((of) => ({ kind: 'allOf' as const, of })),
    ),
  }),
);

const reasons = fc.subarray<ExclusionReason>(['arrears', 'conflict']);
const exclusions: fc.Arbitrary<Exclusions> = fc
  .record({
    quorum: reasons,
    base: reasons,
    vote: reasons,
    reach: fc.constantFrom('unit', 'owner'),
  })
  .map((each) => ({ ...each, vote: [...new Set([...each.base, ...each.vote])] }));

const easyQuorum = fc.record({
  call: fc.constant(1),
  requirement: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, anyRequirement),
  source: fc.constant(source),
});
const quorum: fc.Arbitrary<readonly CallQuorum[]> = fc
  .array(easyQuorum, { minLength: 1, maxLength: 3 })
  .map((calls) => calls.map((each, index) => ({ ...each, call: index + 1 })));

export const anyRule: fc.Arbitrary<Rule> = fc.record({
  ruleId: fc.constant('test/any'),
  title: fc.constant('Regla de prueba'),
  requirement: anyRequirement,
  quorum,
  exclusions,
  presumedConsent: fc.option(
    fc.record({
      days: fc.integer({ min: 1, max: 40 }),
      proposal: anyRequirement,
      source: fc.constant(source),
    }),
  ),
  channelLimits: fc.constant([]),
  needsNotary: fc.boolean(),
  ceiling: fc.constant(null),
  bylawsMayLower: fc.boolean(),
  source: fc.constant(source),
});

const weight = fc.oneof(fc.nat(3), fc.constantFrom(0, 1, 277_500, 100_000_000_000_000));
const unit = fc.record({
  headId: fc.constantFrom('ana', 'luis', 'eva', 'sol', 'juan'),
  weights: fc.record({ main: weight, module: weight }),
  present: fc.boolean(),
  vote: fc.option(fc.constantFrom(...voteKinds)),
  annulled: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.boolean()),
  inArrears: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
  inConflict: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
});

export const anyRoll: fc.Arbitrary<readonly RollUnit[]> = fc
  .array(unit, { minLength: 1, maxLength: 9 })
  .map((units) => units.map((each, index) => ({ ...each, unitId: `u${index}` })));

const day = fc
  .integer({ min: 1, max: 28 })
  .map((number) => `2026-02-${String(number).padStart(2, '0')}`);
const notices: fc.Arbitrary<readonly AbsentNotice[]> = fc
  .array(fc.record({ notifiedOn: fc.option(day), objectedOn: fc.option(day, { freq: 1 }) }), {
    maxLength: 9,
  })
  .map((each) => each.map((notice, index) => ({ ...notice, unitId: `u${index}` })));

/** Any meeting under any rule. */
export const anyHall: fc.Arbitrary<Hall> = fc.record({
  rule: anyRule,
  roll: anyRoll,
  call: fc.integer({ min: 1, max: 3 }),
  notices,
  today: fc.oneof(day, fc.constant('2026-03-20')),
});
