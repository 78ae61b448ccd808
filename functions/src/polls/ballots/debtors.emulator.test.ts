import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { handOutAll, newBooth, pinOf } from '../../testing/halls/boothHall.ts';
import { ballotsOf, countTwice } from '../../testing/halls/namedVoting.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { auditCounts } from '../closing/auditCounts.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { createCaster } from './createCaster.ts';

/** Two instances: what one has read of the debts the other has not. */
const servers = await Promise.all(
  ['0', '1'].map((shard) => serveLocally(createApp(createCaster({ clock: systemClock, shard })))),
);
afterAll(() => {
  for (const { close } of servers) close();
});
const [here = '', there = ''] = servers.map(({ origin }) => origin);

async function newHall(disclosure: 'named' | 'secret' = 'named') {
  const assembly = await newAssembly(4);
  const { assemblyId } = assembly;
  // Both take the vote of units in arrears; the Spanish one counts owners, which no secret vote can.
  const rulePack = disclosure === 'secret' ? 'co-sas' : 'es-lph';
  await documents.assembly(assemblyId).update({ rulePack });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U1')
    .update({ inArrears: true, headOwes: true });
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly, { disclosure });
  const phoneOf = (claims: Awaited<ReturnType<typeof newMember>>, origin = here) =>
    browserOf(origin, claims);
  const debtor = await newMember(assembly, 'voter', 'person-1');
  return {
    assembly,
    questionId,
    phone: await phoneOf(debtor),
    elsewhere: await phoneOf(debtor, there),
    teller: await phoneOf(await newMember(assembly, 'teller')),
    desk: await phoneOf(await newMember(assembly, 'registrar')),
    vote: (optionId = 'favour', unitId = 'U1') => ({
      ...{ questionId, requestId: randomUUID(), choices: [{ unitId, optionIds: [optionId] }] },
    }),
    clear: () => ({ requestId: randomUUID(), session: 1, unitIds: ['U1'] }),
  };
}

type Hall = Awaited<ReturnType<typeof newHall>>;

const owing = { unitId: 'U1', status: 'refused', refusal: { code: 'unit-in-arrears' } };

const doors: readonly (readonly [string, (hall: Hall) => Promise<{ readonly body: object }>])[] = [
  ['the phone', ({ phone, vote }) => phone.post('/votes/cast', vote())],
  [
    'the booth',
    async ({ assembly, vote }) => {
      await handOutAll(assembly);
      return (await newBooth(assembly, here)).vote(2, pinOf(2), vote());
    },
  ],
  ...(['operator', 'paper'] as const).map(
    (channel) =>
      [
        channel,
        ({ teller, vote }: Hall) =>
          teller.post('/votes/capture', { ...vote(), by: 'units', channel }),
      ] as const,
  ),
  [
    'the plate',
    async ({ assembly, teller, vote }) => {
      await handOutAll(assembly);
      const { choices: _, ...sending } = vote();
      const body = { ...sending, by: 'plate', plate: 2, optionIds: ['favour'] };
      return teller.post('/votes/capture', body);
    },
  ],
  [
    'a show of hands',
    async ({ teller, vote }) => {
      const { choices: _, ...sending } = vote();
      const place = { exceptions: [], after: null, asOf: null };
      const body = { ...sending, by: 'hands', optionId: 'favour', ...place };
      const { body: answer } = await teller.post('/votes/capture', body);
      const results = Array.isArray(answer.results) ? answer.results : [];
      return { body: { results: results.filter(({ unitId }) => unitId === 'U1') } };
    },
  ],
];

test.each(doors)(
  'a debtor without a vote is refused at %s, and leaves nothing',
  async (_, door) => {
    const hall = await newHall();
    expect((await door(hall)).body).toMatchObject({ results: [owing] });
    const left = await ballotsOf(hall.assembly.assemblyId, hall.questionId);
    expect(left.map(({ unitId }) => unitId)).not.toContain('U1');
  },
);

test('the ballot says it before voting, of that unit alone', async () => {
  const { phone, assembly } = await newHall();
  const [, , other] = assembly.units;
  await seat(assembly, other === undefined ? [] : [other], 'person-1');
  const { body } = await phone.get('/votes/current');
  expect(body.asked).toMatchObject([
    { holdings: [{ unitId: 'U1', refusal: owing.refusal }, { unitId: 'U2' }] },
  ]);
  expect(body.asked).not.toMatchObject([{ holdings: [{}, { refusal: {} }] }]);
});

test.each(['named', 'secret'] as const)(
  'a debt paid while a %s vote is open gives it back at once, at every instance',
  async (disclosure) => {
    const { phone, elsewhere, desk, vote, clear } = await newHall(disclosure);
    for (const door of [phone, elsewhere]) {
      expect((await door.post('/votes/cast', vote())).body).toMatchObject({ results: [owing] });
    }
    const cleared = await desk.post('/attendance/clear-arrears', clear());
    expect(cleared.body).toMatchObject({ results: [{ unitId: 'U1', status: 'done' }] });
    const { body } = await phone.get('/votes/current');
    expect(body.asked).toMatchObject([{ holdings: [{ unitId: 'U1', ballot: null }] }]);
    expect(JSON.stringify(body.asked)).not.toContain('unit-in-arrears');
    const counted = await elsewhere.post('/votes/cast', vote());
    expect(counted.body).toMatchObject({ results: [{ unitId: 'U1', status: 'accepted' }] });
  },
);

test('a vote that was taken before debts were looked at is not changed, and may be taken back', async () => {
  const { assembly, questionId, teller, vote } = await newHall();
  const ballots = pollDocuments.ballots(assembly.assemblyId, questionId);
  await ballots.doc('U1').set({
    ...{ unitId: 'U1', optionIds: ['favour'], weight: 2_000_000, personId: 'person-1' },
    ...{ castBy: 'before', requestId: 'before', receipt: '0000-0001', castAt: 1 },
  });
  const correct = (to: object) => {
    const { choices: _, ...sending } = vote();
    const units = [{ unitId: 'U1', receipt: '0000-0001', ...to }];
    return teller.post('/votes/correct', { ...sending, reason: 'Se oyó mal', units });
  };
  expect((await correct({ optionIds: ['against'] })).body).toMatchObject({ results: [owing] });
  expect((await correct({ withdraw: true })).body).toMatchObject({
    results: [{ unitId: 'U1', status: 'accepted' }],
  });
});

test('once the line is drawn, arrears stay as they were until the result', async () => {
  const { assembly, questionId, desk, clear } = await newHall();
  await pollDocuments.question(assembly.assemblyId, questionId).update({ state: 'closing' });
  const { body } = await desk.post('/attendance/clear-arrears', clear());
  expect(body).toMatchObject({ code: 'voting-in-progress' });
});

test('the screens, the result and the recount agree to the last unit', async () => {
  const { assembly, questionId, phone, teller, desk, vote, clear } = await newHall();
  const { assemblyId } = assembly;
  const place = { exceptions: [{ unitId: 'U3', optionId: 'against' }], after: null, asOf: null };
  const { choices: _, ...sending } = vote();
  await phone.post('/votes/cast', vote());
  await teller.post('/votes/capture', { ...sending, by: 'hands', optionId: 'favour', ...place });
  await desk.post('/attendance/clear-arrears', clear());
  await phone.post('/votes/cast', vote('against'));
  const { tally, recount } = await countTwice(assemblyId, questionId);
  const result = taken(await closeQuestion({ assemblyId, questionId, by: 'x', now: Date.now() }));
  const options = result.options.flatMap(({ optionId, weight, units }) =>
    units === 0 ? [] : [[optionId, { weight, units }] as const],
  );
  expect(Object.fromEntries(options)).toEqual(tally);
  expect(recount).toEqual(tally);
  expect(tally).toEqual({
    favour: { weight: 4_000_000, units: 2 },
    against: { weight: 6_000_000, units: 2 },
  });
  expect(result.leftOut ?? []).toEqual([]);
  expect(taken(await auditCounts(assemblyId, Date.now())).questions).toMatchObject([
    { votes: 4, faults: [] },
  ]);
});
