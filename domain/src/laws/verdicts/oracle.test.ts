import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTakingPart } from '../../meeting/quorum/countPresence.ts';
import {
  arbitraryCase,
  arbitraryConsentCase,
  plainRule,
} from '../../testing/rules/arbitraryRules.ts';
import { askOracle, type OracleCase, type OracleLeaf } from '../../testing/rules/naiveOracle.ts';
import type { Finding } from '../findings/assess.ts';
import { quorumOf } from '../quorum/quorum.ts';
import type { Requirement } from '../rules/requirement.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';
import { countRoll } from './countRoll.ts';
import { presumeConsent } from './presumedConsent.ts';
import type { RollUnit } from './roll.ts';
import { scopesOf } from './scopesOf.ts';
import { turnoutOf } from './turnoutOf.ts';
import { verdictOf } from './verdict.ts';

const vocabulary: Vocabulary = {
  units: { article: 'las', noun: 'unidades', one: 'unidad' },
  heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
  weights: { main: { article: 'el', noun: 'coeficiente' } },
};

function decide(asked: OracleCase) {
  const { rule, roll, call } = asked;
  const scopes = scopesOf(rule);
  const there = countTakingPart(roll, scopes, rule.exclusions);
  const quorum = quorumOf(rule.quorum, call, there, vocabulary);
  const figures = countRoll(roll, scopes, rule.exclusions);
  const consent = presumeConsent({ ...asked, scopes });
  const turnout = turnoutOf(rule, roll, scopes, call);
  return { quorum, verdict: verdictOf({ rule, figures, quorum, turnout, vocabulary, consent }) };
}

function leavesOf(finding: Finding | null): readonly OracleLeaf[] {
  if (finding === null) return [];
  if ('of' in finding) return finding.of.flatMap(leavesOf);
  const base = finding.kind === 'share' ? BigInt(finding.base) : null;
  return [{ numerator: BigInt(finding.numerator), base, met: finding.met }];
}

/** The fractions it rests on: the quorum's when there was none, the rule's otherwise. */
function agree(asked: OracleCase): void {
  const { quorum, verdict } = decide(asked);
  const oracle = askOracle(asked);
  expect({ met: quorum.met, leaves: leavesOf(quorum.finding) }).toEqual(oracle.quorum);
  expect([verdict.kind, verdict.until]).toEqual([oracle.kind, oracle.until]);
  const leaves = oracle.kind === 'no-quorum' ? oracle.quorum.leaves : oracle.leaves;
  expect(leavesOf(verdict.finding)).toEqual(leaves);
}

/** Annulled without having taken part: there was nothing to annul, and the text is silent on it. */
function annulsNothing({ roll }: OracleCase): boolean {
  return roll.some((unit) => unit.annulled && !unit.present && unit.vote === null);
}

const withoutConsent = arbitraryCase.map((asked) => ({
  ...asked,
  rule: { ...asked.rule, presumedConsent: null },
}));

test('every verdict, quorum and fraction is the one that a naive recount finds', () => {
  fc.assert(
    fc.property(
      arbitraryCase.filter((each) => !annulsNothing(each)),
      agree,
    ),
    {
      numRuns: 2000,
    },
  );
});

test('with presumed consent too, while owners are told, stay silent or object', () => {
  const asked = arbitraryConsentCase.filter((each) => !annulsNothing(each));
  fc.assert(fc.property(asked, agree), { numRuns: 3000 });
});

function plain({ rule }: OracleCase) {
  return { ...rule, presumedConsent: null };
}

test('a decision that the attendees approve by the rule is approved, whatever absentees say', () => {
  fc.assert(
    fc.property(arbitraryConsentCase, (asked) => {
      if (decide({ ...asked, rule: plain(asked) }).verdict.kind === 'approved') {
        expect(decide(asked).verdict).toMatchObject({ kind: 'approved', until: null });
      }
    }),
    { numRuns: 500 },
  );
});

const unit = (unitId: string, changes: Partial<RollUnit>): RollUnit => ({
  ...{ unitId, headId: unitId, weights: { main: 20 }, present: false, vote: null },
  ...{ annulled: false, inArrears: false, inConflict: false },
  ...changes,
});
const cameAndAgreed = { present: true, vote: 'favour' } as const;

test('the order of units and of notices changes nothing', () => {
  const shuffled = arbitraryCase.chain((asked) =>
    fc.record({
      asked: fc.constant(asked),
      roll: fc.shuffledSubarray([...asked.roll], { minLength: asked.roll.length }),
      notices: fc.shuffledSubarray([...asked.notices], { minLength: asked.notices.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ asked, roll, notices }) => {
      expect(decide({ ...asked, roll, notices })).toEqual(decide(asked));
    }),
  );
});

function readsAttendance(requirement: Requirement): boolean {
  if ('of' in requirement) return requirement.of.some(readsAttendance);
  if (requirement.kind !== 'cases') return false;
  const { cases, otherwise } = requirement;
  return (
    cases.some(({ when, ask }) => when.attendance !== undefined || readsAttendance(ask)) ||
    readsAttendance(otherwise)
  );
}

test('with one unit an owner, and whatever the attendance, one more vote in favour never hurts', () => {
  fc.assert(
    fc.property(withoutConsent, fc.nat(11), (asked, index) => {
      const { requirement, quorum } = asked.rule;
      const asks = [requirement, ...quorum.flatMap((call) => call.requirement ?? [])];
      fc.pre(!asks.some(readsAttendance));
      // No law lets nobody block a decision: «at least none against» holds as soon as its base has a unit.
      fc.pre(asked.rule.unless?.requirement.threshold.numerator !== 0);
      const roll = asked.roll.map((each) => ({ ...each, headId: each.unitId }));
      fc.pre(roll[index]?.vote === null);
      const more = roll.map((each, at) =>
        at === index ? { ...each, vote: 'favour' as const } : each,
      );
      if (decide({ ...asked, roll }).verdict.kind === 'approved') {
        expect(decide({ ...asked, roll: more }).verdict.kind).toBe('approved');
      }
    }),
    { numRuns: 1000 },
  );
});

test('two units of one owner that disagree may cost a majority of heads over the votes cast', () => {
  const heads = { ...plainRule.requirement, scope: 'heads', base: 'cast' } as Requirement;
  const rule = { ...plainRule, requirement: heads };
  const abstained = unit('B1', { headId: 'B', present: true, vote: 'abstention' });
  const silent = unit('B2', { headId: 'B', present: true });
  const roll = [unit('A', cameAndAgreed), abstained, silent];
  const asked: OracleCase = { rule, roll, call: 1, notices: [], today: '2026-01-01' };
  expect(decide(asked).verdict.kind).toBe('approved');
  const split = [unit('A', cameAndAgreed), abstained, { ...silent, vote: 'favour' as const }];
  expect(decide({ ...asked, roll: split }).verdict.kind).toBe('rejected');
});
