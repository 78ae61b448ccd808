import { randomUUID } from 'node:crypto';
import { type CaptureRequest, handsAtOnce } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { wordsOf } from '../../testing/files/wordsOf.ts';
import { ballotsOf, countTwice, receiptsIn } from '../../testing/halls/namedVoting.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { auditCounts } from '../closing/auditCounts.ts';
import { listInstructions } from '../instructions/readInstructions.ts';
import { captureVotes } from './captureVotes.ts';
import { correctVotes } from './correctVotes.ts';

const instance = (shard: string) => createCaster({ clock: systemClock, shard });

function captureAt(assembly: TestAssembly, teller: CookieClaims, questionId: string) {
  const { assemblyId } = assembly;
  const cast = instance('5');
  type Asked = CaptureRequest extends infer R
    ? R extends CaptureRequest
      ? Omit<R, 'questionId' | 'requestId'>
      : never
    : never;
  return (asked: Asked, requestId: string = randomUUID()) =>
    captureVotes(cast, teller, {
      assemblyId,
      request: { ...asked, questionId, requestId },
      now: Date.now(),
    });
}

async function givePlate({ assemblyId }: TestAssembly, number: number, personId: string) {
  await hallDocuments
    .plates(assemblyId, 1)
    .doc(String(number))
    .set({
      ...{ number, state: 'out', personId, personName: 'Persona 0', replacedBy: null, since: 1 },
    });
}

test('a plate votes with all that its person holds now, once however often it is read', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units.slice(0, 2), 'person-0');
  await seat(assembly, assembly.units.slice(2));
  await givePlate(assembly, 12, 'person-0');
  const questionId = await newOpenQuestion(assembly);
  const capture = captureAt(assembly, await newMember(assembly, 'teller'), questionId);
  const read = { by: 'plate', plate: 12, optionIds: ['favour'] } as const;
  const requestId = randomUUID();
  const answer = taken(await capture(read, requestId));
  expect(answer).toMatchObject({ holder: 'Persona 0', next: null });
  expect(answer.results.map(({ unitId }) => unitId)).toEqual(['U0', 'U1']);
  expect(wordsOf(await capture(read, requestId))).toEqual(['repeated', 'repeated']);
  const again = taken(await capture({ ...read, optionIds: ['against'] }));
  expect(again.results).toMatchObject([
    { refusal: { code: 'already-voted' }, voted: { channel: 'plate' } },
    { refusal: { code: 'already-voted' }, voted: { channel: 'plate' } },
  ]);
  expect(await ballotsOf(assembly.assemblyId, questionId)).toMatchObject([
    {
      unitId: 'U0',
      channel: 'plate',
      personId: 'person-0',
      castBy: expect.stringMatching(/^teller/u),
    },
    { unitId: 'U1', channel: 'plate' },
  ]);
  expect(wordsOf(await capture({ ...read, plate: 13 }))).toEqual(['plate-unknown']);
});

test('phone and plate at the same instant: one wins and the other is told how the unit voted', async () => {
  const assembly = await newAssembly(8);
  await seat(assembly);
  const voters = await newVoters(assembly, 8);
  const questionId = await newOpenQuestion(assembly);
  const capture = captureAt(assembly, await newMember(assembly, 'teller'), questionId);
  const phone = instance('1');
  await Promise.all(voters.map((_, i) => givePlate(assembly, i + 1, `person-${i}`)));
  const told = await Promise.all(
    voters.map(async (voter, i) => {
      const choices = [{ unitId: `U${i}`, optionIds: ['favour'] }];
      return Promise.all([
        phone(voter, { questionId, requestId: randomUUID(), choices }),
        capture({ by: 'plate', plate: i + 1, optionIds: ['against'] }),
      ]);
    }),
  );
  const ballots = await ballotsOf(assembly.assemblyId, questionId);
  for (const [i, both] of told.entries()) {
    expect(both.flatMap(wordsOf).sort()).toEqual(['accepted', 'already-voted']);
    const refused = both.flatMap((one) => taken(one).results).find((row) => 'refusal' in row);
    const { channel, castAt } = ballots.find(({ unitId }) => unitId === `U${i}`) ?? {};
    expect(refused).toMatchObject({ voted: { channel, castAt } });
  }
  const { tally, recount } = await countTwice(assembly.assemblyId, questionId);
  expect(tally).toEqual(recount);
});

test('the table enters the vote of each unit, for its holder and only while they are there', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units.slice(0, 1));
  await seat(assembly, assembly.units.slice(1, 2), 'attorney-1');
  const questionId = await newOpenQuestion(assembly);
  const capture = captureAt(assembly, await newMember(assembly, 'moderator'), questionId);
  const choices = ['U0', 'U1', 'U2'].map((unitId) => ({ unitId, optionIds: ['blank'] }));
  expect(wordsOf(await capture({ by: 'units', channel: 'paper', choices }))).toEqual([
    'accepted',
    'accepted',
    'unit-not-present',
  ]);
  expect(await ballotsOf(assembly.assemblyId, questionId)).toMatchObject([
    { unitId: 'U0', personId: 'person-0', channel: 'paper' },
    { unitId: 'U1', personId: 'attorney-1', channel: 'paper' },
  ]);
});

test('a show of hands takes all that were there and had not voted, in parts, save the exceptions', async () => {
  const count = handsAtOnce + 40;
  const assembly = await newAssembly(count);
  await seat(assembly, assembly.units.slice(1));
  const [, voter] = await newVoters(assembly, 2);
  if (voter === undefined) throw new Error('no voter');
  const questionId = await newOpenQuestion(assembly);
  const mine = [{ unitId: 'U1', optionIds: ['blank'] }];
  taken(await instance('2')(voter, { questionId, requestId: randomUUID(), choices: mine }));
  const capture = captureAt(assembly, await newMember(assembly, 'teller'), questionId);
  const exceptions = [
    { unitId: 'U2', optionId: 'against' },
    { unitId: 'U3', optionId: null },
  ];
  const hands = { by: 'hands', optionId: 'favour', exceptions } as const;
  const requestId = randomUUID();
  const first = taken(await capture({ ...hands, after: null, asOf: null }, requestId));
  expect(first.results.length).toBeLessThanOrEqual(handsAtOnce);
  if (first.next === null) throw new Error('no second part');
  // A person who comes in between did not raise a hand.
  await seat(
    assembly,
    assembly.units.slice(0, 1).map((unit) => ({ ...unit, unitId: 'Z-late' })),
  );
  const again = await capture({ ...hands, after: null, asOf: first.next.asOf }, requestId);
  expect(wordsOf(again).filter((word) => word === 'accepted')).toEqual([]);
  const rest = taken(await capture({ ...hands, ...first.next }, requestId));
  expect(rest.next).toBeNull();
  const { tally, recount } = await countTwice(assembly.assemblyId, questionId);
  expect(tally).toEqual(recount);
  expect([tally.favour?.units, tally.against?.units, tally.blank?.units]).toEqual([
    count - 4,
    1,
    1,
  ]);
});

test('an attorney follows the instructions of each proxy, and only of units held now', async () => {
  const assembly = await newAssembly(4);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units.slice(0, 3), 'luis');
  const questionId = await newOpenQuestion(assembly);
  const capture = captureAt(assembly, await newMember(assembly, 'teller'), questionId);
  expect(wordsOf(await capture({ by: 'instructions', personId: 'luis' }))).toEqual([
    'no-instructions',
  ]);
  const give = (unitId: string, optionId?: string) =>
    peopleDocuments.proxy(assemblyId, `poder-${unitId}`).set({
      ...{ proxyId: `poder-${unitId}`, unitIds: [unitId], state: 'accepted', receivedAt: 0 },
      ...{ grantorId: 'ana', grantorName: 'Ana', cosignerIds: [], relation: 'other' },
      ...{ attorneyId: 'luis', attorneyName: 'Luis', attorneyDocument: null },
      ...{ scope: { kind: 'assembly' }, form: 'signed', writtenOn: '2026-11-10' },
      ...{ validUntil: null, instructions: '', reason: '' },
      votes: optionId === undefined ? {} : { [questionId]: optionId },
      substitution: { allowed: null, substituteId: null, substitutedFrom: null },
    });
  await Promise.all([give('U0', 'favour'), give('U1', 'against'), give('U2'), give('U3', 'blank')]);
  const listed = taken(await listInstructions(assemblyId, questionId, Date.now()));
  expect(listed.attorneys).toMatchObject([
    {
      personId: 'luis',
      units: [
        { unitId: 'U0', optionId: 'favour', hasVoted: false },
        { unitId: 'U1', optionId: 'against' },
      ],
    },
  ]);
  const answer = await capture({ by: 'instructions', personId: 'luis' });
  expect(taken(answer).results).toMatchObject([
    { unitId: 'U0', status: 'accepted', optionIds: ['favour'] },
    { unitId: 'U1', status: 'accepted', optionIds: ['against'] },
  ]);
  expect(await ballotsOf(assemblyId, questionId)).toMatchObject([
    { channel: 'instructions', personId: 'luis' },
    { channel: 'instructions', personId: 'luis' },
  ]);
});

test('nothing is captured into a secret vote, nor by a mere voter', async () => {
  const assembly = await newAssembly(1);
  await seat(assembly);
  await givePlate(assembly, 1, 'person-0');
  const secretId = await newOpenQuestion(assembly, { disclosure: 'secret' });
  const teller = await newMember(assembly, 'teller');
  const voter = await newMember(assembly, 'voter', 'person-0');
  const plate = { by: 'plate', plate: 1, optionIds: ['favour'] } as const;
  expect(wordsOf(await captureAt(assembly, teller, secretId)(plate))).toEqual([
    'channel-not-secret',
  ]);
  expect(wordsOf(await captureAt(assembly, voter, secretId)(plate))).toEqual(['not-allowed']);
  const request = {
    ...{ questionId: secretId, requestId: randomUUID(), reason: 'Se leyó mal' },
    units: [{ unitId: 'U0', receipt: '7K2M-Q0XD', withdraw: true as const }],
  };
  const { assemblyId } = assembly;
  const corrected = await correctVotes({ assemblyId, by: teller.uid, request, now: Date.now });
  expect(wordsOf(corrected)).toEqual(['channel-not-secret']);
});

test('a correction moves the sums, says why in the record and leaves the recount in agreement', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly);
  const teller = await newMember(assembly, 'teller');
  const capture = captureAt(assembly, teller, questionId);
  const choices = assembly.units.map(({ unitId }) => ({ unitId, optionIds: ['favour'] }));
  const captureId = randomUUID();
  const asked = { by: 'units', channel: 'operator', choices } as const;
  const receipts = receiptsIn(await capture(asked, captureId));
  const correct = (unit: { unitId: string; optionIds?: string[]; withdraw?: true }) => {
    const receipt = receipts[unit.unitId] ?? '';
    const request = {
      ...{ questionId, requestId: randomUUID(), reason: 'Se leyó mal la placa' },
      units: [{ ...unit, receipt }],
    };
    return () => correctVotes({ assemblyId, by: teller.uid, request, now: Date.now });
  };
  const change = correct({ unitId: 'U1', optionIds: ['against'] });
  const withdraw = correct({ unitId: 'U2', withdraw: true });
  expect([await change(), await change()].flatMap(wordsOf)).toEqual(['accepted', 'repeated']);
  expect([await withdraw(), await withdraw()].flatMap(wordsOf)).toEqual(['accepted', 'repeated']);
  expect(wordsOf(await correct({ unitId: 'U1', optionIds: ['blank'] })())).toEqual(['vote-moved']);
  // The answer of the capture had been lost: sent again, it brings back nothing.
  expect(wordsOf(await capture(asked, captureId))).toEqual([
    'repeated',
    'repeated',
    'vote-withdrawn',
  ]);
  const { tally, recount } = await countTwice(assemblyId, questionId);
  expect(tally).toEqual(recount);
  expect(tally).toEqual({
    favour: { weight: 1_000_000, units: 1 },
    against: { weight: 2_000_000, units: 1 },
  });
  const found = await documents.events(assemblyId).where('questionId', '==', questionId).get();
  const events = found.docs
    .map((event) => event.data())
    .filter(({ reason }) => reason !== undefined);
  expect(events.sort((a, b) => (a.kind < b.kind ? -1 : 1))).toMatchObject([
    {
      ...{ kind: 'vote-corrected', by: teller.uid, unitId: 'U1', reason: 'Se leyó mal la placa' },
      ...{ choiceFrom: ['favour'], choiceTo: ['against'] },
    },
    { kind: 'vote-withdrawn', unitId: 'U2', choiceFrom: ['favour'] },
  ]);
  const result = taken(
    await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }),
  );
  expect(result.options.map(({ units }) => units)).toEqual([1, 1, 0, 0]);
  expect(result.didNotVote.units).toBe(1);
  expect(taken(await auditCounts(assemblyId, Date.now())).questions).toMatchObject([
    { votes: 2, faults: [] },
  ]);
  expect(wordsOf(await correct({ unitId: 'U0', optionIds: ['against'] })())).toEqual([
    'correction-late',
  ]);
});
