import { expect, test } from 'vitest';
import type { RefusalCode } from '../../kernel/refusals/refusal.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import type { Ballot } from './decideCast.ts';
import { type Cast, decideCast } from './decideCast.ts';
import { decideSecretCast } from './decideSecretCast.ts';

const question: Question = {
  questionId: 'q',
  number: 1,
  text: '¿Aprueba?',
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: matterRule(packOf('co-ph'), 'budget'),
  rulePack: 'co-ph',
  liveBars: true,
  durationSeconds: null,
  session: 1,
  state: 'open',
  openedAt: 0,
  closesAt: 1_000,
  quorumAtOpening: true,
};

const attendance: Attendance = {
  unitId: 'T1-101',
  label: 'T1-101',
  group: 'Torre 1',
  order: 0,
  weight: 277_500,
  headId: 'ana',
  personId: 'ana',
  personName: 'Ana',
  ownerName: 'Ana',
  capacity: 'owner',
  channel: 'hall',
  present: true,
  since: 0,
};

const cast: Cast = {
  question,
  attendance,
  existing: null,
  voter: { uid: 'u1', personId: 'ana' },
  unitId: 'T1-101',
  optionIds: ['favour'],
  requestId: 'r1',
  receipt: 'ABCD-1234',
  isInArrears: false,
  now: 999,
};

const existing: Ballot = {
  unitId: 'T1-101',
  optionIds: ['against'],
  weight: 277_500,
  personId: 'ana',
  castBy: 'u1',
  requestId: 'r1',
  receipt: 'OLD1-OLD1',
  castAt: 5,
};

test('takes the vote of the unit’s holder with the weight it was accredited with', () => {
  const decided = decideCast(cast);
  expect(decided).toMatchObject({
    ok: true,
    value: { repeated: false, ballot: { weight: 277_500, optionIds: ['favour'], castAt: 999 } },
  });
});

test.each([
  ['the voter’s phone', {}, 'phone'],
  ['afar', { attendance: { ...attendance, channel: 'online' as const } }, 'remote'],
  ['whoever captured it', { voter: { ...cast.voter, channel: 'plate' as const } }, 'plate'],
])('says that a vote came from %s', (_, change, channel) => {
  expect(decideCast({ ...cast, ...change })).toMatchObject({ value: { ballot: { channel } } });
});

const changing: Cast = {
  ...cast,
  question: { ...question, mayChange: true },
  existing,
  requestId: 'r2',
  replaces: existing.receipt,
};

test('changes a vote until closing and keeps what it was', () => {
  const { unitId: _unitId, weight: _weight, ...was } = existing;
  expect(decideCast(changing)).toMatchObject({
    ok: true,
    value: { repeated: false, ballot: { optionIds: ['favour'], requestId: 'r2', earlier: [was] } },
  });
});

test('a sending from before a change brings nothing back', () => {
  const decided = decideCast(changing);
  if (!decided.ok) throw new Error(decided.refusal.code);
  const { ballot } = decided.value;
  const late = { ...changing, existing: ballot, optionIds: ['against'], replaces: undefined };
  expect(decideCast({ ...late, requestId: 'r1' })).toEqual({
    ok: true,
    value: { ballot, repeated: true },
  });
});

const often = Array.from({ length: 50 }, (_, i) => ({ ...existing, requestId: `old-${i}` }));

test.each<[string, Partial<Cast>, RefusalCode]>([
  ['where the question does not let it', { question }, 'already-voted'],
  ['without saying what it changes', { replaces: undefined }, 'already-voted'],
  ['that another took the place of', { replaces: 'GONE-GONE' }, 'already-voted'],
  ['after closing', { now: 1_000 }, 'voting-closed'],
  ['by who holds the unit no more', { attendance: null }, 'unit-not-present'],
  [
    'once more than a ballot keeps',
    { existing: { ...existing, earlier: often } },
    'vote-changed-often',
  ],
  [
    'when it is the one taken back',
    { requestId: 'r1', existing: { ...existing, withdrawn: true } },
    'vote-withdrawn',
  ],
])('refuses a change %s', (_, change, code) => {
  expect(decideCast({ ...changing, ...change })).toEqual({ ok: false, refusal: { code } });
});

test('a unit whose vote was taken back votes again', () => {
  const again = { ...cast, requestId: 'r2', existing: { ...existing, withdrawn: true } };
  expect(decideCast(again)).toMatchObject({
    ok: true,
    value: {
      ballot: { optionIds: ['favour'], earlier: [{ withdrawn: true, optionIds: ['against'] }] },
    },
  });
});

test('nothing takes the place of a vote of before, until it is migrated', () => {
  const before = JSON.parse(JSON.stringify({ ...existing, optionIds: undefined, withdrawn: true }));
  const again = { ...cast, requestId: 'r2', existing: { ...before, optionId: 'against' } };
  expect(() => decideCast(again)).toThrow(TypeError);
});

test.each<[string, Partial<Cast>, RefusalCode]>([
  ['a draft', { question: { ...question, state: 'draft' } }, 'question-not-open'],
  ['a question that is counted', { question: { ...question, state: 'counting' } }, 'voting-closed'],
  [
    'what arrived past its hour while it closes',
    { question: { ...question, state: 'closing' }, now: 1_000 },
    'voting-closed',
  ],
  ['a closed question', { question: { ...question, state: 'closed' } }, 'voting-closed'],
  ['the very instant it closes', { now: 1_000 }, 'voting-closed'],
  ['a unit that already voted', { existing: { ...existing, requestId: 'r0' } }, 'already-voted'],
  ['another person’s repetition', { existing: { ...existing, castBy: 'u2' } }, 'already-voted'],
  ['an option that is not there', { optionIds: ['blank'] }, 'option-unknown'],
  ['a unit nobody accredited', { attendance: null }, 'unit-not-present'],
  ['a unit that left', { attendance: { ...attendance, present: false } }, 'unit-not-present'],
  [
    'a unit somebody else holds',
    { attendance: { ...attendance, personId: 'eva' } },
    'unit-not-yours',
  ],
])('refuses %s', (_, change, code) => {
  expect(decideCast({ ...cast, ...change })).toEqual({ ok: false, refusal: { code } });
});

test('takes what arrived in time while the question closes', () => {
  const closing = { ...question, state: 'closing' as const, closingAt: 900 };
  expect(decideCast({ ...cast, question: closing })).toMatchObject({ ok: true });
});

test('says why, of a question that was annulled', () => {
  const annulment = { at: 1, by: 'chair', reason: 'Se leyó mal.' };
  const annulled = { ...question, state: 'annulled' as const, annulment };
  expect(decideCast({ ...cast, question: annulled })).toEqual({
    ok: false,
    refusal: { code: 'question-annulled', detail: 'Se leyó mal.' },
  });
});

test.each(['open', 'closing', 'counting', 'closed'] as const)(
  'answers the same sending with the ballot it left while the question is %s',
  (state) => {
    const again = decideCast({ ...cast, existing, question: { ...question, state }, now: 5_000 });
    expect(again).toEqual({ ok: true, value: { ballot: existing, repeated: true } });
  },
);

test('a vote with name says through which channel it came; a secret one does not', () => {
  const atBooth: Cast = { ...cast, voter: { ...cast.voter, channel: 'booth' } };
  expect(decideCast(atBooth)).toMatchObject({ value: { ballot: { channel: 'booth' } } });
  expect(decideCast(cast)).toMatchObject({ value: { ballot: { channel: 'phone' } } });
  const secret = decideSecretCast({ ...atBooth, existing: null });
  expect(secret.ok && Object.keys(secret.value.participation).sort()).toEqual([
    ...['castBy', 'personId', 'requestId', 'unitId', 'weight'],
  ]);
});
