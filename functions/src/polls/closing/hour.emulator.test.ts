import {
  type AccreditRequest,
  instantOf,
  type LiveQuestion,
  packSigns,
  paths,
  type Sign,
  unpackUnitIndexes,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { clearArrears } from '../../hall/attendance/clearArrears.ts';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt, Timestamp } from '../../kernel/database/firestore.ts';
import { readAwaitedDesks } from '../../live/cockpit/readAwaitedDesks.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { stopAtLine } from '../../testing/fakes/stopAtLine.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import { pastHour, shortest } from '../../testing/halls/pastHour.ts';
import { newAssembly, newDraft, seat, taken } from '../../testing/halls/testAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { closeQuestions } from './closeQuestions.ts';
import { listMissing } from './listMissing.ts';

const arriving: AccreditRequest = {
  personId: 'person-7',
  unitIds: ['U7'],
  capacity: 'owner',
  channel: 'hall',
};

test('the base of a timed question is the hall of its hour, with any arrivals or exits before the tick', async () => {
  const { asked, desk, closesAt } = await pastHour();
  taken(await accredit({ ...desk, request: arriving }));
  taken(await leave({ ...desk, request: { unitIds: ['U4'] } }));
  const result = taken(await closeQuestion({ ...asked, now: Date.now() }));
  expect(result).toMatchObject({
    base: { weight: 15_000_000, units: 5 },
    didNotVote: { weight: 15_000_000, units: 5 },
    closedAt: closesAt,
  });
});

test('more than an hour later the hall of the hour is taken back by its events, and the roster by its mends', async () => {
  const { asked, desk } = await pastHour();
  const { assemblyId } = asked;
  taken(await accredit({ ...desk, request: arriving }));
  taken(await leave({ ...desk, request: { unitIds: ['U4'] } }));
  const result = taken(await closeQuestion({ ...asked, now: Date.now() + 2 * 60 * 60 * 1000 }));
  expect(result.base).toEqual({ weight: 15_000_000, units: 5 });
  const stored = (await pollDocuments.result(assemblyId, asked.questionId).get()).data();
  expect(stored?.base).toEqual(result.base);
});

test('from the hour on no debt is cleared until the result is there', async () => {
  const { asked, desk } = await pastHour();
  const paid = { ...desk, request: { unitIds: ['U5'] } };
  expect(await clearArrears(paid)).toMatchObject({ refusal: { code: 'voting-in-progress' } });
  taken(await closeQuestion({ ...asked, now: Date.now() }));
  expect(taken(await clearArrears(paid)).results).toMatchObject([{ status: 'done' }]);
});

test('a question that somebody closes before its hour is counted as of the line', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await seat(assembly);
  const questionId = await newDraft(assembly, { durationSeconds: shortest });
  const asked = { assemblyId, questionId, by: 'chair', now: Date.now() };
  taken(await openQuestion({ ...asked, now: Date.now() + 60_000 }));
  const { closedAt } = taken(await closeQuestion(asked));
  const { updateTime } = await pollDocuments.closing(assemblyId, questionId).get();
  expect(closedAt).toBe(updateTime?.toMillis());
  expect(
    instantOf(Timestamp.fromMillis(closedAt)) <= instantOf(updateTime ?? Timestamp.now()),
  ).toBe(true);
});

/** The signs of a desk that one server heard. */
async function hear(assemblyId: string, said: Partial<Sign>): Promise<void> {
  const now = Date.now();
  const times = { since: now - 60_000, seenAt: now, dueAt: now + 7_000 };
  const heard = { kind: 'desk', state: 'here', isTroubled: false, label: 'Mesa 2' } as const;
  await liveDocuments.signsOf(assemblyId, 'server').set({
    at: now,
    heard: packSigns(new Map([['desk-device', { ...heard, ...times, ...said } satisfies Sign]])),
    ttl: Timestamp.fromMillis(now + 60_000),
  });
}

const atDesks = { findAwaited: readAwaitedDesks };

async function closedEvents(assemblyId: string) {
  const closed = await documents.events(assemblyId).where('kind', '==', 'question-closed').get();
  return closed.docs.map((event) => event.data().desks);
}

test('the result waits for a desk that has work of before the hour, and counts it as it was written', async () => {
  const { asked, desk, closesAt } = await pastHour();
  const { assemblyId, questionId } = asked;
  const ballot = { ...asked, questionIds: [questionId] };
  await hear(assemblyId, { unsentSince: closesAt - 5_000 });
  const waiting = taken(await closeQuestions({ ...ballot, now: Date.now() }, undefined, atDesks));
  expect(waiting).toEqual({
    results: [],
    awaited: [{ label: 'Mesa 2', why: 'unsent', since: closesAt - 5_000 }],
  });
  // The network is back: one came in and one had left before the hour, and one came in after it.
  const now = Date.now();
  const before = { waitedMillis: now - closesAt + 4_000 };
  taken(await accredit({ ...desk, now, request: { ...arriving, ...before } }));
  taken(await leave({ ...desk, now, request: { unitIds: ['U4'], ...before } }));
  const late = { ...arriving, personId: 'person-6', unitIds: ['U6'] };
  const after = { waitedMillis: now - closesAt - 1 };
  taken(await accredit({ ...desk, now, request: { ...late, ...after } }));
  await hear(assemblyId, {});
  const counted = { ...ballot, now: Date.now() + 1_000 };
  const { results } = taken(await closeQuestions(counted, undefined, atDesks));
  expect(results).toMatchObject([{ base: { weight: 18_000_000, units: 5 }, closedAt: closesAt }]);
  expect(await closedEvents(assemblyId)).toEqual([{ written: 2 }]);
});

test.each([
  ['the chair decides', { unawaited: true }, 0, 'chair'],
  ['ten minutes passed', {}, 10 * 60_000, 'time'],
] as const)(
  'a silent desk is not waited for any more once %s, and the record says so',
  async (_why, said, later, by) => {
    const { asked, closesAt } = await pastHour();
    const { assemblyId, questionId } = asked;
    const ballot = { ...asked, questionIds: [questionId], now: closesAt + 60_000 };
    await hear(assemblyId, { seenAt: closesAt - 20_000, dueAt: closesAt - 13_000 });
    const waiting = taken(await closeQuestions(ballot, undefined, atDesks));
    expect(waiting).toMatchObject({ results: [], awaited: [{ label: 'Mesa 2', why: 'silent' }] });
    const now = closesAt + 60_000 + later;
    const { results } = taken(
      await closeQuestions({ ...ballot, ...said, now }, undefined, atDesks),
    );
    expect(results).toMatchObject([{ base: { units: 5 } }]);
    expect(await closedEvents(assemblyId)).toEqual([{ unawaited: 1, by }]);
  },
);

test('after the hour every screen shows its hall, with any arrivals or exits', async () => {
  const { assembly, asked, desk } = await pastHour({ wall: true, liveBars: false });
  const { assemblyId, cot } = assembly;
  const shown = async () => {
    await refreshAtOnce(assemblyId);
    const { votings } =
      (await documentAt<LiveQuestion>(paths.live(cot, 'question')).get()).data() ?? {};
    const wall = (await liveDocuments.liveMissing(cot).get()).data()?.shown;
    const { missing } = taken(await listMissing(assemblyId, asked.questionId));
    return {
      expected: votings?.[0]?.expected,
      wall: [wall?.expected.units, [...unpackUnitIndexes(wall?.present ?? '')].length],
      missing: missing.map(({ unitId }) => unitId),
    };
  };
  const then = {
    expected: { weight: 21_000_000, units: 6 },
    wall: [6, 6],
    missing: ['U0', 'U1', 'U2', 'U3', 'U4', 'U5'],
  };
  taken(await accredit({ ...desk, request: arriving }));
  taken(await leave({ ...desk, request: { unitIds: ['U4'] } }));
  expect(await shown()).toEqual(then);
  taken(await stopAtLine({ ...asked, now: Date.now() }));
  taken(await leave({ ...desk, request: { unitIds: ['U3'] } }));
  expect(await shown()).toEqual(then);
});

test('a secret vote is counted over the hall of its hour too', async () => {
  const { asked, desk } = await pastHour({ disclosure: 'secret', rulePack: 'co-ph' });
  taken(await accredit({ ...desk, request: arriving }));
  const { base } = taken(await closeQuestion({ ...asked, now: Date.now() }));
  expect(base).toEqual({ weight: 21_000_000, units: 6 });
});
