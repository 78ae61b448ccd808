import { randomUUID } from 'node:crypto';
import type { Outcome } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { closeQuestion, openQuestion, showResult } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newDraft,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { listMissing } from '../closing/listMissing.ts';
import { setStage } from '../stage/setStage.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { createQuestion } from './createQuestion.ts';
import { listVoted } from './listVoted.ts';

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'done' : outcome.refusal.code);

function acting({ assemblyId }: TestAssembly, questionId: string) {
  return { assemblyId, questionId, by: 'chair', now: Date.now() };
}

async function sessionOf({ assemblyId }: TestAssembly) {
  return (await documents.session(assemblyId, 1).get()).data();
}

async function eventKinds({ assemblyId }: TestAssembly): Promise<readonly string[]> {
  const { docs } = await documents.events(assemblyId).get();
  return docs.map((event) => event.data().kind).sort();
}

test('numbers the agenda in order and creates nothing twice', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  await newDraft(assembly);
  const request = {
    questionId: randomUUID(),
    text: '¿Aprueba los estados financieros?',
    blank: false,
    abstention: true,
    liveBars: false,
    durationSeconds: 90,
  };
  const create = (text = request.text) =>
    createQuestion({ assemblyId, by: 'chair', request: { ...request, text }, now: 1 });
  expect(taken(await create())).toEqual({ questionId: request.questionId, number: 2 });
  expect(taken(await create())).toEqual({ questionId: request.questionId, number: 2 });
  expect(codeOf(await create('¿Aprueba otra cosa?'))).toBe('question-exists');
  const stored = (await pollDocuments.question(assemblyId, request.questionId).get()).data();
  expect(stored).toMatchObject({ state: 'draft', session: 1, liveBars: false });
  expect(stored?.options.map((option) => option.role)).toEqual(['favour', 'against', 'abstention']);
  expect(await eventKinds(assembly)).toEqual(['question-created', 'question-created']);
});

test('opens a question with its hour and puts it on the stage, saying the quorum', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units.slice(2));
  const questionId = await newDraft(assembly, { durationSeconds: 60 });
  const asked = acting(assembly, questionId);
  expect(taken(await openQuestion(asked)).quorum).toMatchObject({
    present: { weight: 3_000_000, units: 1 },
    total: { weight: 6_000_000, units: 3 },
    met: false,
  });
  const question = (await pollDocuments.question(assembly.assemblyId, questionId).get()).data();
  expect(question).toMatchObject({
    state: 'open',
    openedAt: asked.now,
    closesAt: asked.now + 60_000,
    quorumAtOpening: false,
  });
  expect(await sessionOf(assembly)).toMatchObject({
    openQuestionIds: [questionId],
    stage: { mode: 'question', questionIds: [questionId] },
  });
});

test('keeps one question open at most, also when two are opened at the same instant', async () => {
  const assembly = await newAssembly(1);
  const drafts = [await newDraft(assembly), await newDraft(assembly)];
  const opened = await Promise.all(drafts.map((id) => openQuestion(acting(assembly, id))));
  expect(opened.map(codeOf).sort()).toEqual(['another-question-open', 'done']);
});

test('brings an open question back to the stage and changes nothing else', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly);
  const before = await pollDocuments.question(assemblyId, questionId).get();
  taken(await setStage({ assemblyId, by: 'chair', now: 1, request: { mode: 'quorum' } }));
  expect(await sessionOf(assembly)).toMatchObject({ openQuestionIds: [questionId] });
  taken(await openQuestion(acting(assembly, questionId)));
  expect((await sessionOf(assembly))?.stage).toEqual({
    mode: 'question',
    questionIds: [questionId],
  });
  const after = await pollDocuments.question(assemblyId, questionId).get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('refuses to open without roster, in a session that is not open, or once closed', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const questionId = await newDraft(assembly);
  const open = async () => codeOf(await openQuestion(acting(assembly, questionId)));
  await documents.assembly(assemblyId).update({ activeRoster: null });
  expect(await open()).toBe('roster-missing');
  await documents.assembly(assemblyId).update({ activeRoster: 'v1' });
  await documents.session(assemblyId, 1).update({ state: 'suspended' });
  expect(await open()).toBe('session-not-open');
  await documents.session(assemblyId, 1).update({ state: 'open' });
  expect(await open()).toBe('done');
  taken(await closeQuestion(acting(assembly, questionId)));
  expect(await open()).toBe('question-not-draft');
  expect(codeOf(await openQuestion(acting(assembly, randomUUID())))).toBe('question-unknown');
});

test('shows a result only once it is closed, and remembers when it was first shown', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly);
  expect(codeOf(await showResult(acting(assembly, questionId)))).toBe('question-not-closed');
  taken(await closeQuestion(acting(assembly, questionId)));
  const first = taken(await showResult({ ...acting(assembly, questionId), now: 1_000 }));
  expect(first.shownAt).toBe(1_000);
  expect((await sessionOf(assembly))?.stage).toEqual({ mode: 'result', questionIds: [questionId] });
  taken(await setStage({ assemblyId, by: 'chair', now: 1, request: { mode: 'blank' } }));
  const again = taken(await showResult({ ...acting(assembly, questionId), now: 2_000 }));
  expect(again.shownAt).toBe(1_000);
  expect((await sessionOf(assembly))?.stage).toEqual({ mode: 'result', questionIds: [questionId] });
});

test('leaves a trace of each change of the stage, and none of a repetition', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const stage = (mode: 'quorum' | 'blank') =>
    setStage({ assemblyId, by: 'chair', now: 1, request: { mode } });
  await stage('quorum');
  await stage('blank');
  await stage('blank');
  expect(await eventKinds(assembly)).toEqual(['stage-changed']);
});

test('lists who is present without a ballot, in the order of the roster', async () => {
  const assembly = await newAssembly(12);
  await seat(assembly, assembly.units.slice(0, 11));
  const [voter] = await newVoters(assembly, 1);
  const questionId = await newOpenQuestion(assembly);
  if (voter === undefined) throw new Error('no voter');
  await createCaster({ clock: systemClock, shard: '0' })(voter, {
    questionId,
    requestId: randomUUID(),
    choices: [{ unitId: 'U0', optionIds: ['favour'] }],
  });
  const { missing, count } = taken(await listMissing(assembly.assemblyId, questionId));
  expect(missing.map((unit) => unit.label)).toEqual(
    Array.from({ length: 10 }, (_, i) => `U${i + 1}`),
  );
  expect(missing[0]).toEqual({
    unitId: 'U1',
    label: 'U1',
    group: 'Torre 1',
    weight: 2_000_000,
    holder: 'person-1',
  });
  expect(count).toEqual({ weight: 65_000_000, units: 10 });
  expect(codeOf(await listMissing(assembly.assemblyId, randomUUID()))).toBe('question-unknown');
});

test('lists the vote of each unit in the order of the roster, without revoked ones', async () => {
  const assembly = await newAssembly(12);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units.slice(0, 11));
  const voters = await newVoters(assembly, 3);
  const questionId = await newOpenQuestion(assembly);
  const cast = createCaster({ clock: systemClock, shard: '0' });
  for (const [i, voter] of voters.toReversed().entries()) {
    const choices = [{ unitId: `U${2 - i}`, optionIds: [i === 0 ? 'against' : 'favour'] }];
    await cast(voter, { questionId, requestId: randomUUID(), choices });
  }
  await pollDocuments.ballots(assemblyId, questionId).doc('U1').update({ withdrawn: true });
  const { voted } = taken(await listVoted(assemblyId, questionId));
  expect(voted).toEqual([
    {
      ...{ unitId: 'U0', label: 'U0', group: 'Torre 1', weight: voted[0]?.weight },
      ...{ optionIds: ['favour'], channel: 'phone' },
    },
    expect.objectContaining({ unitId: 'U2', optionIds: ['against'] }),
  ]);
  expect(codeOf(await listVoted(assemblyId, randomUUID()))).toBe('question-unknown');
});

test('tells nobody what a unit voted in secret', async () => {
  const assembly = await newAssembly(2);
  const questionId = await newOpenQuestion(assembly);
  await pollDocuments.question(assembly.assemblyId, questionId).update({ disclosure: 'secret' });
  expect(codeOf(await listVoted(assembly.assemblyId, questionId))).toBe('vote-secret');
});
