import { expect, test } from 'vitest';
import type { LiveQuestion } from '../live/live.ts';
import { yesNoOptions } from '../questions/question.ts';
import { presenceOfCounts } from '../quorum/countPresence.ts';
import { matterRule, packOf } from '../rulePacks/rulePacks.ts';
import { sessionQuorum } from '../rulePacks/sessionQuorum.ts';
import type { Requirement } from '../rules/requirement.ts';
import { allOf, atLeastHeads, favourOver } from '../rules/requirements.ts';
import { atLeast } from '../rules/threshold.ts';
import { noVotes } from '../verdicts/figures.ts';
import { verdictOf } from '../verdicts/verdict.ts';
import { presentParticipation, presentResult, presentRunning } from './presentResult.ts';
import type { QuestionResult } from './questionResult.ts';

const options = yesNoOptions({ blank: false, abstention: false });
const pack = packOf('co-ph');
const hall = presenceOfCounts({ weight: 60_000_000, units: 3 }, { weight: 100_000_000, units: 5 });
const quorum = sessionQuorum(pack, 1, hall);
const whole = { all: 100_000_000, allMinusExcluded: 100_000_000, present: 60_000_000 };
const voted = { 'weight:main': { ...whole, votes: { ...noVotes, favour: 40_000_000 } } } as const;
const rule = matterRule(pack, 'budget');
const verdictUnder = (requirement: Requirement) =>
  verdictOf({
    ...{ rule: { ...rule, requirement }, figures: voted, quorum },
    ...{ vocabulary: pack.vocabulary, consent: null },
  });
const result: QuestionResult = {
  questionId: 'q',
  number: 1,
  text: '¿Aprueba?',
  options: options.map((option) =>
    option.role === 'favour'
      ? { ...option, weight: 40_000_000, units: 2 }
      : { ...option, weight: 0, units: 0 },
  ),
  didNotVote: { weight: 20_000_000, units: 1 },
  base: { weight: 60_000_000, units: 3 },
  quorum,
  baseName: 'coeficiente presente',
  verdict: verdictUnder(rule.requirement),
  closedAt: 0,
};

test('a result is said by weight and by units, with who did not vote and the line to pass', () => {
  const { bars, line, word, base } = presentResult(result);
  expect(bars.map((bar) => [bar.label, bar.percent, bar.weight, bar.units])).toEqual([
    ['A favor', '66,67 %', '40,0000', '2 unidades'],
    ['En contra', '0,00 %', '0,0000', '0 unidades'],
    ['No votó', '33,33 %', '20,0000', '1 unidad'],
  ]);
  expect(line).toEqual({ share: 0.5, label: 'Más del 50 %' });
  expect(word).toBe('Aprobado');
  expect(base).toBe('Base: coeficiente presente 60,0000 · 3 unidades');
});

test.each([
  ['a base larger than the bars moves the line out', favourOver('all', atLeast(60, 100)), 1],
  ['a line past the end is not drawn', favourOver('all', atLeast(70, 100)), null],
  [
    'a majority of heads has no line among weights',
    favourOver('all', atLeast(1, 2), 'heads'),
    null,
  ],
  [
    'of a double majority, the line of the weight',
    allOf(atLeastHeads('favour', 2), favourOver('present', atLeast(3, 5))),
    0.6,
  ],
] as const)('%s', (_, requirement, share) => {
  const { line } = presentResult({ ...result, verdict: verdictUnder(requirement) });
  expect(line?.share ?? null).toBe(share);
});

test('the line of a share of everything says so where the bars are of less', () => {
  const labelUnder = (base: 'all' | 'present') =>
    presentResult({ ...result, verdict: verdictUnder(favourOver(base, atLeast(60, 100))) }).line
      ?.label;
  expect(labelUnder('all')).toBe('Al menos el 60 % del total');
  expect(labelUnder('present')).toBe('Al menos el 60 %');
});

test('an annulled vote has no line', () => {
  const verdict = { ...result.verdict, kind: 'annulled', finding: null } as const;
  expect(presentResult({ ...result, verdict }).line).toBeNull();
});

const live: LiveQuestion = {
  asOf: '0',
  stage: { mode: 'question', questionId: 'q' },
  question: {
    questionId: 'q',
    number: 1,
    text: '¿Aprueba?',
    options,
    state: 'open',
    openedAt: 0,
    closesAt: null,
  },
  voted: { weight: 30_000_000, units: 2 },
  expected: { weight: 60_000_000, units: 3 },
  bars: { favour: { weight: 30_000_000, units: 2 } },
  result: null,
};

test('running bars are measured against everybody who is expected to vote', () => {
  expect(presentRunning(live)?.map((bar) => [bar.id, bar.share, bar.percent])).toEqual([
    ['favour', 0.5, '50,00 %'],
    ['against', 0, '0,00 %'],
  ]);
  expect(presentRunning({ ...live, bars: null })).toBeNull();
});

test('participation is complete only when nobody is missing', () => {
  expect(presentParticipation(live)).toEqual({
    share: 0.5,
    percent: '50,00 %',
    weights: '30,0000 de 60,0000',
    units: '2 de 3 unidades',
    isComplete: false,
  });
  expect(presentParticipation({ voted: live.expected, expected: live.expected }).isComplete).toBe(
    true,
  );
  const nobody = { weight: 0, units: 0 };
  expect(presentParticipation({ voted: nobody, expected: nobody }).isComplete).toBe(false);
});
