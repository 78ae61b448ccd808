import { randomUUID } from 'node:crypto';
import type { Outcome } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { buildLiveQuestion } from '../../live/projections/buildLiveQuestion.ts';
import { readStageState } from '../../live/projections/readStageState.ts';
import {
  newAssembly,
  newOpenQuestion,
  newVoters,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { sweepKeys } from '../closing/sweepKeys.ts';
import { setStage } from '../stage/setStage.ts';
import { askMood } from './askMood.ts';
import { createMoodAnswerer } from './createMoodAnswerer.ts';
import { endMood } from './endMood.ts';
import { moodDocuments } from './moodDocuments.ts';
import { moodKeyOf } from './moodKeyOf.ts';

const options = ['Bien', 'Regular', 'Mal'].map((label) => ({ label, face: null }));

async function newMood(people: number) {
  const assembly = await newAssembly(people);
  const voters = await newVoters(assembly, people);
  const { assemblyId } = assembly;
  const moodId = randomUUID();
  const request = { moodId, text: '¿Cómo va la reunión?', options };
  const ask = (now = Date.now()) => askMood({ assemblyId, by: 'chair', request, now });
  const answer = createMoodAnswerer(systemClock);
  const send = (i: number, optionId: string, id = moodId) => {
    const claims = voters[i];
    if (claims === undefined) throw new Error('no such voter');
    return answer(claims, { moodId: id, optionId });
  };
  const live = async () => {
    const state = await readTogether((tx) => readStageState(tx, assemblyId, null));
    return state === null ? null : buildLiveQuestion(state, '1').mood;
  };
  return { assembly, assemblyId, moodId, voters, ask, send, live };
}
const wordOf = (outcome: Outcome<{ status: string }>) =>
  outcome.ok ? outcome.value.status : outcome.refusal.code;

test('each person counts once, whatever they weigh and however often they answer', async () => {
  const mood = await newMood(4);
  for (const _again of [1, 2]) taken(await mood.ask());
  const sent = await Promise.all([
    ...[mood.send(0, 'm1'), mood.send(1, 'm1'), mood.send(2, 'm3')],
    mood.send(0, 'm2'),
  ]);
  expect(sent.map(wordOf)).toEqual(['counted', 'counted', 'counted', 'repeated']);
  expect(wordOf(await mood.send(2, 'm1'))).toBe('repeated');
  expect(await mood.live()).toEqual({ answered: 3, counts: { m1: 2, m3: 1 } });
  const events = await documents.events(mood.assemblyId).where('kind', '==', 'mood-asked').get();
  expect(events.docs.map((event) => Object.keys(event.data()).sort())).toEqual([
    ['at', 'by', 'from', 'kind', 'number', 'seal'],
  ]);
});

test('a stored straw poll says neither who answered nor what each chose', async () => {
  const mood = await newMood(3);
  taken(await mood.ask());
  await Promise.all([mood.send(0, 'm1'), mood.send(1, 'm2')]);
  const { docs } = await moodDocuments.answers(mood.assemblyId, mood.moodId).get();
  expect(docs.map((mark) => Object.keys(mark.data()))).toEqual([['ttl'], ['ttl']]);
  const kept = JSON.stringify(docs.map((mark) => [mark.id, mark.data()]));
  for (const [i, { uid }] of mood.voters.entries()) {
    expect(kept).not.toContain(uid);
    expect(kept).not.toContain(`person-${i}`);
  }
});

test('ends with a press or by time, and its key with it', async () => {
  const mood = await newMood(2);
  const keyId = questionKeyId(mood.assemblyId, moodKeyOf(mood.moodId));
  taken(await mood.ask());
  await sweepKeys(questionKeys(), Date.now());
  expect(await questionKeys().read(keyId)).not.toBeNull();
  taken(await mood.send(0, 'm1'));
  const now = Date.now();
  for (const _again of [1, 2]) {
    taken(await endMood({ assemblyId: mood.assemblyId, moodId: mood.moodId, now }));
  }
  expect(wordOf(await mood.send(1, 'm1'))).toBe('mood-over');
  expect(await questionKeys().read(keyId)).toBeNull();
  expect(await mood.live()).toEqual({ answered: 1, counts: { m1: 1 } });

  const late = await newMood(1);
  taken(await late.ask());
  await sweepKeys(questionKeys(), Date.now() + 121_000);
  const lateKey = questionKeyId(late.assemblyId, moodKeyOf(late.moodId));
  expect(await questionKeys().read(lateKey)).toBeNull();
});

test('a press to end it that comes after what followed ends its key, and leaves the screen', async () => {
  const mood = await newMood(1);
  const { assemblyId, moodId } = mood;
  taken(await mood.ask());
  taken(await setStage({ assemblyId, by: 'chair', request: { mode: 'quorum' }, now: Date.now() }));
  const { stage } = taken(await endMood({ assemblyId, moodId, now: Date.now() }));
  expect(stage).toEqual({ mode: 'quorum' });
  expect(await questionKeys().read(questionKeyId(assemblyId, moodKeyOf(moodId)))).toBeNull();
});

test('a voting that opens ends it, and none is asked over a voting', async () => {
  const mood = await newMood(2);
  taken(await mood.ask());
  const questionId = await newOpenQuestion(mood.assembly, { disclosure: 'secret' });
  expect(wordOf(await mood.send(0, 'm1'))).toBe('mood-over');
  expect(await mood.live()).toBeNull();
  // Even one that takes the id of a secret question: its key is not the card's.
  const { assemblyId } = mood;
  const request = { moodId: questionId, text: '¿Seguimos?', options };
  const refused = await askMood({ assemblyId, by: 'chair', request, now: Date.now() });
  expect(refused.ok ? 'asked' : refused.refusal.code).toBe('another-question-open');
  await sweepKeys(questionKeys(), Date.now() + 1_000);
  expect(await questionKeys().read(questionKeyId(assemblyId, questionId))).not.toBeNull();
});
