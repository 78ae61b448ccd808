import fc from 'fast-check';
import { bases } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import { atLeast, type Threshold } from '../../kernel/weights/threshold.ts';
import {
  numerators,
  type Requirement,
  type ShareRequirement,
} from '../../laws/rules/requirement.ts';
import { everybodyTookPart } from '../../laws/rules/requirements.ts';
import {
  exclusionReasons,
  nobodyExcluded,
  type Opposition,
  type Rule,
  type Turnout,
} from '../../laws/rules/rule.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import { arbitraryNotices, someDay } from './arbitraryNotices.ts';
import { arbitraryRoll } from './arbitraryRoll.ts';
import { moreThan } from './moreThan.ts';
import type { OracleCase } from './naiveOracle.ts';

const source: Source = { law: 'Ley de prueba', article: 'artículo 1', verified: true };

/** More than half of the weight present, with any attendance: the tests change one thing in it. */
export const plainRule: Rule = {
  ruleId: 'prueba/regla',
  title: 'Regla de prueba',
  requirement: {
    kind: 'share',
    numerator: 'favour',
    base: 'present',
    scope: 'weight:main',
    threshold: moreThan(1, 2),
  },
  quorum: [{ call: 1, requirement: null, source }],
  exclusions: nobodyExcluded,
  presumedConsent: null,
  channelLimits: [],
  needsNotary: false,
  ceiling: null,
  bylawsMayLower: false,
  source,
};

const arbitraryScope: fc.Arbitrary<Scope> = fc.constantFrom<Scope>(
  'units',
  'units:vivienda,?altillo',
  'heads',
  'weight:main',
  'weight:modulo',
);

const usual = fc.constantFrom<Threshold>(
  moreThan(1, 2),
  atLeast(1, 2),
  atLeast(70, 100),
  atLeast(3, 5),
  atLeast(1, 3),
  moreThan(0, 1),
  atLeast(1, 1),
);

/** Thresholds of the laws, where boundaries are hit often, and any other. */
export const arbitraryThreshold: fc.Arbitrary<Threshold> = fc.oneof(
  usual,
  fc
    .record({ least: fc.boolean(), numerator: fc.nat(12), more: fc.integer({ min: 0, max: 12 }) })
    .filter(({ numerator, more }) => numerator + more > 0)
    .map(({ least, numerator, more }) =>
      least || more === 0
        ? atLeast(numerator, numerator + more)
        : moreThan(numerator, numerator + more),
    ),
);

/** A share of any base in any scope. */
const arbitraryShare: fc.Arbitrary<ShareRequirement> = fc.record({
  kind: fc.constant('share' as const),
  numerator: fc.constantFrom(...numerators),
  base: fc.constantFrom(...bases),
  scope: arbitraryScope,
  threshold: arbitraryThreshold,
});

const attendance = arbitraryShare.map(
  (share): ShareRequirement => ({
    ...share,
    numerator: 'present',
  }),
);

const someCalls = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 });

/** Requirements as deep as may be stored: four levels of and, or, and cases. */
export const arbitraryRequirement: fc.Arbitrary<Requirement> = level(4);

function level(depth: number): fc.Arbitrary<Requirement> {
  const leaf: fc.Arbitrary<Requirement> = fc.oneof(
    { weight: 4, arbitrary: arbitraryShare },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('count' as const),
        numerator: fc.constantFrom(...numerators),
        scope: arbitraryScope,
        least: fc.integer({ min: 1, max: 4 }),
      }),
    },
  );
  if (depth === 1) return leaf;
  const inner = level(depth - 1);
  const several = fc.array(inner, { minLength: 1, maxLength: 3 });
  const condition = fc.record({ calls: someCalls, attendance }, { requiredKeys: [] });
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('allOf' as const, 'anyOf' as const),
        of: several,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('cases' as const),
        cases: fc.array(fc.record({ when: condition, ask: inner }), { minLength: 1, maxLength: 2 }),
        otherwise: inner,
      }),
    },
  );
}

const reasons = fc.subarray([...exclusionReasons]);

/** Now and then everybody must take part, or a share of those who could. */
const turnout: fc.Arbitrary<Turnout | undefined> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc.constant(everybodyTookPart),
        arbitraryShare.map((share): ShareRequirement => ({ ...share, numerator: 'tookPart' })),
      )
      .map((requirement) => ({ requirement, source })),
  },
);

/** Now and then votes against undo what was decided. */
const unless: fc.Arbitrary<Opposition | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: arbitraryShare.map((share) => ({
      requirement: { ...share, numerator: 'against' as const },
      source,
    })),
  },
);

/** Rules with a quorum for some of the calls, any exclusions and, half of them, presumed consent. */
export const arbitraryRule: fc.Arbitrary<Rule> = fc
  .record({
    requirement: arbitraryRequirement,
    calls: fc.subarray([2, 3]).map((later) => [1, ...later]),
    asked: fc.array(fc.option(level(2), { freq: 2 }), { minLength: 3, maxLength: 3 }),
    exclusions: fc.record({
      quorum: reasons,
      base: reasons,
      vote: reasons,
      reach: fc.constantFrom('unit' as const, 'owner' as const),
    }),
    turnout,
    unless,
    presumed: fc.option(fc.record({ days: fc.integer({ min: 1, max: 40 }), proposal: level(2) }), {
      freq: 2,
    }),
  })
  .map(({ requirement, calls, asked, exclusions, presumed, ...rest }) => ({
    ...plainRule,
    ...rest,
    requirement,
    quorum: calls.map((call) => ({ call, requirement: asked[call - 1] ?? null, source })),
    exclusions: { ...exclusions, vote: [...new Set([...exclusions.base, ...exclusions.vote])] },
    presumedConsent: presumed === null ? null : { ...presumed, source },
  }));

/** A whole decision: rule, roll, call, notices and the day on which it is asked. */
export const arbitraryCase: fc.Arbitrary<OracleCase> = arbitraryRoll.chain((roll) =>
  fc.record({
    rule: arbitraryRule,
    roll: fc.constant(roll),
    call: fc.integer({ min: 1, max: 3 }),
    notices: arbitraryNotices(roll),
    today: someDay,
  }),
);

/** The same, where any attendance is a quorum and absentees are always asked. */
export const arbitraryConsentCase: fc.Arbitrary<OracleCase> = arbitraryCase.map((asked) => ({
  ...asked,
  rule: {
    ...asked.rule,
    quorum: plainRule.quorum,
    presumedConsent: {
      days: asked.rule.presumedConsent?.days ?? 15,
      proposal: { kind: 'count', numerator: 'present', scope: 'units', least: 1 },
      source,
    },
  },
}));
