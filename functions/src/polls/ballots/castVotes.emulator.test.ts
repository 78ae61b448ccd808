import { randomUUID } from 'node:crypto';
import {
  type CastAnswer,
  type CastRequest,
  mergeTallies,
  type Outcome,
  tallyOf,
  totalOf,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newDraft,
  newMember,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { castBatch, createCaster } from './createCaster.ts';
import { nobodyOwes } from './rememberQuestions.ts';

const instance = (shard: string) => createCaster({ clock: systemClock, shard });

function sending(
  questionId: string,
  ...choices: [unitId: string, optionId: string][]
): CastRequest {
  return {
    questionId,
    requestId: randomUUID(),
    choices: choices.map(([unitId, optionId]) => ({ unitId, optionIds: [optionId] })),
  };
}

/** The answer for each unit, in a word. */
function words(outcome: Outcome<CastAnswer>): readonly string[] {
  return taken(outcome).results.map((row) =>
    row.status === 'refused' ? row.refusal.code : row.status,
  );
}

async function ballotsOf({ assemblyId }: TestAssembly, questionId: string) {
  const { docs } = await pollDocuments.ballots(assemblyId, questionId).get();
  return docs.map((ballot) => ballot.data());
}

async function storedTally({ assemblyId }: TestAssembly, questionId: string) {
  const { docs } = await pollDocuments.tallies(assemblyId, questionId).get();
  return mergeTallies(docs.map((shard) => shard.data().tally));
}

test('keeps one ballot for each unit of a sending, under one receipt', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units, 'attorney-1');
  const attorney = await newMember(assembly, 'attorney', 'attorney-1');
  const questionId = await newOpenQuestion(assembly);
  const request = sending(questionId, ['U0', 'favour'], ['U1', 'against'], ['U2', 'favour']);
  const answer = taken(await instance('0')(attorney, request));
  expect(answer.results.map((row) => row.status)).toEqual(['accepted', 'accepted', 'accepted']);
  const receipts = answer.results.map((row) => (row.status === 'refused' ? '' : row.receipt));
  expect(new Set(receipts).size).toBe(1);
  expect(await storedTally(assembly, questionId)).toEqual({
    favour: { weight: 4_000_000, units: 2 },
    against: { weight: 2_000_000, units: 1 },
  });
});

test('refuses each unit on its own and keeps the others', async () => {
  const assembly = await newAssembly(4);
  const [mine, foreign, , outside] = assembly.units;
  const [voter] = await newVoters(assembly, 1);
  await seat(
    assembly,
    [mine, foreign].filter((unit) => unit !== undefined),
  );
  await seat(assembly, assembly.units.slice(2, 3), 'person-0');
  const questionId = await newOpenQuestion(assembly);
  const request = sending(
    questionId,
    ['U0', 'favour'],
    [foreign?.unitId ?? '', 'favour'],
    ['U2', 'maybe'],
    [outside?.unitId ?? '', 'favour'],
    ['U9', 'favour'],
  );
  expect(voter && words(await instance('0')(voter, request))).toEqual([
    'accepted',
    'unit-not-yours',
    'option-unknown',
    'unit-not-present',
    'unit-not-present',
  ]);
  expect(await ballotsOf(assembly, questionId)).toHaveLength(1);
});

test('counts a unit once when two instances get it at the same instant', async () => {
  const assembly = await newAssembly(1);
  await seat(assembly);
  const [voter] = await newVoters(assembly, 1);
  const questionId = await newOpenQuestion(assembly);
  if (voter === undefined) throw new Error('no voter');
  const answers = await Promise.all([
    instance('1')(voter, sending(questionId, ['U0', 'favour'])),
    instance('2')(voter, sending(questionId, ['U0', 'against'])),
    instance('1')(voter, sending(questionId, ['U0', 'favour'])),
  ]);
  expect(answers.flatMap(words).sort()).toEqual(['accepted', 'already-voted', 'already-voted']);
  expect(totalOf(await storedTally(assembly, questionId)).units).toBe(1);
});

test('counts a unit once when its sendings travel in the same batch: the first wins', async () => {
  const assembly = await newAssembly(1);
  await seat(assembly);
  const [voter] = await newVoters(assembly, 1);
  const questionId = await newOpenQuestion(assembly);
  if (voter === undefined) throw new Error('no voter');
  const first = sending(questionId, ['U0', 'favour']);
  const other = sending(questionId, ['U0', 'against']);
  const answers = await castBatch({
    assemblyId: assembly.assemblyId,
    questionId,
    session: 1,
    shard: '0',
    unitIndexOf: () => 0,
    debtors: nobodyOwes,
    sendings: [first, other, first].map((request, i) => ({
      claims: voter,
      request,
      receipt: `0000-000${i}`,
      receivedAt: Date.now(),
    })),
    now: Date.now,
  });
  expect(answers.flatMap(words)).toEqual(['accepted', 'already-voted', 'repeated']);
  expect(await ballotsOf(assembly, questionId)).toMatchObject([
    { optionIds: ['favour'], receipt: '0000-0000' },
  ]);
  expect(totalOf(await storedTally(assembly, questionId)).units).toBe(1);
});

test('answers a sending that comes again with the ballot it left, also after closing', async () => {
  const assembly = await newAssembly(1);
  await seat(assembly);
  const [voter] = await newVoters(assembly, 1);
  const questionId = await newOpenQuestion(assembly);
  if (voter === undefined) throw new Error('no voter');
  const request = sending(questionId, ['U0', 'favour']);
  const [first, inTheSameBatch] = await Promise.all([
    instance('1')(voter, request),
    instance('2')(voter, request),
  ]);
  const again = await instance('3')(voter, request);
  const { assemblyId } = assembly;
  await closeQuestion({ assemblyId, questionId, by: 'test', now: Date.now() });
  const late = await instance('3')(voter, request);
  expect([first, inTheSameBatch].flatMap(words).sort()).toEqual(['accepted', 'repeated']);
  expect([words(again), words(late)]).toEqual([['repeated'], ['repeated']]);
  const receipts = [first, inTheSameBatch, again, late].flatMap((answer) =>
    taken(answer).results.map((row) => (row.status === 'refused' ? null : row.receipt)),
  );
  expect(new Set(receipts).size).toBe(1);
  expect(totalOf(await storedTally(assembly, questionId)).units).toBe(1);
});

test('tells the device that takes over that the unit has voted', async () => {
  const assembly = await newAssembly(1);
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly);
  const phone = await newMember(assembly, 'voter', 'person-0');
  const tablet: CookieClaims = { ...phone, sid: 'sid-tablet' };
  await documents.member(assembly.assemblyId, phone.uid).update({ sids: [phone.sid, tablet.sid] });
  const cast = instance('1');
  expect(words(await cast(phone, sending(questionId, ['U0', 'favour'])))).toEqual(['accepted']);
  await documents.member(assembly.assemblyId, phone.uid).update({ sids: [tablet.sid] });
  expect(words(await cast(tablet, sending(questionId, ['U0', 'against'])))).toEqual([
    'already-voted',
  ]);
});

test('refuses before opening, after closing and past the hour, for every role', async () => {
  const assembly = await newAssembly(1);
  await seat(assembly);
  const [voter] = await newVoters(assembly, 1);
  if (voter === undefined) throw new Error('no voter');
  const draft = await newDraft(assembly);
  expect(words(await instance('1')(voter, sending(draft, ['U0', 'favour'])))).toEqual([
    'question-not-open',
  ]);
  const timed = await newOpenQuestion(assembly, { durationSeconds: 60 });
  const late = createCaster({
    shard: '1',
    clock: { ...systemClock, now: () => Date.now() + 61_000 },
  });
  expect(words(await late(voter, sending(timed, ['U0', 'favour'])))).toEqual(['voting-closed']);
  const { assemblyId } = assembly;
  await closeQuestion({ assemblyId, questionId: timed, by: 'test', now: Date.now() });
  expect(words(await instance('1')(voter, sending(timed, ['U0', 'favour'])))).toEqual([
    'voting-closed',
  ]);
  expect(await ballotsOf(assembly, timed)).toEqual([]);
});

test('refuses a revoked session, a member that may not vote and an unknown question', async () => {
  const assembly = await newAssembly(1);
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly);
  const cast = instance('1');
  const codeOf = async (claims: CookieClaims, id = questionId) => {
    const outcome = await cast(claims, sending(id, ['U0', 'favour']));
    return outcome.ok ? 'accepted' : outcome.refusal.code;
  };
  const voter = await newMember(assembly, 'voter', 'person-0');
  expect(await codeOf({ ...voter, sid: 'gone' })).toBe('not-signed-in');
  expect(await codeOf({ ...voter, uid: 'nobody' })).toBe('not-signed-in');
  expect(await codeOf(await newMember(assembly, 'moderator', 'person-0'))).toBe('not-allowed');
  expect(await codeOf(voter, randomUUID())).toBe('question-unknown');
  expect(await codeOf(voter)).toBe('accepted');
});

test('keeps a sending of five hundred units whole', async () => {
  const assembly = await newAssembly(500);
  await seat(assembly, assembly.units, 'attorney-1');
  const attorney = await newMember(assembly, 'attorney', 'attorney-1');
  const questionId = await newOpenQuestion(assembly);
  const request = sending(
    questionId,
    ...assembly.units.map((unit): [string, string] => [unit.unitId, 'favour']),
  );
  expect(new Set(words(await instance('0')(attorney, request)))).toEqual(new Set(['accepted']));
  expect(totalOf(await storedTally(assembly, questionId)).units).toBe(500);
});

test('ends with a tally equal to the ballots after two hundred voters on several instances', async () => {
  const assembly = await newAssembly(200);
  await seat(assembly);
  const voters = await newVoters(assembly, 200);
  const questionId = await newOpenQuestion(assembly);
  // Two of them drew the same shard.
  const instances = ['3', '7', '7', '11'].map(instance);
  const options = ['favour', 'against', 'blank', 'abstention'];
  const answers = await Promise.all(
    voters.map((voter, i) => {
      const cast = instances[i % instances.length];
      if (cast === undefined) throw new Error('no instance');
      return cast(voter, sending(questionId, [`U${i}`, options[i % 3] ?? '']));
    }),
  );
  expect(answers.flatMap(words)).toEqual(Array.from({ length: 200 }, () => 'accepted'));
  const ballots = await ballotsOf(assembly, questionId);
  expect(ballots).toHaveLength(200);
  expect(await storedTally(assembly, questionId)).toEqual(tallyOf({}, ballots));
});
