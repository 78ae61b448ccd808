import { randomUUID } from 'node:crypto';
import type { AccreditRequest, Outcome } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newDraft,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { adviseNextCall } from './adviseNextCall.ts';
import { closeSession } from './closeSession.ts';
import { failSession } from './failSession.ts';
import { installSession } from './installSession.ts';
import { planNextSession } from './planNextSession.ts';
import { resumeSession } from './resumeSession.ts';
import { suspendSession } from './suspendSession.ts';
import { verifyQuorum } from './verifyQuorum.ts';

const first = { session: 1, call: 1 };
const dayMillis = 24 * 60 * 60 * 1000;

async function planned(unitCount: number, more: Partial<StoredSession> = {}) {
  const assembly = await newAssembly(unitCount);
  const startsAt = Date.now() - 1000;
  await documents.session(assembly.assemblyId, 1).update({ state: 'planned', startsAt, ...more });
  return assembly;
}

const press = ({ assemblyId }: TestAssembly, by = 'chair') => ({
  ...{ assemblyId, by, now: Date.now(), request: first },
});
const suspending = (assembly: TestAssembly, resumesAt: number | null = null) =>
  suspendSession({ ...press(assembly), request: { ...first, resumesAt } });
const planning = (assembly: TestAssembly, startsAt: number, seen = first) =>
  planNextSession({ ...press(assembly), request: { ...seen, startsAt, waitMinutes: 0 } });

const said = (outcome: Outcome<{ readonly state: string }>) =>
  outcome.ok ? outcome.value.state : outcome.refusal.code;

async function sessionOf({ assemblyId }: TestAssembly, session = 1) {
  return (await documents.session(assemblyId, session).get()).data();
}

async function kindsOf({ assemblyId }: TestAssembly) {
  const { docs } = await documents.events(assemblyId).get();
  return docs
    .map((event) => event.data())
    .filter(({ from }) => from === 'chair')
    .map(({ kind }) => kind)
    .sort();
}

test('opens with quorum, once, whichever of two chairs presses and however often', async () => {
  const assembly = await planned(3);
  expect(said(await installSession(press(assembly)))).toBe('quorum-missing');
  await seat(assembly);
  const both = await Promise.all([
    installSession(press(assembly, 'chair-1')),
    installSession(press(assembly, 'chair-2')),
  ]);
  expect(both.map(said)).toEqual(['open', 'open']);
  expect(said(await installSession(press(assembly)))).toBe('open');
  expect(await kindsOf(assembly)).toEqual(['session-installed']);
  const { docs } = await documents
    .events(assembly.assemblyId)
    .where('kind', '==', 'session-installed')
    .get();
  expect(docs[0]?.data()).toMatchObject({
    ...{ session: 1, call: 1, seal: null },
    quorum: { met: true, present: { units: 3 }, total: { units: 3 } },
  });
});

test('of one who opens and one who declares it failed only one is right', async () => {
  const assembly = await planned(2);
  await seat(assembly);
  const answers = await Promise.all([
    installSession(press(assembly)),
    failSession(press(assembly)),
  ]);
  expect(answers[0] && said(answers[0])).toBe('open');
  expect(['quorum-present', 'sitting-over']).toContain(answers[1] && said(answers[1]));
});

test('waits for the hour of the call, and to fail also for the announced one', async () => {
  const later = await planned(1, { startsAt: Date.now() + dayMillis });
  await seat(later);
  expect(said(await installSession(press(later)))).toBe('call-too-early');
  const waiting = await planned(1, { waitMinutes: 60 });
  expect(said(await failSession(press(waiting)))).toBe('call-too-early');
  const hour = { ...press(waiting), now: Date.now() + 60 * 60 * 1000 };
  expect(said(await failSession(hour))).toBe('failed');
});

test('suspends only between votes, keeps who is there and opens no vote meanwhile', async () => {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly);
  expect(said(await suspending(assembly))).toBe('voting-in-progress');
  expect(said(await closeSession(press(assembly)))).toBe('voting-in-progress');
  const action = { assemblyId, by: 'chair', now: Date.now() };
  taken(await closeQuestion({ ...action, questionId }));
  expect(said(await suspending(assembly, Date.now() - 1))).toBe('moment-past');
  expect(said(await suspending(assembly, Date.now() + dayMillis))).toBe('suspended');
  const next = await newDraft(assembly);
  const opening = await openQuestion({ ...action, questionId: next });
  expect(opening.ok ? 'opened' : opening.refusal.code).toBe('session-not-open');
  const present = peopleDocuments.attendance(assemblyId, 1).where('present', '==', true);
  expect((await present.count().get()).data().count).toBe(2);
  expect(said(await resumeSession(press(assembly)))).toBe('open');
  expect((await sessionOf(assembly))?.resumesAt).toBeNull();
  taken(await openQuestion({ ...action, questionId: next }));
});

test('of a suspension and an opening at the same instant only one happens', async () => {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const questionId = await newDraft(assembly);
  const { assemblyId } = assembly;
  await Promise.all([
    suspending(assembly),
    openQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }),
  ]);
  const session = await sessionOf(assembly);
  expect([session?.state, session?.openQuestionIds.length !== 0]).toEqual(
    session?.state === 'suspended' ? ['suspended', false] : ['open', true],
  );
});

test('goes on only with quorum, and people can come back for it', async () => {
  const assembly = await newAssembly(2);
  expect(said(await suspending(assembly))).toBe('suspended');
  expect(said(await resumeSession(press(assembly)))).toBe('quorum-missing');
  const desk = { assemblyId: assembly.assemblyId, by: 'desk', now: Date.now() };
  for (const i of [0, 1]) {
    const request: AccreditRequest = {
      personId: `person-${i}`,
      unitIds: [`U${i}`],
      capacity: 'owner',
      channel: 'hall',
    };
    taken(await accredit({ ...desk, request }));
  }
  expect(said(await resumeSession(press(assembly)))).toBe('open');
});

test('the second call takes the agenda with it, and registers people again', async () => {
  const assembly = await planned(2);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units.slice(0, 1));
  const questionId = await newDraft(assembly);
  expect(said(await planning(assembly, Date.now() + dayMillis * 4))).toBe('call-not-failed');
  expect(said(await failSession(press(assembly)))).toBe('failed');
  const advice = taken(await adviseNextCall(assemblyId));
  expect(advice.suggested).toBeGreaterThan(Date.now());
  expect(advice.source).toContain('Ley 675');
  const both = await Promise.all([
    planning(assembly, advice.suggested),
    planning(assembly, advice.suggested),
  ]);
  expect(both.map(said)).toEqual(['planned', 'planned']);
  expect((await documents.assembly(assemblyId).get()).data()?.activeSession).toBe(2);
  expect(await sessionOf(assembly, 2)).toMatchObject({ call: 2, state: 'planned', session: 2 });
  expect((await sessionOf(assembly))?.state).toBe('failed');
  const draft = (await pollDocuments.question(assemblyId, questionId).get()).data();
  expect(draft?.session).toBe(2);
  expect(await kindsOf(assembly)).toEqual(['call-failed', 'call-planned']);
  expect(said(await installSession(press(assembly)))).toBe('session-changed');
});

test('Saturdays count for the second call where people work on them', async () => {
  const { assemblyId } = await planned(1);
  // A Wednesday, 7 in the evening in Bogotá: the third working day is Monday, or that Saturday.
  await documents.session(assemblyId, 1).update({ startsAt: Date.UTC(2030, 4, 9, 0) });
  const suggested = async () => taken(await adviseNextCall(assemblyId)).suggested;
  const before = await suggested();
  await documents.assembly(assemblyId).update({ saturdaysWork: true });
  expect(new Date(before - (await suggested())).getUTCDate() - 1).toBe(2);
});

test('a second call on the same day finds the hall as it was, and opens by its own rule', async () => {
  // 7 in the evening in Bogotá.
  const evening = Date.UTC(2030, 0, 16, 0);
  const hourMillis = 60 * 60 * 1000;
  const assembly = await planned(4, { startsAt: evening });
  await seat(assembly, assembly.units.slice(0, 2));
  const at = (now: number) => ({ ...press(assembly), now });
  expect(said(await installSession(at(evening)))).toBe('quorum-missing');
  expect(said(await failSession(at(evening)))).toBe('failed');
  const request = { ...first, startsAt: evening + hourMillis, waitMinutes: 0 };
  taken(await planNextSession({ ...at(evening), request }));
  expect(await sessionOf(assembly)).toMatchObject({ session: 1, call: 2, state: 'planned' });
  const second = { ...at(evening + hourMillis), request: { session: 1, call: 2 } };
  expect(said(await installSession({ ...second, now: evening }))).toBe('call-too-early');
  expect(said(await installSession(second))).toBe('open');
});

test('a verification is one event however often it is sent, and stays on the session', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units.slice(0, 1));
  const request = { ...first, verificationId: randomUUID() };
  const sending = () => verifyQuorum({ ...press(assembly), request });
  await Promise.all([sending(), sending()]);
  taken(await sending());
  expect(await kindsOf(assembly)).toEqual(['quorum-verified']);
  expect((await sessionOf(assembly))?.verified).toMatchObject({
    ...{ met: false, present: { units: 1 }, total: { units: 3 } },
  });
  taken(
    await verifyQuorum({
      ...press(assembly),
      request: { ...request, verificationId: randomUUID() },
    }),
  );
  expect(await kindsOf(assembly)).toEqual(['quorum-verified', 'quorum-verified']);
  await closeSession(press(assembly));
  const late = { ...request, verificationId: randomUUID() };
  expect(said(await verifyQuorum({ ...press(assembly), request: late }))).toBe('session-not-open');
});
