import { expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import { readKey } from '../../kernel/keys/keys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { findDueQuestions } from '../../live/ticks/findDueQuestions.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { stopAtLine } from '../../testing/fakes/stopAtLine.ts';
import {
  newAssembly,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { runTick } from './runTick.ts';

const refreshing = { clock: systemClock, refreshMillis: 100 };

/** With its hours by the database: how long the test takes to come here is no matter. */
async function readQuestion({ assemblyId }: TestAssembly, questionId: string) {
  const snapshot = await pollDocuments.question(assemblyId, questionId).get();
  return {
    state: snapshot.data()?.state,
    closesAt: snapshot.data()?.closesAt ?? Number.NaN,
    changedAt: snapshot.updateTime?.toMillis() ?? Number.NaN,
  };
}

async function stateOf(assembly: TestAssembly, questionId: string) {
  return (await readQuestion(assembly, questionId)).state;
}

/** Other tests leave questions that are due too, and a call is bounded: as many calls as it takes. */
async function tickAt(now: number) {
  let closed = 1;
  while (closed > 0) closed = (await runTick(now, refreshing)).closed;
}

test('closes a question at its hour, not before, as often as it is called', async () => {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly, { durationSeconds: 600 });
  const { closesAt } = await readQuestion(assembly, questionId);
  await tickAt(closesAt - 1);
  expect(await stateOf(assembly, questionId)).toBe('open');
  await Promise.all([tickAt(closesAt + 1_000), tickAt(closesAt + 1_000)]);
  expect(await stateOf(assembly, questionId)).toBe('closed');
  expect((await pollDocuments.result(assemblyId, questionId).get()).data()?.base.units).toBe(2);
  const closings = await documents.events(assemblyId).where('kind', '==', 'question-closed').get();
  expect(closings.docs.map((event) => event.data().by)).toEqual(['clock']);
});

test('takes up a closing that was interrupted, once its grace is over', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly);
  const asked = { assemblyId, questionId, by: 'gone', now: Date.now() };
  taken(await stopAtLine(asked));
  const { changedAt } = await readQuestion(assembly, questionId);
  await tickAt(changedAt + 4_000);
  expect(await stateOf(assembly, questionId)).toBe('counting');
  await tickAt(changedAt + 6_000);
  expect(await stateOf(assembly, questionId)).toBe('closed');
});

test('finds the question that is due among hundreds that are not', async () => {
  const due = await newAssembly(1);
  const questionId = await newOpenQuestion(due, { durationSeconds: 10 });
  const many = Array.from({ length: 420 }, (_, i) => `${due.assemblyId}-${i}`);
  await writeInChunks(many, (batch, id) =>
    batch.set(documents.session(id, 1), {
      session: 1,
      call: 1,
      state: 'open',
      startsAt: 0,
      stage: { mode: 'blank' },
      // Before and after the one that is due, in the order of the index.
      openQuestionIds: [`${id.endsWith('0') ? 'ffffffff' : '00000000'}-${id}`],
    }),
  );
  const { closesAt } = await readQuestion(due, questionId);
  const found = await findDueQuestions(closesAt + 1_000);
  expect(found).toContainEqual({ assemblyId: due.assemblyId, questionIds: [questionId] });
  expect(found.filter(({ assemblyId }) => many.includes(assemblyId))).toEqual([]);
  await writeInChunks(many, (batch, id) => batch.delete(documents.session(id, 1)));
});

test('leaves a question without an hour open', async () => {
  const assembly = await newAssembly(1);
  const questionId = await newOpenQuestion(assembly);
  await tickAt(Date.now() + 30 * 24 * 60 * 60 * 1000);
  expect(await stateOf(assembly, questionId)).toBe('open');
});

test('opens its door to the key alone', async () => {
  const cast = createCaster({ clock: systemClock, shard: '0' });
  const { origin, close } = await serveLocally(createApp(cast));
  const knock = async (authorization: string) => {
    const headers = { authorization };
    return (await fetch(`${origin}/api/tick`, { method: 'POST', headers })).status;
  };
  const key = readKey('tick');
  expect(await knock(`Bearer ${key}`)).toBe(200);
  for (const wrong of ['', `Bearer ${key.slice(0, -1)}`, key, 'Bearer ', `bearer ${key}`]) {
    expect(await knock(wrong)).toBe(403);
  }
  close();
});
