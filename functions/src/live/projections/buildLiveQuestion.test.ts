import {
  decideResult,
  instantOf,
  type LiveVoting,
  packOf,
  type Question,
  ruleOf,
  ruleOfMatter,
  type StoredResult,
  yesNoOptions,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { buildLiveQuestion, type StagedQuestion, type StageState } from './buildLiveQuestion.ts';

const pack = packOf('co-ph');
const asOf = instantOf({ seconds: 5, nanoseconds: 0 });
const stage = { mode: 'question', questionIds: ['q1'] } as const;
const question: Question = {
  questionId: 'q1',
  number: 1,
  text: '¿Aprueba el presupuesto?',
  options: yesNoOptions({ blank: false, abstention: false }),
  rulePack: 'co-ph',
  rule: ruleOf(pack, 'co-ph/ordinary'),
  liveBars: true,
  durationSeconds: null,
  session: 1,
  state: 'open',
  openedAt: 1,
  closesAt: null,
  quorumAtOpening: true,
};
const shards = [
  { favour: { weight: 30, units: 3 } },
  { favour: { weight: 10, units: 1 }, against: { weight: 5, units: 1 } },
];
const open: StagedQuestion = {
  question,
  shards,
  sealed: null,
  present: { weight: 80, units: 8 },
  votedAndLeft: { weight: 5, units: 1 },
  result: null,
};

/** Everybody who was there voted, except one who had not. */
const result: StoredResult = {
  ...decideResult({
    question,
    ballots: [
      { unitId: 'a', optionIds: ['favour'], weight: 40 },
      { unitId: 'b', optionIds: ['against'], weight: 5 },
    ],
    attendance: [
      { unitId: 'a', weight: 40, present: true },
      { unitId: 'c', weight: 20, present: true },
    ],
    units: [
      ...['a', 'b', 'c'].map((unitId) => ({
        ...{ unitId, weight: 20, kind: 'casa', ownerIds: [], inArrears: false },
      })),
    ],
    call: 1,
    closedAt: 9,
  }),
  shownAt: null,
};
const closed: StagedQuestion = { ...open, question: { ...question, state: 'closed' }, result };
const shown: StagedQuestion = { ...closed, result: { ...result, shownAt: 10 } };

/** Of the one question on stage. */
function onlyOf(state: StageState): LiveVoting {
  const [only, ...others] = buildLiveQuestion(state, asOf).votings;
  if (only === undefined || others.length > 0) throw new Error('not one question');
  return only;
}

test('shows nothing but the stage while there is no question on it', () => {
  expect(buildLiveQuestion({ stage: { mode: 'blank' }, staged: [] }, asOf)).toMatchObject({
    stage: { mode: 'blank' },
    votings: [],
  });
});

test('joins the shards into the running bars and the participation', () => {
  expect(onlyOf({ stage, staged: [open] })).toMatchObject({
    voted: { weight: 45, units: 5 },
    expected: { weight: 85, units: 9 },
    bars: { favour: { weight: 40, units: 4 }, against: { weight: 5, units: 1 } },
    result: null,
  });
});

test('keeps the bars to itself when the question says so, but tells the participation', () => {
  const quiet = { ...open, question: { ...question, liveBars: false } };
  const live = onlyOf({ stage, staged: [quiet] });
  expect(live.bars).toBeNull();
  expect(live.voted.units).toBe(5);
});

test('where some uses alone count there are no bars of all units, and the participation is told', () => {
  const unitUses = { counted: ['vivienda'], leftOut: ['parqueadero'], article: '5' } as const;
  const rule = ruleOfMatter({ rulePack: 'co-ph', unitUses }, 'coexistence-rules');
  const live = onlyOf({ stage, staged: [{ ...open, question: { ...question, rule } }] });
  expect([live.bars, live.voted.units, live.question.measure]).toEqual([null, 5, 'units']);
});

test('keeps bars and result back from closing until the result is shown', () => {
  const live = onlyOf({ stage, staged: [closed] });
  expect(live.bars).toBeNull();
  expect(live.result).toBeNull();
});

test('freezes the participation at closing, whatever arrives afterwards', () => {
  const later = { ...closed, present: { weight: 100, units: 10 } };
  const live = onlyOf({ stage, staged: [later] });
  expect(live.voted).toEqual({ weight: 45, units: 2 });
  expect(live.expected).toEqual({ weight: 65, units: 3 });
});

test('shows the result once shown and on stage, without when it was shown', () => {
  const onStage = { mode: 'result', questionIds: ['q1'] } as const;
  const live = onlyOf({ stage: onStage, staged: [shown] });
  expect(live.result?.verdict.kind).toBe('approved');
  expect(live.result).not.toHaveProperty('shownAt');
  expect(live.bars).not.toBeNull();
});

test('does not show a result that is not on stage, nor one that nobody has shown', () => {
  const onStage = { mode: 'result', questionIds: ['q1'] } as const;
  expect(onlyOf({ stage, staged: [shown] }).result).toBeNull();
  expect(onlyOf({ stage: onStage, staged: [closed] }).result).toBeNull();
});

test('tells each of several apart: its votes, its bars and its own moment of being shown', () => {
  const second = { ...question, questionId: 'q2', disclosure: 'secret' as const, liveBars: false };
  const sealed = { ...open, question: second, shards: [], sealed: { weight: 7, units: 1 } };
  const ids = { questionIds: ['q1', 'q2'] };
  const both = buildLiveQuestion(
    { stage: { mode: 'question', ...ids }, staged: [open, sealed] },
    asOf,
  );
  expect(both.votings).toMatchObject([
    { question: { questionId: 'q1' }, voted: { units: 5 } },
    { question: { questionId: 'q2' }, voted: { weight: 7, units: 1 }, bars: null, result: null },
  ]);
  const results = buildLiveQuestion(
    { stage: { mode: 'result', ...ids }, staged: [shown, closed] },
    asOf,
  );
  expect(results.votings.map(({ result }) => result?.questionId ?? null)).toEqual(['q1', null]);
});
