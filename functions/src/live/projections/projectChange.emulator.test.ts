import { randomUUID } from 'node:crypto';
import {
  type Instant,
  instantMillis,
  instantOf,
  type LiveQuestion,
  type LiveQuorum,
  type LiveResults,
  type Projection,
  paths,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type DocumentSnapshot, documentAt } from '../../kernel/database/firestore.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { setStage } from '../../polls/stage/setStage.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { closeQuestion, showResult } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { liveDocuments } from './liveDocuments.ts';
import { type Change, type ChangeSource, claimTick, project, projectChange } from './project.ts';
import { refreshes } from './refreshes.ts';
import { sweepTicks } from './sweepTicks.ts';

const refreshing = { clock: systemClock, refreshMillis: 100 };

interface Happened {
  readonly source: ChangeSource;
  readonly change: Change;
}

function commitTimeOf(snapshot: DocumentSnapshot<unknown>): Instant {
  if (snapshot.updateTime === undefined) throw new Error('no such document');
  return instantOf(snapshot.updateTime);
}

/** The events that the database would deliver for how its documents are now. */
async function eventsOf({ assemblyId }: TestAssembly, questionId: string): Promise<Happened[]> {
  const [session, attendance, tallies] = await Promise.all([
    documents.session(assemblyId, 1).get(),
    peopleDocuments.attendance(assemblyId, 1).get(),
    pollDocuments.tallies(assemblyId, questionId).get(),
  ]);
  const event = (source: ChangeSource, snapshot: DocumentSnapshot<unknown>): Happened => ({
    source,
    change: { assemblyId, at: commitTimeOf(snapshot), eventId: randomUUID() },
  });
  return [
    event({ kind: 'session' }, session),
    ...attendance.docs.map((unit) => event({ kind: 'attendance', session: 1 }, unit)),
    ...tallies.docs.map((shard) => event({ kind: 'tally' }, shard)),
  ];
}

const deliver = ({ source, change }: Happened) => projectChange(source, change, refreshing);

async function liveOf<T>({ cot }: TestAssembly, projection: Projection) {
  return documentAt<T>(paths.live(cot, projection)).get();
}

async function ticksOf({ assemblyId }: TestAssembly): Promise<number> {
  const ticks = await liveDocuments.everyTick().get();
  return ticks.docs.filter((tick) => tick.ref.path.includes(assemblyId)).length;
}

/** Ten units: eight came, two of them left again, one of those after voting; five voted in all. */
async function livelyAssembly() {
  const assembly = await newAssembly(10);
  const { assemblyId } = assembly;
  const voters = await newVoters(assembly, 8);
  await seat(assembly, assembly.units.slice(0, 6));
  const questionId = await newOpenQuestion(assembly);
  const desk = { assemblyId, by: 'desk', now: Date.now() };
  for (const i of [6, 7]) {
    const request = { personId: `person-${i}`, unitIds: [`U${i}`] };
    taken(await accredit({ ...desk, request: { ...request, capacity: 'owner', channel: 'hall' } }));
  }
  const casters = ['1', '2'].map((shard) => createCaster({ clock: systemClock, shard }));
  await Promise.all(
    voters.slice(0, 5).map((claims, i) =>
      casters[i % 2]?.(claims, {
        questionId,
        requestId: randomUUID(),
        choices: [{ unitId: `U${i}`, optionIds: [i === 4 ? 'against' : 'favour'] }],
      }),
    ),
  );
  taken(await leave({ ...desk, request: { unitIds: ['U0', 'U7'] } }));
  return { assembly, questionId };
}

const shownQuestion = {
  votings: [
    {
      voted: { weight: 15_000_000, units: 5 },
      // Present: 2…7 and, having voted, 1.
      expected: { weight: 28_000_000, units: 7 },
      bars: { favour: { weight: 10_000_000, units: 4 }, against: { weight: 5_000_000, units: 1 } },
      result: null,
    },
  ],
};

test('shows the state, however often and in whatever order the events come', async () => {
  const { assembly, questionId } = await livelyAssembly();
  const events = await eventsOf(assembly, questionId);
  const latest =
    events
      .map(({ change }) => change.at)
      .sort()
      .at(-1) ?? '';
  // Twice each, backwards, all instances at once.
  await Promise.all([...events, ...events].reverse().map(deliver));
  await Promise.all(events.map(deliver));
  const quorum = await liveOf<LiveQuorum>(assembly, 'quorum');
  const question = await liveOf<LiveQuestion>(assembly, 'question');
  expect(quorum.data()?.quorum).toMatchObject({
    present: { weight: 27_000_000, units: 6 },
    total: { weight: 55_000_000, units: 10 },
    met: false,
  });
  expect(question.data()).toMatchObject(shownQuestion);
  expect((quorum.data()?.asOf ?? '') > latest).toBe(true);
  expect((question.data()?.asOf ?? '') > latest).toBe(true);
  expect(await ticksOf(assembly)).toBe(0);
});

test('writes once for all the events of a tick, whichever instance gets them', async () => {
  const { assembly, questionId } = await livelyAssembly();
  const [first] = await eventsOf(assembly, questionId);
  if (first === undefined) throw new Error('no events');
  const sameTick = Array.from({ length: 40 }, () => ({ ...first.change, eventId: randomUUID() }));
  await Promise.all(sameTick.map((change) => project('quorum', change, refreshing)));
  const live = await liveOf<LiveQuorum>(assembly, 'quorum');
  expect(live.data()?.quorum.present.units).toBe(6);
  expect(live.updateTime).toEqual(live.createTime);
});

test('shows nothing older than the end of the tick, so that all of its events are in it', async () => {
  const { assembly, questionId } = await livelyAssembly();
  const [event] = await eventsOf(assembly, questionId);
  if (event === undefined) throw new Error('no events');
  const slow = { ...refreshing, refreshMillis: 1_500 };
  await project('quorum', event.change, slow);
  const live = (await liveOf<LiveQuorum>(assembly, 'quorum')).data();
  const slice = Math.floor(instantMillis(event.change.at) / slow.refreshMillis);
  expect(instantMillis(live?.asOf ?? '')).toBeGreaterThanOrEqual((slice + 1) * slow.refreshMillis);
});

test('leaves alone a projection newer than the event', async () => {
  const { assembly, questionId } = await livelyAssembly();
  const [event] = await eventsOf(assembly, questionId);
  if (event === undefined) throw new Error('no events');
  await deliver(event);
  const before = await liveOf<LiveQuorum>(assembly, 'quorum');
  await deliver({ ...event, change: { ...event.change, eventId: randomUUID() } });
  const after = await liveOf<LiveQuorum>(assembly, 'quorum');
  expect(after.updateTime).toEqual(before.updateTime);
});

/** An instance claimed the tick of an event and was never heard of again. */
async function crashedOwner() {
  const { assembly, questionId } = await livelyAssembly();
  const [event] = await eventsOf(assembly, questionId);
  if (event === undefined) throw new Error('no events');
  const { change } = event;
  const slice = Math.floor(instantMillis(change.at) / refreshing.refreshMillis);
  const tick = liveDocuments.tick(assembly.assemblyId, `question_${slice}`);
  const claim = () => claimTick(tick, change.eventId, (slice + 1) * refreshing.refreshMillis);
  expect(await claim()).toBe(true);
  return { assembly, change, claim };
}

test('lets no other event take a tick whose owner has not finished', async () => {
  const { assembly, change } = await crashedOwner();
  await project('question', { ...change, eventId: randomUUID() }, refreshing);
  expect((await liveOf(assembly, 'question')).exists).toBe(false);
});

test('takes up the tick of a crashed owner when the same event comes again', async () => {
  const { assembly, change } = await crashedOwner();
  await Promise.all([
    project('question', change, refreshing),
    project('question', change, refreshing),
  ]);
  expect((await liveOf(assembly, 'question')).data()).toMatchObject(shownQuestion);
  expect(await ticksOf(assembly)).toBe(0);
});

test('takes up the tick of a crashed owner in the sweep, once its grace is over', async () => {
  const { assembly } = await crashedOwner();
  await sweepTicks(Date.now(), refreshing);
  expect(await ticksOf(assembly)).toBe(1);
  await sweepTicks(Date.now() + 6_000, refreshing);
  expect((await liveOf(assembly, 'question')).data()).toMatchObject(shownQuestion);
  expect(await ticksOf(assembly)).toBe(0);
});

test('clears in the sweep a tick whose refresh was shown before its owner vanished', async () => {
  const { assembly, change, claim } = await crashedOwner();
  await project('question', change, refreshing);
  await claim();
  const before = await liveOf(assembly, 'question');
  await sweepTicks(Date.now() + 6_000, refreshing);
  expect(await ticksOf(assembly)).toBe(0);
  expect((await liveOf(assembly, 'question')).updateTime).toEqual(before.updateTime);
});

test('never puts an older state over a newer one', async () => {
  const { assembly, questionId } = await livelyAssembly();
  const { assemblyId, cot } = assembly;
  const early = (await documents.assembly(assemblyId).get()).readTime;
  const { by, now } = { by: 'desk', now: Date.now() };
  taken(await leave({ assemblyId, by, now, request: { unitIds: ['U1'] } }));
  const [late] = await eventsOf(assembly, questionId);
  if (late === undefined) throw new Error('no events');
  await project('quorum', { ...late.change, at: instantOf(early) }, refreshing);
  const before = (await liveOf<LiveQuorum>(assembly, 'quorum')).data();
  await refreshes.quorum(assemblyId, cot, early);
  const after = (await liveOf<LiveQuorum>(assembly, 'quorum')).data();
  expect(before?.quorum.present.units).toBe(5);
  expect(after).toEqual(before);
});

test('follows the stage: question, closed without its sums, result, quorum', async () => {
  const { assembly, questionId } = await livelyAssembly();
  const { assemblyId } = assembly;
  const chair = { assemblyId, questionId, by: 'chair', now: Date.now() };
  const show = async () => {
    await Promise.all((await eventsOf(assembly, questionId)).map(deliver));
    const [question, results] = await Promise.all([
      liveOf<LiveQuestion>(assembly, 'question'),
      liveOf<LiveResults>(assembly, 'results'),
    ]);
    return { question: question.data(), results: results.data()?.results };
  };
  expect(await show()).toMatchObject({ question: shownQuestion, results: [] });
  taken(await closeQuestion(chair));
  expect(await show()).toMatchObject({
    question: { votings: [{ question: { state: 'closed' }, bars: null, result: null }] },
    results: [],
  });
  const shown = taken(await showResult(chair));
  const withResult = await show();
  expect(withResult.question?.votings[0]?.result?.verdict).toEqual(shown.verdict);
  expect(withResult.results?.map((result) => result.questionId)).toEqual([questionId]);
  taken(await setStage({ ...chair, request: { mode: 'blank' } }));
  expect(await show()).toMatchObject({
    question: { stage: { mode: 'blank' }, votings: [] },
    results: [{ questionId }],
  });
});

test('does not wake the question when people move and none is on stage', async () => {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const [, moved] = await eventsOf(assembly, 'none');
  if (moved === undefined) throw new Error('no events');
  await deliver(moved);
  expect((await liveOf(assembly, 'quorum')).exists).toBe(true);
  expect((await liveOf(assembly, 'question')).exists).toBe(false);
});

test('writes the stage when it says something else, and not while others vote', async () => {
  const { assembly, questionId } = await livelyAssembly();
  const { assemblyId, cot } = assembly;
  const show = async () => {
    const { readTime } = await documents.assembly(assemblyId).get();
    await refreshes.question(assemblyId, cot, readTime);
    return pollDocuments.liveStage(cot).get();
  };
  const first = await show();
  expect(first.data()).toMatchObject({
    stage: { mode: 'question', questionIds: [questionId] },
    asked: [{ questionId, state: 'open', closesAt: null }],
  });
  await pollDocuments
    .tally(assemblyId, questionId, '0')
    .set({ tally: { favour: { weight: 9, units: 9 } } }, { merge: true });
  const before = (await pollDocuments.liveQuestion(cot).get()).updateTime;
  const second = await show();
  expect((await pollDocuments.liveQuestion(cot).get()).updateTime).not.toEqual(before);
  expect(second.updateTime).toEqual(first.updateTime);
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  const closed = await show();
  expect(closed.data()?.asked).toEqual([{ questionId, state: 'closed', closesAt: null }]);
});

test('never leaves on stage what a newer refresh found gone', async () => {
  const { assembly } = await livelyAssembly();
  const { assemblyId, cot } = assembly;
  const stageAt = async (mode: 'quorum' | 'blank') => {
    await documents.session(assemblyId, 1).update({ stage: { mode } });
    return (await documents.assembly(assemblyId).get()).readTime;
  };
  await refreshes.question(assemblyId, cot, await stageAt('quorum'));
  const between = await stageAt('blank');
  await refreshes.question(assemblyId, cot, await stageAt('quorum'));
  await refreshes.question(assemblyId, cot, between);
  expect((await pollDocuments.liveStage(cot).get()).data()?.stage).toEqual({ mode: 'quorum' });
});
