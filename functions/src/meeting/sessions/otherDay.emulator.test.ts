import { randomUUID } from 'node:crypto';
import { coursesOf, draftActa, noDetails, runsOf } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit } from '../../hall/attendance/desks.ts';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { runTick } from '../../office/clock/runTick.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { auditCounts } from '../../polls/closing/auditCounts.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { readActa } from '../../record/reports/readActa.ts';
import { handOutAll } from '../../testing/halls/boothHall.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import { proxyDesk } from '../../testing/halls/proxyDesk.ts';
import {
  newAssembly,
  newDraft,
  newMember,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { replayQuorum } from '../quorum/replayQuorum.ts';
import { emptyHall, sweepHalls } from './emptyHall.ts';
import { installSession } from './installSession.ts';
import { resumeSession } from './resumeSession.ts';
import { suspendSession } from './suspendSession.ts';

const hourMillis = 60 * 60 * 1000;
const refreshing = { clock: systemClock, refreshMillis: 100 };

/** A session that was suspended a moment ago; later moments are told by how many hours passed. */
async function suspended(units: number, before?: (assembly: TestAssembly) => Promise<void>) {
  const assembly = await newAssembly(units);
  const { assemblyId } = assembly;
  await seat(assembly);
  await before?.(assembly);
  const begun = Date.now();
  const press = (hours: number) => ({
    ...{ assemblyId, by: 'chair', now: begun + hours * hourMillis },
    request: { session: 1, call: 1 },
  });
  const suspend = () =>
    suspendSession({ ...press(0), request: { ...press(0).request, resumesAt: null } });
  taken(await suspend());
  const present = peopleDocuments.attendance(assemblyId, 1).where('present', '==', true);
  return {
    ...{ assembly, assemblyId, press, suspend },
    resume: async (hours: number) => {
      const outcome = await resumeSession(press(hours));
      return outcome.ok ? outcome.value.state : outcome.refusal.code;
    },
    empty: (hours: number) => emptyHall({ assemblyId, session: 1, now: press(hours).now }),
    here: async () => (await present.count().get()).data().count,
    enter: async (hours: number, ...places: readonly number[]) => {
      for (const place of places) {
        const request = { personId: `person-${place}`, unitIds: [`U${place}`] };
        const way = { capacity: 'owner', channel: 'hall' } as const;
        const { now } = press(hours);
        taken(await accredit({ assemblyId, by: 'desk', now, request: { ...request, ...way } }));
      }
    },
    async events(kind: string) {
      const { docs } = await documents.events(assemblyId).where('kind', '==', kind).get();
      return docs.map((event) => event.data());
    },
  };
}

test('a recess keeps the hall, also through midnight', async () => {
  const hall = await suspended(2);
  expect(await hall.empty(5)).toBe(false);
  expect(await hall.resume(5)).toBe('open');
  expect(await hall.here()).toBe(2);
  expect(await hall.empty(48)).toBe(false);
  expect(await hall.here()).toBe(2);
});

test('on another day it resumes with nobody, then with the arrivals, and proxies and plates stand', async () => {
  const hall = await suspended(130, async (assembly) => {
    await handOutAll(assembly);
    const proxies = proxyDesk(assembly);
    taken(await proxies.accept(await proxies.given('person-0')));
  });
  const { assemblyId } = hall;
  expect(await hall.resume(30)).toBe('quorum-missing');
  expect(await hall.here()).toBe(0);
  expect(await hall.events('unit-left')).toHaveLength(130);
  expect(await hall.events('hall-emptied')).toMatchObject([{ by: 'clock', from: 'system' }]);
  const heads = await peopleDocuments.heads(assemblyId, 1).where('units', '>', 0).count().get();
  expect(heads.data().count).toBe(0);
  const plates = await hallDocuments
    .plates(assemblyId, 1)
    .where('state', '==', 'out')
    .count()
    .get();
  expect(plates.data().count).toBeGreaterThan(0);
  const proxies = await peopleDocuments.proxies(assemblyId).where('state', '==', 'accepted').get();
  expect(proxies.size).toBe(1);
  await hall.enter(31, ...Array.from({ length: 60 }, (_, i) => 129 - i));
  expect(await hall.resume(31)).toBe('open');
  expect(await hall.here()).toBe(60);
  expect(await hall.events('hall-emptied')).toHaveLength(1);
});

test('the clock empties it once as the day begins, and nobody who came since goes out', async () => {
  const hall = await suspended(3);
  const at = hall.press(30).now;
  const due = (await documents.session(hall.assemblyId, 1).get()).data()?.emptiesAt ?? 0;
  expect(due).toBeGreaterThan(hall.press(5).now);
  await runTick(due - 1, refreshing);
  expect(await hall.here()).toBe(3);
  await hall.enter(30, 2);
  await peopleDocuments.attendance(hall.assemblyId, 1).doc('U2').update({ since: at });
  await runTick(at, refreshing);
  await sweepHalls(at);
  expect(await hall.here()).toBe(1);
  expect(await hall.events('hall-emptied')).toHaveLength(1);
  expect((await documents.session(hall.assemblyId, 1).get()).data()?.emptiesAt).toBeNull();
});

test('a question decided the first day keeps its base, and record and minutes tell both', async () => {
  const first: string[] = [];
  const hall = await suspended(3, async (assembly) => {
    const { assemblyId } = assembly;
    const chair = { assemblyId, by: 'chair', now: Date.now() };
    await documents.session(assemblyId, 1).update({ state: 'planned' });
    taken(await installSession({ ...chair, request: { session: 1, call: 1 } }));
    const questionId = await newOpenQuestion(assembly);
    const phone = await newMember(assembly, 'voter', 'person-2');
    const cast = createCaster({ clock: systemClock, shard: '0' });
    const choices = [{ unitId: 'U2', optionIds: ['favour'] }];
    taken(await cast(phone, { questionId, requestId: randomUUID(), choices }));
    taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
    first.push(questionId);
  });
  const { assembly, assemblyId } = hall;
  const [questionId = ''] = first;
  const result = async () => (await pollDocuments.result(assemblyId, questionId).get()).data();
  const before = await result();
  expect(await hall.resume(30)).toBe('quorum-missing');
  await hall.enter(30, 1, 2);
  expect(await hall.resume(30)).toBe('open');
  expect(await result()).toEqual(before);
  const recounted = taken(await auditCounts(assemblyId, Date.now()));
  expect(JSON.stringify(recounted)).not.toMatch(/"(differs|mismatch)"/u);
  const second = await newDraft(assembly);
  taken(await openQuestion({ assemblyId, questionId: second, by: 'chair', now: Date.now() }));
  taken(await closeQuestion({ assemblyId, questionId: second, by: 'chair', now: Date.now() }));
  const units = (id: string) => pollDocuments.result(assemblyId, id).get();
  expect((await units(questionId)).data()?.base.units).toBe(3);
  expect((await units(second)).data()?.base.units).toBe(2);

  const replay = taken(await replayQuorum(assemblyId, {}, Date.now() + hourMillis));
  expect(replay.quorum.present.units).toBe(2);
  const record = taken(await readActa({ assemblyId, query: {}, now: Date.now() }));
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  expect(course.during.map(({ kind }) => kind)).toEqual([
    ...['session-suspended', 'hall-emptied', 'session-resumed'],
  ]);
  const { blocks } = draftActa({ record, course, details: noDetails });
  const words = runsOf(blocks).map(({ text }) => text);
  expect(words.join('')).toMatch(
    /se suspendió la sesión.*la asistencia se tomó de nuevo.*se reanudó la sesión, con la presencia de/u,
  );
});
