import { addDays, instantOfLocal } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { stopAtLine } from '../../testing/fakes/stopAtLine.ts';
import { absentHall } from '../../testing/halls/absentHall.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { annulQuestion } from '../closing/annulQuestion.ts';
import { auditCounts } from '../closing/auditCounts.ts';
import { countVotes } from '../closing/countVotes.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';
import { objectOwn } from './objectOwn.ts';
import { readConsent } from './readConsent.ts';
import { readOwnConsents } from './readOwnConsents.ts';
import { settleConsents } from './settleConsents.ts';

const absent = ['U0', 'U1', 'U2', 'U3', 'U4'];

async function faultsOf(assemblyId: string) {
  const { questions } = taken(await auditCounts(assemblyId, Date.now()));
  return questions.flatMap(({ faults }) => faults);
}

test('closing waits for the absent over the roll as it stood, whatever the roster becomes', async () => {
  const hall = await absentHall();
  const { assemblyId } = hall.assembly;
  expect(await hall.result()).toMatchObject({
    verdict: { kind: 'pending', until: null },
    presumed: { open: { owners: 5, weight: 15_000_000, units: 5 }, unnotified: 5, settledAt: null },
  });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U0')
    .update({ ownerIds: ['person-9'], weight: 1 });
  const view = taken(await readConsent(assemblyId, hall.questionId, Date.now()));
  expect(view).toMatchObject({ ifSilent: 'approved', ifAllObject: 'rejected' });
  expect(view.rows.map(({ units, weight, state }) => [units, weight, state])[0]).toEqual([
    ...['U0', 1_000_000, 'unnotified'],
  ]);
  expect(view.rows).toHaveLength(5);
  expect(await faultsOf(assemblyId)).toEqual([]);
});

test('a closing cut after counting opens one wait, by any process and however often', async () => {
  const hall = await absentHall('open');
  taken(await stopAtLine(hall.asked()));
  await countVotes(hall.assembly.assemblyId, hall.questionId, Date.now());
  const closed = await Promise.all([1, 2, 3].map(() => closeQuestion(hall.asked())));
  expect(closed.map((one) => taken(one).verdict.kind)).toEqual(['pending', 'pending', 'pending']);
  expect(await hall.process()).toMatchObject({ state: 'open', days: 30, parts: 1 });
});

test('the clock settles it after the last day, once, however many clocks there are', async () => {
  const hall = await absentHall();
  taken(await hall.notify(['U0'], 1));
  expect(await hall.result()).toMatchObject({ verdict: { kind: 'pending', until: null } });
  await settleConsents(hall.noonIn(31));
  expect(await hall.process()).toMatchObject({ state: 'open' });
  await Promise.all([1, 2, 3].map(() => settleConsents(hall.noonIn(32))));
  await settleConsents(hall.noonIn(40));
  expect(await hall.result()).toMatchObject({
    verdict: {
      kind: 'approved',
      sentence: expect.stringContaining('un propietario ausente que no se opuso'),
    },
    presumed: { given: { owners: 1, weight: 1_000_000 }, settledAt: expect.any(Number) },
  });
  const settled = await hall.eventsOf('consent-settled');
  expect(settled.map((event) => event.data().by)).toEqual(['clock']);
  expect(await faultsOf(hall.assembly.assemblyId)).toEqual([]);
});

test('is final before any deadline when everybody objected', async () => {
  const hall = await absentHall();
  taken(await hall.notify(absent, 1));
  for (const noticeId of absent) taken(await hall.object(noticeId, 2));
  expect(await hall.result()).toMatchObject({ verdict: { kind: 'rejected' } });
  expect(await hall.process()).toMatchObject({ state: 'settled', counts: { objects: 5 } });
  expect((await hall.notify(['U0'], 1)).ok).toBe(true);
  expect(await hall.undo('U0', 'objection', 2)).toMatchObject({
    refusal: { code: 'consent-settled' },
  });
});

test('two operators at once lose nothing, and marking again changes nothing', async () => {
  const hall = await absentHall();
  const [first, second] = await Promise.all([hall.notify(absent, 1), hall.notify(absent, 1)]);
  expect([taken(first).changed, taken(second).changed].sort()).toEqual([0, 5]);
  await Promise.all([
    hall.object('U0', 2),
    hall.object('U1', 2),
    hall.object('U0', 2),
    hall.undo('U2', 'notice', 1),
  ]);
  expect(await hall.process()).toMatchObject({
    counts: { unnotified: 1, notified: 2, expired: 0, objects: 2 },
  });
  expect(await hall.eventsOf('absentee-notified')).toHaveLength(5);
  expect(await hall.eventsOf('objection-received')).toHaveLength(2);
  expect(await faultsOf(hall.assembly.assemblyId)).toEqual([]);
});

test('an owner objects until the last instant of the last day, and the clock waits for it', async () => {
  const hall = await absentHall();
  taken(await hall.notify(['U0'], 0));
  const midnight = instantOfLocal(addDays(hall.today, 31), '00:00', 'Europe/Madrid');
  const own = (now: number, personId = 'person-0') =>
    objectOwn({ ...hall.asked(now), personId, request: { noticeId: 'U0', reason: 'No' } });
  expect(await own(midnight)).toMatchObject({ refusal: { code: 'objection-late' } });
  await settleConsents(midnight + 1_000);
  expect(await hall.result()).toMatchObject({ verdict: { kind: 'pending' } });
  expect(await own(midnight - 1, 'person-1')).toMatchObject({
    refusal: { code: 'absentee-unknown' },
  });
  taken(await own(midnight - 1));
  taken(await own(midnight - 1));
  await settleConsents(midnight + 121_000);
  expect(await hall.process()).toMatchObject({ state: 'open', counts: { objects: 1 } });
  const { own: rows } = taken(
    await readOwnConsents(hall.assembly.assemblyId, 'person-0', midnight),
  );
  expect(rows).toMatchObject([{ objectedOn: addDays(hall.today, 30), mayObject: false }]);
});

test('an objection that is late, or comes to a final verdict, is kept and says that it does not count', async () => {
  const hall = await absentHall();
  taken(await hall.notify(['U0'], 1));
  await settleConsents(hall.noonIn(32));
  expect(taken(await hall.object('U0', 31, hall.noonIn(33))).counts).toBe(false);
  expect(await hall.result()).toMatchObject({ verdict: { kind: 'approved' } });
  const view = taken(await readConsent(hall.assembly.assemblyId, hall.questionId, hall.noonIn(34)));
  expect(view.rows[0]).toMatchObject({
    state: 'expired',
    objection: { counts: false, afterSettling: true },
  });
  expect(await faultsOf(hall.assembly.assemblyId)).toEqual([]);
});

test('a notice or the roll changed in the database makes the recount name the question', async () => {
  const hall = await absentHall();
  const { assemblyId } = hall.assembly;
  taken(await hall.notify(absent, 1));
  taken(await hall.object('U0', 2));
  const notices = consentDocuments.notices(assemblyId, hall.questionId);
  const kept = (await notices.doc('U0').get()).data();
  await notices.doc('U0').update({ objection: null });
  expect(await faultsOf(assemblyId)).toEqual(['consent-differs']);
  await notices.doc('U0').update({ objection: kept?.objection ?? null });
  expect(await faultsOf(assemblyId)).toEqual([]);
  const roll = consentDocuments.roll(assemblyId, hall.questionId, 0);
  const json = (await roll.get()).data()?.json ?? '';
  await roll.update({ json: json.replace('"weight":1000000', '"weight":9000000') });
  expect(await faultsOf(assemblyId)).toEqual(['consent-differs']);
});

test('an annulled question waits for nobody', async () => {
  const hall = await absentHall();
  taken(await hall.notify(['U0'], 1));
  taken(await annulQuestion({ ...hall.asked(), reason: 'Se leyó mal', repeatAs: null }));
  await settleConsents(hall.noonIn(60));
  expect(await hall.process()).toMatchObject({ state: 'annulled', dueAt: null });
  expect(await hall.notify(['U1'], 1)).toMatchObject({ refusal: { code: 'question-annulled' } });
});
