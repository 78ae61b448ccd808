import { randomUUID } from 'node:crypto';
import type { AttendanceAnswer, DeskSubmission, TransferRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { rewindAttendance } from '../../polls/closing/rewindAttendance.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import type { DeskOutcome } from './atDesk.ts';
import { accredit, leave, transfer } from './desks.ts';
import { moveChannel } from './moveChannel.ts';

const marta = { by: 'marta', byName: 'Marta Díaz' };
const pedro = { by: 'pedro', byName: 'Pedro Ruiz' };

/** `U0` belongs to two people, so that two desks may fight for it. */
async function newFamily(): Promise<TestAssembly> {
  const assembly = await newAssembly(3);
  const unit = peopleDocuments.units(assembly.assemblyId, 'v1').doc('U0');
  await unit.update({ ownerIds: ['person-0', 'person-1'] });
  return assembly;
}

function desksOf({ assemblyId }: TestAssembly) {
  const at = () => ({ assemblyId, now: Date.now() });
  return {
    enter: (desk: typeof marta, personId: string, sending: DeskSubmission = {}, unitId = 'U0') =>
      accredit({
        ...{ ...at(), ...desk },
        request: { ...sending, personId, unitIds: [unitId], capacity: 'owner', channel: 'hall' },
      }),
    exit: (desk: typeof marta, personId: string, sending: DeskSubmission = {}) =>
      leave({ ...at(), ...desk, request: { ...sending, personId, unitIds: ['U0'] } }),
    pass: (desk: typeof marta, personId: string, fromId: string, sending: DeskSubmission = {}) => {
      const request: TransferRequest = {
        ...{ ...sending, personId, fromId, unitIds: ['U0'] },
        ...{ capacity: 'owner', channel: 'hall' },
      };
      return transfer({ ...at(), ...desk, request });
    },
  };
}

function words(outcome: Awaited<DeskOutcome>): readonly string[] {
  if (!outcome.ok) return [outcome.refusal.code];
  return outcome.value.results.map((row: AttendanceAnswer) =>
    row.status === 'refused' ? row.refusal.code : row.status,
  );
}

async function holderOf({ assemblyId }: TestAssembly) {
  const held = (await peopleDocuments.attendance(assemblyId, 1).doc('U0').get()).data();
  return held?.present === true ? held.personId : null;
}

async function traces({ assemblyId }: TestAssembly) {
  const { docs } = await documents.events(assemblyId).get();
  return docs
    .sort((a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()))
    .map((event) => event.data().kind);
}

test('a sending that comes again much later gets its answer, and moves nothing', async () => {
  const assembly = await newFamily();
  const { enter, exit } = desksOf(assembly);
  const sending = { requestId: randomUUID(), session: 1 };
  expect(words(await enter(marta, 'person-0', sending))).toEqual(['done']);
  expect(words(await exit(pedro, 'person-0'))).toEqual(['done']);
  expect(words(await enter(marta, 'person-0', sending))).toEqual(['done']);
  expect(await holderOf(assembly)).toBeNull();
  const out = { requestId: randomUUID(), session: 1 };
  await enter(pedro, 'person-1');
  expect(words(await exit(marta, 'person-1', out))).toEqual(['done']);
  await enter(pedro, 'person-1');
  expect(words(await exit(marta, 'person-1', out))).toEqual(['done']);
  expect(await holderOf(assembly)).toBe('person-1');
});

test('the same sending from two tabs at the same instant is one movement', async () => {
  const assembly = await newFamily();
  const { enter } = desksOf(assembly);
  const sending = { requestId: randomUUID(), session: 1 };
  const answers = await Promise.all([1, 2, 3].map(() => enter(marta, 'person-0', sending)));
  expect(answers.flatMap(words)).toEqual(['done', 'done', 'done']);
  expect(await traces(assembly)).toEqual(['unit-entered']);
});

test('the id of one desk gives nothing to another', async () => {
  const assembly = await newFamily();
  const { enter } = desksOf(assembly);
  const sending = { requestId: randomUUID(), session: 1 };
  await enter(marta, 'person-0', sending);
  expect(words(await enter(pedro, 'person-1', sending))).toEqual(['unit-held']);
});

test('the desk that comes second is told who registered it and at what time', async () => {
  const assembly = await newFamily();
  const { enter } = desksOf(assembly);
  const [first, second] = await Promise.all([enter(marta, 'person-0'), enter(pedro, 'person-1')]);
  expect([...words(first), ...words(second)].sort()).toEqual(['done', 'unit-held']);
  const isFirst = words(first)[0] === 'done';
  const refused = taken(isFirst ? second : first).results[0];
  const winner = isFirst ? marta.byName : pedro.byName;
  expect(refused).toMatchObject({
    refusal: { message: expect.stringMatching(`Ya la registró ${winner} a las? \\d+:\\d\\d [ap]`) },
  });
});

test('a request meant for a session that is over is not applied in the next one', async () => {
  const assembly = await newFamily();
  const { enter } = desksOf(assembly);
  const sending = { requestId: randomUUID(), session: 2 };
  expect(words(await enter(marta, 'person-0', sending))).toEqual(['session-changed']);
  expect(await holderOf(assembly)).toBeNull();
});

test('a request refused as a whole is decided anew when it is sent again', async () => {
  const assembly = await newFamily();
  const { enter } = desksOf(assembly);
  const sending = { requestId: randomUUID(), session: 1 };
  const session = documents.session(assembly.assemblyId, 1);
  await session.update({ state: 'closed' });
  expect(words(await enter(marta, 'person-0', sending))).toEqual(['session-not-open']);
  await session.update({ state: 'open' });
  expect(words(await enter(marta, 'person-0', sending))).toEqual(['done']);
});

test('a unit passes without leaving the quorum at any instant', async () => {
  const assembly = await newFamily();
  const { assemblyId } = assembly;
  const { enter, pass } = desksOf(assembly);
  await enter(marta, 'person-0');
  const { updateTime } = await peopleDocuments.attendance(assemblyId, 1).doc('U0').get();
  if (updateTime === undefined) throw new Error('The unit did not enter.');
  const sending = { requestId: randomUUID(), session: 1 };
  expect(words(await pass(pedro, 'person-1', 'person-0', sending))).toEqual(['done']);
  expect(words(await pass(pedro, 'person-1', 'person-0', sending))).toEqual(['done']);
  expect(await holderOf(assembly)).toBe('person-1');
  expect(await traces(assembly)).toEqual(['unit-entered', 'unit-transferred']);
  const replay = taken(await replayQuorum(assemblyId, {}, Date.now()));
  expect(replay.quorum.present.units).toBe(1);
  expect(replay.curve).toHaveLength(1);
  await moveChannel({
    ...{ assemblyId, by: 'desk', now: Date.now() },
    request: { personId: 'person-1', channel: 'online' },
  });
  const { docs } = await peopleDocuments.attendance(assemblyId, 1).get();
  const rewound = await rewindAttendance(
    assemblyId,
    docs.map((unit) => unit.data()),
    updateTime,
  );
  expect(rewound).toMatchObject([{ unitId: 'U0', present: true }]);
});

test('of two desks that take a unit from the same person one gets it', async () => {
  const assembly = await newFamily();
  const { assemblyId } = assembly;
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U0')
    .update({
      ownerIds: ['person-0', 'person-1', 'person-2'],
    });
  const { enter, pass } = desksOf(assembly);
  await enter(marta, 'person-0');
  const answers = await Promise.all([
    pass(marta, 'person-1', 'person-0'),
    pass(pedro, 'person-2', 'person-0'),
  ]);
  expect(answers.flatMap(words).sort()).toEqual(['done', 'unit-held']);
  expect(await traces(assembly)).toEqual(['unit-entered', 'unit-transferred']);
});

test('passing a unit whose holder has gone brings it in', async () => {
  const assembly = await newFamily();
  const { enter, exit, pass } = desksOf(assembly);
  await enter(marta, 'person-0');
  await exit(marta, 'person-0');
  expect(words(await pass(pedro, 'person-1', 'person-0'))).toEqual(['done']);
  expect(await traces(assembly)).toEqual(['unit-entered', 'unit-left', 'unit-entered']);
});

test('an exit does not put out the person who took the unit meanwhile', async () => {
  const assembly = await newFamily();
  const { enter, exit, pass } = desksOf(assembly);
  await enter(marta, 'person-0');
  await pass(pedro, 'person-1', 'person-0');
  expect(words(await exit(marta, 'person-0'))).toEqual(['unit-held']);
  expect(await holderOf(assembly)).toBe('person-1');
});
