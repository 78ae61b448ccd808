import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRule, plainRule } from '../../testing/rules/arbitraryRules.ts';
import { ruleSchema } from '../../testing/rules/ruleSchema.ts';
import { sourceSchema } from '../../testing/rules/sourceSchema.ts';

const { requirement, source } = plainRule;
const deep = { kind: 'anyOf', of: [{ kind: 'anyOf', of: [] }] };
const entry = { call: 1, requirement, source };
const nobody = { quorum: [], base: [], vote: [], reach: 'unit' };
const consent = { days: 30, proposal: requirement, source };
const limit = { modes: ['online'], warning: 'No conviene aquí.', source };
const ceiling = {
  threshold: { comparison: '>=', numerator: 7, denominator: 10 },
  effect: 'capped',
  source,
};

test('a stored rule is read back as it was', () => {
  fc.assert(
    fc.property(arbitraryRule, (rule) => {
      expect(ruleSchema.parse(JSON.parse(JSON.stringify(rule)))).toEqual(rule);
    }),
  );
});

test.each<[string, object]>([
  ['a quorum of nobody in particular', { quorum: [{ ...entry, requirement: null }] }],
  ['three calls', { quorum: [entry, { ...entry, call: 2 }, { ...entry, call: 3 }] }],
  ['who may not vote and still counts', { exclusions: { ...nobody, vote: ['arrears'] } }],
  [
    'who is out of the base and of the vote',
    { exclusions: { ...nobody, base: ['conflict'], vote: ['arrears', 'conflict'] } },
  ],
  [
    'who is out of the quorum alone',
    { exclusions: { ...nobody, quorum: ['arrears'], reach: 'owner' } },
  ],
  ['one day to object', { presumedConsent: { ...consent, days: 1 } }],
  ['a year to object', { presumedConsent: { ...consent, days: 365 } }],
  [
    'every mode of meeting',
    { channelLimits: [{ ...limit, modes: ['hall', 'online', 'mixed', 'written', 'later-call'] }] },
  ],
  ['a warning of ten letters', { channelLimits: [{ ...limit, warning: '0123456789' }] }],
  ['a ceiling', { ceiling }],
  ['a ceiling that refuses', { ceiling: { ...ceiling, effect: 'refused' } }],
  ['a ceiling over another base', { ceiling: { ...ceiling, base: 'all' } }],
  ['a notary', { needsNotary: true }],
  ['bylaws that may ask for less', { bylawsMayLower: true }],
  ['a title of three letters', { title: 'Sí.' }],
  ['a title of 120 letters', { title: 'x'.repeat(120) }],
  ['an id with digits', { ruleId: 'co-ph/70-por-ciento' }],
  ['a note on the source', { source: { ...source, note: 'Falta leerlo.' } }],
])('reads %s', (_, changes) => {
  const rule = { ...plainRule, ...changes };
  expect(ruleSchema.parse(rule)).toEqual(rule);
});

test.each<[string, object]>([
  ['an id without a pack', { ruleId: 'budget' }],
  ['an id in capitals', { ruleId: 'co-ph/Budget' }],
  ['an id with something before', { ruleId: ' co-ph/budget' }],
  ['an id with something after', { ruleId: 'co-ph/budget/x' }],
  ['a title of two letters', { title: ' ab ' }],
  ['a title of 121 letters', { title: 'x'.repeat(121) }],
  ['no requirement', { requirement: undefined }],
  ['a requirement of nothing', { requirement: deep }],
  ['no quorum', { quorum: [] }],
  ['a quorum of a call zero', { quorum: [{ ...entry, call: 0 }] }],
  ['a quorum of a fourth call', { quorum: [{ ...entry, call: 4 }] }],
  ['a quorum of half a call', { quorum: [{ ...entry, call: 1.5 }] }],
  ['a quorum without its source', { quorum: [{ ...entry, source: undefined }] }],
  ['a quorum with a field too many', { quorum: [{ ...entry, note: 'x' }] }],
  ['who is out of the base and may vote', { exclusions: { ...nobody, base: ['arrears'] } }],
  [
    'who is out of the base for a reason and of the vote for another',
    { exclusions: { ...nobody, base: ['arrears', 'conflict'], vote: ['arrears'] } },
  ],
  ['an unknown reason', { exclusions: { ...nobody, vote: ['late'] } }],
  ['an unknown reach', { exclusions: { ...nobody, reach: 'family' } }],
  ['exclusions with a field too many', { exclusions: { ...nobody, note: 'x' } }],
  ['no days to object', { presumedConsent: { ...consent, days: 0 } }],
  ['more than a year to object', { presumedConsent: { ...consent, days: 366 } }],
  ['half a day to object', { presumedConsent: { ...consent, days: 1.5 } }],
  ['a consent to nothing', { presumedConsent: { ...consent, proposal: undefined } }],
  ['a consent with a field too many', { presumedConsent: { ...consent, note: 'x' } }],
  ['a limit of no mode', { channelLimits: [{ ...limit, modes: [] }] }],
  ['a limit of an unknown mode', { channelLimits: [{ ...limit, modes: ['fax'] }] }],
  ['a warning of nine letters', { channelLimits: [{ ...limit, warning: '012345678' }] }],
  ['a limit with a field too many', { channelLimits: [{ ...limit, note: 'x' }] }],
  ['an unknown effect of a ceiling', { ceiling: { ...ceiling, effect: 'ignored' } }],
  ['a ceiling over an unknown base', { ceiling: { ...ceiling, base: 'everybody' } }],
  ['a ceiling without its source', { ceiling: { ...ceiling, source: undefined } }],
  ['a ceiling with a field too many', { ceiling: { ...ceiling, note: 'x' } }],
  ['a notary perhaps', { needsNotary: 'perhaps' }],
  ['bylaws that perhaps may', { bylawsMayLower: null }],
  ['a rule without a source', { source: undefined }],
  ['a field too many', { note: 'x' }],
])('refuses %s', (_, changes) => {
  expect(ruleSchema.safeParse({ ...plainRule, ...changes }).success).toBe(false);
});

test.each<[string, object]>([
  ['without a law', { law: '' }],
  ['that does not say whether it was read', { verified: undefined }],
  ['with a field too many', { page: 7 }],
])('refuses a source %s', (_, changes) => {
  expect(sourceSchema.safeParse({ ...source, ...changes }).success).toBe(false);
});
