import { expect, test } from 'vitest';
import type { RefusalCode } from '../../kernel/refusals/refusal.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Ballot } from '../ballots/decideCast.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { type CorrectionAsked, decideCorrection } from './decideCorrection.ts';

const question: Question = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', session: 1, state: 'open' },
  options: yesNoOptions({ blank: true, abstention: false }),
  rule: matterRule(packOf('co-ph'), 'budget'),
  rulePack: 'co-ph',
  ...{ liveBars: true, durationSeconds: null, openedAt: 0, closesAt: 1_000 },
  quorumAtOpening: true,
};
const existing: Ballot = {
  ...{ unitId: 'T1-101', optionIds: ['favour'], weight: 7, personId: 'ana', castBy: 'ana-phone' },
  ...{ requestId: 'r1', receipt: 'OLD1-OLD1', castAt: 5, channel: 'phone' },
};
const asked: CorrectionAsked = {
  ...{ question, existing, uid: 'teller', seen: 'OLD1-OLD1', requestId: 'c1' },
  ...{ marked: { optionIds: ['against'] }, receipt: 'NEW1-NEW1', now: 900 },
  isInArrears: false,
};
const { unitId: _unitId, weight: _weight, ...was } = existing;

test('changes what a ballot says, for the same holder and weight, and keeps what it was', () => {
  expect(decideCorrection(asked)).toEqual({
    ok: true,
    value: {
      repeated: false,
      ballot: {
        ...{
          unitId: 'T1-101',
          optionIds: ['against'],
          weight: 7,
          personId: 'ana',
          castBy: 'teller',
        },
        ...{ requestId: 'c1', receipt: 'NEW1-NEW1', castAt: 900, channel: 'operator' },
        earlier: [was],
      },
    },
  });
});

test('takes a ballot back without forgetting what it said', () => {
  expect(decideCorrection({ ...asked, marked: null })).toMatchObject({
    ok: true,
    value: { ballot: { optionIds: ['favour'], withdrawn: true, earlier: [was] } },
  });
});

test.each([null, { optionIds: ['blank'] }])(
  'repeating it changes nothing, also after closing',
  (marked) => {
    const first = decideCorrection({ ...asked, marked });
    if (!first.ok) throw new Error(first.refusal.code);
    const { ballot } = first.value;
    const closed = { ...question, state: 'closed' as const };
    expect(decideCorrection({ ...asked, marked, existing: ballot, question: closed })).toEqual({
      ok: true,
      value: { ballot, repeated: true },
    });
  },
);

test.each<[string, Partial<CorrectionAsked>, RefusalCode]>([
  ['of a secret vote', { question: { ...question, disclosure: 'secret' } }, 'channel-not-secret'],
  ['of a unit that has not voted', { existing: null }, 'vote-missing'],
  ['of a vote already taken back', { existing: { ...existing, withdrawn: true } }, 'vote-missing'],
  ['of a ballot other than the one seen', { seen: 'ELSE-ELSE' }, 'vote-moved'],
  ['to an option that is not there', { marked: { optionIds: ['maybe'] } }, 'option-unknown'],
  ['past the hour', { now: 1_000 }, 'correction-late'],
  ['after closing', { question: { ...question, state: 'closed' } }, 'correction-late'],
  ['while it is counted', { question: { ...question, state: 'counting' } }, 'correction-late'],
  ['of an annulled vote', { question: { ...question, state: 'annulled' } }, 'question-annulled'],
])('refuses a correction %s', (_, change, code) => {
  expect(decideCorrection({ ...asked, ...change })).toEqual({ ok: false, refusal: { code } });
});
