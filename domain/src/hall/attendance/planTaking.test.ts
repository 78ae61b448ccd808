import { expect, test } from 'vitest';
import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import type { Seen, Write } from '../../kernel/plans/plan.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import type { ProxyRecord } from '../../people/proxyDecisions/proxyRecord.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { DoorPerson } from '../../people/seats/doorPerson.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { AccreditRequest } from './attendanceRequests.ts';
import { decideAccreditation } from './decideAccreditation.ts';
import { decideTransfer } from './decideTransfer.ts';
import { type Entitlement, type HallPlaces, planTaking, type Taking } from './planTaking.ts';

const places: HallPlaces = {
  ...{ assemblyId: 'a', session: 1 },
  seat: (unitId) => ({ path: `seat/${unitId}` }),
  head: (headId) => ({ path: `head/${headId}` }),
  proxy: (proxyId) => ({ path: `proxy/${proxyId}` }),
};

const assembly: Assembly = {
  ...{ organisationId: 'o', name: 'Conjunto', kind: 'building', country: 'CO' },
  ...{ rulePack: 'co-ph', timeZone: 'America/Bogota', cot: 'c', activeRoster: 'v1' },
  ...{ weightMeasure: 'percent', activeSession: 1 },
};

function unitOf(unitId: string, ownerIds: readonly string[] = ['ana']): Unit {
  return {
    ...{ unitId, label: unitId, group: 'Torre 1', kind: 'apartamento', weight: 10 },
    ...{ ownerIds, ownerNames: ownerIds, inArrears: false, order: Number(unitId) },
  };
}

function seatOf(unitId: string, more: Partial<Attendance> = {}): Attendance {
  return {
    ...{ unitId, label: unitId, group: 'Torre 1', order: Number(unitId), weight: 10 },
    ...{ headId: 'ana', inArrears: false, personId: 'luis', personName: 'Luis' },
    ...{ ownerName: 'ana', capacity: 'proxy', channel: 'hall', present: true, since: 5 },
    ...more,
  };
}

function seenOf(value: Attendance | undefined): Seen<Attendance> {
  return { value, updateTime: value && { seconds: 7, nanoseconds: 0 } };
}

interface Case {
  readonly request?: Partial<AccreditRequest>;
  readonly units?: readonly Unit[];
  /** The present holders of the units. */
  readonly seats?: readonly Attendance[];
  readonly proxies?: readonly ProxyRecord[];
  readonly doors?: readonly DoorPerson[];
  readonly owing?: readonly string[];
  readonly more?: Partial<Taking>;
  readonly fromId?: string;
}

function plan(said: Case) {
  const { request, units = [unitOf('101')], seats = [], proxies = [], doors = [] } = said;
  const { owing = [], more, fromId } = said;
  const asked: AccreditRequest = {
    ...{ personId: 'ana', unitIds: ['101'], capacity: 'owner', channel: 'hall' },
    ...request,
  };
  const entitlement: Entitlement = {
    ...{ name: asked.personId, doors, owing: new Set(owing) },
    proxies: proxies.filter(({ attorneyId }) => attorneyId === asked.personId),
    asked: asked.unitIds.map((unitId) => ({
      unitId,
      unit: units.find((unit) => unit.unitId === unitId) ?? null,
      seen: seenOf(seats.find((seat) => seat.unitId === unitId)),
    })),
    read: {
      rules: proxyRulesOf('co-ph'),
      moment: { session: { session: 1, call: 1 }, questionId: null, on: '2026-11-28' },
      ...{ proxies, held: seats },
      owned: units.filter(({ ownerIds }) => ownerIds.includes(asked.personId)),
    },
  };
  const taking: Taking = { by: 'desk', from: 'desk', now: 50, request: asked, assembly, ...more };
  return planTaking(places, taking, entitlement, (unit) =>
    fromId === undefined ? decideAccreditation(unit) : decideTransfer(unit, fromId),
  );
}

/** In one line a write, and of each answer its word. */
function told(said: Case): readonly string[] {
  const outcome = plan(said);
  if (!outcome.ok) return [outcome.refusal.code];
  const { answer, writes } = outcome.value;
  return [
    ...answer.map((one) =>
      one.status === 'refused'
        ? `${one.unitId} ${one.refusal.code}`
        : `${one.unitId} ${one.status}`,
    ),
    ...writes.map(line),
  ];
}

function line(write: Write): string {
  switch (write.kind) {
    case 'event': {
      const { kind, unitId, proxyId } = write.event;
      return `event ${kind} ${unitId ?? proxyId}`;
    }
    case 'add':
      return `add ${write.at} ${write.amounts.units} ${JSON.stringify(write.value)}`;
    default:
      return `${write.kind} ${'at' in write ? write.at : ''}`;
  }
}

const given = proxyOf();
const both = proxyOf({ unitIds: ['101', '102'] });
const two = [unitOf('101'), unitOf('102')];
const attorney = { personId: 'luis', capacity: 'proxy' } as const;
const revokes = { revokesProxies: true } as const;

test.each<readonly [string, Case, readonly string[]]>([
  [
    'an owner takes a free unit',
    {},
    ['101 done', 'set-seen seat/101', 'event unit-entered 101', 'add head/ana 1 {"owes":false}'],
  ],
  [
    'the head of whom owes, for any unit, is marked',
    { owing: ['ana'] },
    ['101 done', 'set-seen seat/101', 'event unit-entered 101', 'add head/ana 1 {"owes":true}'],
  ],
  [
    'a unit that somebody else has stays theirs',
    { seats: [seatOf('101', { personId: 'eva', capacity: 'owner' })] },
    ['101 unit-held'],
  ],
  [
    'the same again changes and writes nothing',
    { seats: [seatOf('101', { personId: 'ana', capacity: 'owner' })] },
    ['101 unchanged'],
  ],
  [
    'the same again asks nothing of an owner whose unit is represented since',
    { seats: [seatOf('101', { personId: 'ana', capacity: 'owner' })], proxies: [given] },
    ['101 unchanged'],
  ],
  [
    'each unit has its own answer',
    { request: { unitIds: ['101', '999', '102'] }, units: [unitOf('101'), unitOf('102', ['eva'])] },
    [
      ...['101 done', '999 unit-unknown', '102 person-not-owner'],
      ...['set-seen seat/101', 'event unit-entered 101', 'add head/ana 1 {"owes":false}'],
    ],
  ],
  [
    'an attorney enters under an accepted proxy, which is used from then on',
    { request: attorney, proxies: [given] },
    [
      ...['101 done', 'set-seen seat/101', 'event unit-entered 101'],
      ...['add head/ana 1 {"owes":false}', 'set proxy/p1', 'event proxy-used p1'],
    ],
  ],
  [
    'one proxy over two units is marked as used once',
    { request: { ...attorney, unitIds: ['101', '102'] }, units: two, proxies: [both] },
    [
      ...['101 done', '102 done'],
      ...['set-seen seat/101', 'event unit-entered 101'],
      ...['set-seen seat/102', 'event unit-entered 102'],
      ...['add head/ana 2 {"owes":false}', 'set proxy/p1', 'event proxy-used p1'],
    ],
  ],
  [
    'a proxy that was used before is not written again',
    { request: attorney, proxies: [proxyOf({ state: 'used' })] },
    ['101 done', 'set-seen seat/101', 'event unit-entered 101', 'add head/ana 1 {"owes":false}'],
  ],
  ['nobody enters without a proxy', { request: attorney }, ['101 proxy-missing']],
  [
    'nobody enters under a proxy that another took the place of',
    {
      request: attorney,
      proxies: [
        given,
        proxyOf({
          proxyId: 'p2',
          attorneyId: 'nora',
          attorneyName: 'Nora',
          writtenOn: '2026-11-20',
        }),
      ],
    },
    ['101 proxy-missing'],
  ],
  [
    'an owner whose unit is represented is asked first',
    { proxies: [given] },
    ['101 unit-represented'],
  ],
  [
    'an owner cannot revoke what only a co-owner signed',
    {
      request: revokes,
      units: [unitOf('101', ['ana', 'eva'])],
      proxies: [proxyOf({ grantorId: 'eva' })],
    },
    ['101 unit-not-free'],
  ],
  [
    'an owner who revokes enters in the place of nobody',
    { request: revokes, proxies: [given] },
    [
      ...['101 done', 'set proxy/p1', 'event proxy-revoked p1'],
      ...['set-seen seat/101', 'event unit-entered 101', 'add head/ana 1 {"owes":false}'],
    ],
  ],
  [
    'an owner who revokes puts the attorney out of every unit of the proxy, and enters with their own',
    { request: revokes, units: two, seats: [seatOf('101'), seatOf('102')], proxies: [both] },
    [
      ...['101 done', 'set proxy/p1', 'event proxy-revoked p1'],
      ...['set seat/101', 'event unit-left 101', 'set seat/102', 'event unit-left 102'],
      'add head/ana -2 {}',
      ...['set seat/101', 'event unit-entered 101', 'add head/ana 1 {"owes":false}'],
    ],
  ],
  [
    'nothing is revoked for somebody who does not get in',
    {
      request: { ...revokes, channel: 'paper', writtenAt: 99 },
      ...{ seats: [seatOf('101')], proxies: [given] },
    },
    ['101 hour-ahead'],
  ],
  [
    'a unit passes from hand to hand without leaving the quorum',
    {
      units: [unitOf('101', ['ana', 'eva'])],
      seats: [seatOf('101', { personId: 'eva', capacity: 'owner', headId: 'ana+eva' })],
      fromId: 'eva',
    },
    ['101 done', 'set-seen seat/101', 'event unit-transferred 101'],
  ],
  [
    'a unit does not pass from somebody else than the desk saw',
    { seats: [seatOf('101', { personId: 'eva', capacity: 'owner' })], fromId: 'olga' },
    ['101 unit-held'],
  ],
  [
    'who was added at the door revokes nothing',
    { request: { ...revokes, personId: 'olga', capacity: 'heir' }, proxies: [given] },
    ['101 door-represented'],
  ],
  [
    'nobody comes in from afar where the meeting is in person',
    { request: { channel: 'online' }, more: { assembly: { ...assembly, modality: 'hall' } } },
    ['meeting-in-person'],
  ],
])('%s', (_rule, said, expected) => {
  expect(told(said)).toEqual(expected);
});

test('before the first roster nobody takes anything', () => {
  const request: AccreditRequest = {
    ...{ personId: 'ana', unitIds: ['101'], capacity: 'owner', channel: 'hall' },
  };
  const taking: Taking = { by: 'desk', from: 'desk', now: 50, request, assembly };
  const outcome = planTaking(places, taking, null, decideAccreditation);
  expect(outcome).toEqual({ ok: false, refusal: { code: 'roster-missing' } });
});

test('the question names the other units that the proxy also ends', () => {
  const outcome = plan({ units: two, proxies: [both] });
  expect(outcome).toMatchObject({
    value: {
      answer: [{ refusal: { message: expect.stringContaining('El poder también es por 102.') } }],
    },
  });
});

test('a plan is plain data: the printed writes are the real ones', () => {
  const outcome = plan({ request: { waitedMillis: 20 }, more: { identified: 'code' } });
  expect(JSON.parse(JSON.stringify(outcome))).toEqual({
    ok: true,
    value: {
      answer: [{ unitId: '101', status: 'done' }],
      writes: [
        {
          ...{ kind: 'set-seen', at: 'seat/101', seen: {} },
          value: {
            ...seatOf('101', { personId: 'ana', personName: 'ana', capacity: 'owner', since: 50 }),
          },
        },
        {
          ...{ kind: 'event', assemblyId: 'a' },
          event: {
            ...{ kind: 'unit-entered', by: 'desk', at: 50, from: 'desk', session: 1 },
            ...{ unitId: '101', personId: 'ana', pressedAt: 30, identified: 'code' },
          },
        },
        {
          ...{ kind: 'add', at: 'head/ana', value: { owes: false } },
          amounts: { units: 1, weight: 10, clearUnits: 1, clearWeight: 10 },
        },
      ],
    },
  });
});
