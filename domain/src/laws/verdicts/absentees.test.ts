import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { countPresence } from '../../meeting/quorum/countPresence.ts';
import { plainRule } from '../../testing/rules/arbitraryRules.ts';
import { quorumOf } from '../quorum/quorum.ts';
import type { ShareRequirement } from '../rules/requirement.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import { nobodyExcluded, type Rule } from '../rules/rule.ts';
import { countRoll } from './countRoll.ts';
import { type AbsentNotice, presumeConsent } from './presumedConsent.ts';
import type { RollUnit } from './roll.ts';
import { scopesOf } from './scopesOf.ts';
import { verdictOf } from './verdict.ts';

const half: ShareRequirement = favourOver('present', moreThanHalf);
const rule: Rule = {
  ...plainRule,
  requirement: favourOver('all', moreThanHalf),
  exclusions: { ...nobodyExcluded, base: ['arrears'], vote: ['arrears'] },
  presumedConsent: { days: 30, proposal: half, source: plainRule.source },
};
const unit = (unitId: string, headId: string, changes: Partial<RollUnit> = {}): RollUnit => ({
  ...{ unitId, headId, weights: { main: 20 }, present: false, vote: null },
  ...{ annulled: false, inArrears: false, inConflict: false },
  ...changes,
});
const agreed = { present: true, vote: 'favour' } as const;
const told = (unitId: string, objectedOn: string | null = null): AbsentNotice => ({
  ...{ unitId, notifiedOn: '2026-01-01', objectedOn },
});

function decide(asked: Rule, roll: readonly RollUnit[], notices: readonly AbsentNotice[]) {
  const scopes = scopesOf(asked);
  const vocabulary = {
    units: { article: 'las', noun: 'unidades' },
    heads: { article: 'los', noun: 'propietarios' },
    weights: {},
  } as const;
  const there = countPresence(roll, scopes, asked.exclusions);
  const quorum = quorumOf(asked.quorum, 1, there, vocabulary);
  const figures = countRoll(roll, scopes, asked.exclusions);
  const consent = presumeConsent({ rule: asked, roll, scopes, notices, today: '2026-03-01' });
  return verdictOf({ rule: asked, figures, quorum, turnout: null, vocabulary, consent });
}

/** Two came and agreed; the absent owner C has a unit in arrears and another that counts. */
const withDebtor = [
  unit('A', 'A', agreed),
  unit('B', 'B', agreed),
  unit('C1', 'C', { inArrears: true }),
  unit('C2', 'C'),
  unit('D', 'D'),
];

test('an owner with a unit that was not notified has not consented, though it is in arrears', () => {
  expect(decide(rule, withDebtor, [told('C2')])).toMatchObject({ kind: 'pending', until: null });
});

test('an objection sent for the unit in arrears is the owner’s', () => {
  const notices = [told('C1', '2026-01-10'), told('C2'), told('D', '2026-01-10')];
  expect(decide(rule, withDebtor, notices).kind).toBe('rejected');
});

const small = [unit('A', 'A', agreed), unit('B', 'B', agreed), unit('C', 'C'), unit('D', 'D')];

test('a rule met by those who came rests on their figures alone', () => {
  const { finding } = decide({ ...rule, requirement: half }, small, [told('C')]);
  expect(finding).toMatchObject({ numerator: 40, base: 40, met: true });
});

test('the silence of an absentee never undoes what those who came approved', () => {
  const attendance = presenceOver('all', moreThanHalf);
  const everybody = favourOver('all', atLeast(1, 1));
  const requirement = {
    kind: 'cases',
    cases: [{ when: { attendance }, ask: everybody }],
    otherwise: half,
  } as const;
  const asked = { ...rule, requirement };
  expect(decide(asked, small, []).kind).toBe('approved');
  const refused = [told('C'), told('D', '2026-01-10')];
  expect(decide(asked, small, refused).kind).toBe('approved');
});
