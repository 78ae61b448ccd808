import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { wordsOf } from '../../testing/files/wordsOf.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newSecretVoting, receiptsIn, voteOf } from '../../testing/halls/secretVoting.ts';
import { newMember, newOpenQuestion, seat, taken } from '../../testing/halls/testAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { createCaster } from './createCaster.ts';
import { readCurrentBallot } from './readCurrentBallot.ts';

const instance = () => createCaster({ clock: systemClock, shard: '0' });

async function keptOf(assemblyId: string, questionId: string) {
  const [participations, shards, ballots] = await Promise.all([
    pollDocuments.participations(assemblyId, questionId).get(),
    pollDocuments.sealedShards(assemblyId, questionId).get(),
    pollDocuments.ballots(assemblyId, questionId).get(),
  ]);
  return {
    participations: participations.docs.map((one) => one.data()),
    shards: shards.docs.map((shard) => shard.data()),
    ballots: ballots.size,
  };
}

test('keeps that the unit took part, and the sums under the key: no option, no receipt', async () => {
  const { assembly, questionId, vote } = await newSecretVoting(2);
  const answer = await vote(0, 'against');
  expect(taken(answer).results).toEqual([
    {
      ...{ unitId: 'U0', status: 'accepted', optionIds: null, optionId: null },
      receipt: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u),
    },
  ]);
  const kept = await keptOf(assembly.assemblyId, questionId);
  expect(kept.ballots).toBe(0);
  expect(kept.participations).toEqual([
    {
      ...{ unitId: 'U0', weight: 1_000_000, personId: 'person-0', castBy: 'person-person-0' },
      requestId: expect.any(String),
    },
  ]);
  expect(kept.shards).toEqual([
    {
      ...{ voted: { weight: 1_000_000, units: 1 }, seen: { '0': 1 } },
      ...{ version: 1, box: expect.any(String) },
    },
  ]);
  expect(JSON.stringify(kept)).not.toContain(receiptsIn(answer)[0]);
});

test('the same sending again gets the same receipt, whatever choice it carries, and counts once', async () => {
  const { assembly, questionId, voters, by } = await newSecretVoting(1);
  const [voter] = voters;
  if (voter === undefined) throw new Error('no voter');
  const request = voteOf(questionId, 'U0', 'favour');
  const other = { ...request, choices: [{ unitId: 'U0', optionIds: ['against'] }] };
  const first = await instance()(voter, request);
  const again = await instance()(voter, other);
  const second = await instance()(voter, voteOf(questionId, 'U0', 'against'));
  expect([wordsOf(first), wordsOf(again), wordsOf(second)]).toEqual([
    ['accepted'],
    ['repeated'],
    ['already-voted'],
  ]);
  expect(receiptsIn(again)).toEqual(receiptsIn(first));
  const kept = await keptOf(assembly.assemblyId, questionId);
  expect(kept.participations).toHaveLength(1);
  taken(await closeQuestion(by('chair')));
  const late = await instance()(voter, request);
  expect([wordsOf(late), receiptsIn(late)]).toEqual([['repeated'], [null]]);
});

test('each unit of a sending has a receipt of its own', async () => {
  const { assembly, questionId } = await newSecretVoting(3);
  await seat(assembly, assembly.units, 'attorney-1');
  const attorney = await newMember(assembly, 'attorney', 'attorney-1');
  const choices = ['favour', 'against', 'favour'].map((optionId, i) => ({
    unitId: `U${i}`,
    optionIds: [optionId],
  }));
  const answer = await instance()(attorney, { questionId, requestId: randomUUID(), choices });
  expect(new Set(receiptsIn(answer)).size).toBe(3);
});

test('refuses what a named vote refuses, each unit on its own', async () => {
  const { assembly, questionId, voters, vote, by } = await newSecretVoting(3);
  await peopleDocuments.attendance(assembly.assemblyId, 1).doc('U2').update({ present: false });
  const [voter] = voters;
  if (voter === undefined) throw new Error('no voter');
  const cast = instance();
  expect(wordsOf(await cast(voter, voteOf(questionId, 'U1', 'favour')))).toEqual([
    'unit-not-yours',
  ]);
  expect(wordsOf(await cast(voter, voteOf(questionId, 'U0', 'maybe')))).toEqual(['option-unknown']);
  expect(wordsOf(await vote(2, 'favour'))).toEqual(['unit-not-present']);
  taken(await closeQuestion(by('chair')));
  expect(wordsOf(await vote(0, 'favour'))).toEqual(['voting-closed']);
});

test('refuses a unit without a vote because of its arrears, and those of the same owner', async () => {
  const { assembly, questionId, vote } = await newSecretVoting(2);
  const { assemblyId } = assembly;
  const exclusions = { quorum: [], base: ['arrears'], vote: ['arrears'], reach: 'owner' } as const;
  await pollDocuments.question(assemblyId, questionId).update({ 'rule.exclusions': exclusions });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U1')
    .update({ inArrears: true, headOwes: true });
  expect(wordsOf(await vote(1, 'favour'))).toEqual(['unit-in-arrears']);
  expect(wordsOf(await vote(0, 'favour'))).toEqual(['accepted']);
  expect((await keptOf(assemblyId, questionId)).participations).toHaveLength(1);
});

test('counts every vote of a crowd on several instances, each with sums of its own', async () => {
  const { assembly, questionId, voters, by } = await newSecretVoting(60);
  const instances = [instance(), instance(), instance()];
  const answers = await Promise.all(
    voters.map((voter, i) => {
      const cast = instances[i % 3] ?? instance();
      return cast(voter, voteOf(questionId, `U${i}`, i % 2 === 0 ? 'favour' : 'against'));
    }),
  );
  expect(new Set(answers.flatMap(wordsOf))).toEqual(new Set(['accepted']));
  const kept = await keptOf(assembly.assemblyId, questionId);
  expect(kept.shards).toHaveLength(3);
  expect(new Set(kept.shards.map(({ box }) => box.length)).size).toBe(1);
  const result = taken(await closeQuestion(by('chair')));
  expect(result.told?.voted).toEqual({ weight: 1_830_000_000, units: 60 });
  expect(result.verdict.kind).toBe('rejected');
});

test('an open question that lost its key accepts nothing', async () => {
  const { assembly, questionId, vote } = await newSecretVoting(1);
  await questionKeys().destroy(questionKeyId(assembly.assemblyId, questionId));
  expect(wordsOf(await vote(0, 'favour'))).toEqual(['question-annulled']);
  expect((await keptOf(assembly.assemblyId, questionId)).participations).toEqual([]);
});

test('an instance that saw the question before it opened counts secretly all the same', async () => {
  const { assembly, voters, by } = await newSecretVoting(1);
  taken(await closeQuestion(by('chair')));
  const [voter] = voters;
  if (voter === undefined) throw new Error('no voter');
  const questionId = await newOpenQuestion(assembly, { disclosure: 'secret' });
  const { assemblyId } = assembly;
  await pollDocuments.question(assemblyId, questionId).update({ state: 'draft' });
  const cast = instance();
  const request = voteOf(questionId, 'U0', 'favour');
  expect(wordsOf(await cast(voter, request))).toEqual(['question-not-open']);
  await pollDocuments.question(assemblyId, questionId).update({ state: 'open' });
  expect(wordsOf(await cast(voter, request))).toEqual(['accepted']);
});

test('the ballot of a unit that voted says that it is kept, not its choice', async () => {
  const { assembly, voters, vote } = await newSecretVoting(1);
  await vote(0, 'favour');
  const { assemblyId } = assembly;
  const member = (await documents.member(assemblyId, voters[0]?.uid ?? '').get()).data();
  if (member === undefined) throw new Error('no member');
  const ballot = taken(await readCurrentBallot(assemblyId, member, Date.now()));
  const [asked] = ballot.asked;
  expect(asked?.question.disclosure).toBe('secret');
  expect(asked?.holdings[0]?.ballot).toEqual({ optionIds: null, receipt: null, castAt: null });
});
