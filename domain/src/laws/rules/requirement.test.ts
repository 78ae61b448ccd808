import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRequirement } from '../../testing/rules/arbitraryRules.ts';
import { requirementSchema, scopeSchema } from '../../testing/rules/ruleSchema.ts';
import { weightNameOf } from './scope.ts';
import { thresholdSchema } from './thresholdSchema.ts';

const threshold = { comparison: '>', numerator: 1, denominator: 2 };
const share = { kind: 'share', numerator: 'favour', base: 'all', scope: 'weight:main', threshold };
const attendance = { ...share, numerator: 'present' };
const count = { kind: 'count', numerator: 'favour', scope: 'heads', least: 2 };
const casesWith = (when: unknown, ask: unknown = share) => ({
  ...{ kind: 'cases', cases: [{ when, ask }], otherwise: share },
});
const nested = (kind: string, levels: number): unknown =>
  levels === 1 ? share : { kind, of: [nested(kind, levels - 1)] };
const nestedCases = (levels: number): unknown =>
  levels === 1 ? share : casesWith({ calls: [1] }, nestedCases(levels - 1));
const nestedOtherwise = (levels: number): unknown =>
  levels === 1 ? share : { ...casesWith({ calls: [1] }), otherwise: nestedOtherwise(levels - 1) };
const times = (number: number, what: unknown) => Array.from({ length: number }, () => what);

test('a stored requirement is read back as it was', () => {
  fc.assert(
    fc.property(arbitraryRequirement, (requirement) => {
      const stored: unknown = JSON.parse(JSON.stringify(requirement));
      expect(requirementSchema.parse(stored)).toEqual(requirement);
    }),
  );
});

test.each<[string, unknown]>([
  ['a share', share],
  ['a share of presence', attendance],
  ['a count of one', { ...count, least: 1 }],
  ['a count of a million', { ...count, least: 1_000_000 }],
  ['four levels of and', nested('allOf', 4)],
  ['four levels of or', nested('anyOf', 4)],
  ['four levels of cases', nestedCases(4)],
  ['four levels of the rest of the cases', nestedOtherwise(4)],
  ['ten parts', { kind: 'allOf', of: times(10, share) }],
  ['six cases', { ...casesWith({}), cases: times(6, { when: { calls: [1, 2, 3] }, ask: count }) }],
  ['a condition of attendance', casesWith({ attendance })],
])('reads %s', (_, requirement) => {
  expect(requirementSchema.parse(requirement)).toEqual(requirement);
});

test.each<[string, unknown]>([
  ['an unknown base', { ...share, base: 'everybody' }],
  ['an unknown numerator', { ...share, numerator: 'against' }],
  ['an unknown scope', { ...share, scope: 'owners' }],
  ['an unknown kind', { ...share, kind: 'part' }],
  ['a field too many', { ...share, note: 'x' }],
  ['a share without a base', { ...share, base: undefined }],
  ['a threshold of zero parts', { ...share, threshold: { ...threshold, denominator: 0 } }],
  ['a count of none', { ...count, least: 0 }],
  ['a count over a million', { ...count, least: 1_000_001 }],
  ['half a head', { ...count, least: 1.5 }],
  ['a count with a field too many', { ...count, base: 'all' }],
  ['a count of an unknown numerator', { ...count, numerator: 'against' }],
  ['a count in an unknown scope', { ...count, scope: 'owners' }],
  ['five levels of and', nested('allOf', 5)],
  ['five levels of or', nested('anyOf', 5)],
  ['five levels of cases', nestedCases(5)],
  ['five levels of the rest of the cases', nestedOtherwise(5)],
  ['an and of nothing', { kind: 'allOf', of: [] }],
  ['an or of nothing', { kind: 'anyOf', of: [] }],
  ['eleven parts', { kind: 'allOf', of: times(11, share) }],
  ['an and with a field too many', { kind: 'allOf', of: [share], note: 'x' }],
  ['an or with a field too many', { kind: 'anyOf', of: [share], note: 'x' }],
  ['no cases', { ...casesWith({}), cases: [] }],
  ['seven cases', { ...casesWith({}), cases: times(7, { when: { calls: [1] }, ask: share }) }],
  ['cases with a field too many', { ...casesWith({ calls: [1] }), note: 'x' }],
  [
    'a case with a field too many',
    { ...casesWith({}), cases: [{ when: {}, ask: share, note: 'x' }] },
  ],
  ['cases without the rest', { ...casesWith({ calls: [1] }), otherwise: undefined }],
  ['a condition of no call', casesWith({ calls: [] })],
  ['a condition of call zero', casesWith({ calls: [0] })],
  ['a condition of a fourth call', casesWith({ calls: [4] })],
  ['a condition of half a call', casesWith({ calls: [1.5] })],
  ['a condition of something else', casesWith({ weather: 'rain' })],
  ['a condition of votes in favour', casesWith({ attendance: share })],
  ['nothing', null],
])('refuses %s', (_, requirement) => {
  expect(requirementSchema.safeParse(requirement).success).toBe(false);
});

test.each([
  ['>', 0, 1, true],
  ['>', 1, 2, true],
  ['>', 9_999, 10_000, true],
  ['>', 1, 1, false],
  ['>', 2, 1, false],
  ['>=', 1, 1, true],
  ['>=', 10_000, 10_000, true],
  ['>=', 3, 2, false],
  ['>=', 0, 0, false],
  ['>=', -1, 2, false],
  ['>=', 0.5, 1, false],
  ['>=', 1, 1.5, false],
  ['>=', 1, 10_001, false],
  ['>=', 10_001, 10_001, false],
  ['<', 1, 2, false],
])('a threshold %s %d/%d is read: %s', (comparison, numerator, denominator, read) => {
  const asked = { comparison, numerator, denominator };
  expect(thresholdSchema.safeParse(asked).success).toBe(read);
  expect(thresholdSchema.safeParse({ ...asked, note: 'x' }).success).toBe(false);
});

test.each([
  ['units', true, null],
  ['heads', true, null],
  ['weight:main', true, 'main'],
  ['weight:m', true, 'm'],
  ['weight:modulo-2', true, 'modulo-2'],
  [`weight:${'a'.repeat(31)}`, true, 'a'.repeat(31)],
  [`weight:${'a'.repeat(32)}`, false, null],
  ['weight:', false, null],
  ['weight:Main', false, null],
  ['weight:2a', false, null],
  ['weight:a b', false, null],
  ['weight', false, null],
  ['a weight:main', false, null],
  ['unit', false, null],
] as const)('the scope «%s» is read: %s', (scope, read, name) => {
  const parsed = scopeSchema.safeParse(scope);
  expect(parsed.success).toBe(read);
  if (parsed.success) expect(weightNameOf(parsed.data)).toBe(name);
});
