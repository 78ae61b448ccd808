import { expect, test } from 'vitest';
import type { Attendance } from '../../people/seats/attendance.ts';
import { countChannels } from '../attendance/countChannels.ts';
import { connectedTwice, remotePeople, severalDevices } from './connectedTwice.ts';

const held = (unitId: string, personId: string, more: Partial<Attendance> = {}): Attendance => ({
  ...{ unitId, label: unitId, group: '', order: 0, weight: 1_000_000, headId: 'h', personId },
  ...{ personName: personId, ownerName: '', capacity: 'owner', channel: 'hall', present: true },
  ...{ since: 1, ...more },
});

test('a person in the hall and connected, by two ways or repeatedly, is listed and counted once', () => {
  const hall = [held('A', 'ana'), held('B', 'ana'), held('C', 'luis', { channel: 'online' })];
  const connected = [
    ...[{ personId: 'ana', in: 'room' } as const, { personId: 'ana', in: 'zoom' } as const],
    ...[{ personId: 'ana', in: 'room' } as const, { personId: 'luis', in: 'room' } as const],
    { personId: 'nobody', in: 'zoom' } as const,
  ];
  expect(connectedTwice(hall, connected)).toEqual([
    { personId: 'ana', name: 'ana', labels: ['A', 'B'], also: ['room', 'zoom'] },
  ]);
  const { byChannel } = countChannels(hall);
  expect([byChannel.hall.people, byChannel.hall.units]).toEqual([1, 2]);
  const gone = hall.map((one) => ({ ...one, present: false }));
  expect(connectedTwice(gone, connected)).toEqual([]);
});

test('online attendees whom nobody recognised come first', () => {
  const hall = [
    ...[held('A', 'ana', { channel: 'online' }), held('B', 'beto', { channel: 'online' })],
    held('C', 'luis'),
  ];
  const people = [
    { personId: 'ana', identified: 'code' as const, verifiedAt: 5 },
    ...['beto', 'luis', 'who-watches'].map((personId) => ({
      ...{ personId, identified: 'link' as const, verifiedAt: null },
    })),
  ];
  const listed = remotePeople(hall, people);
  expect(listed.map(({ name, labels }) => [name, labels])).toEqual([
    ['beto', ['B']],
    ['ana', ['A']],
  ]);
});

test('a person with units and the room open on several devices is listed once', () => {
  const hall = [held('A', 'ana', { channel: 'online' }), held('B', 'ana'), held('C', 'luis')];
  const two = ['iPhone, Safari', 'Windows, Chrome'];
  const people = [
    ...[
      { personId: 'ana', devices: two },
      { personId: 'luis', devices: ['Android, Chrome'] },
    ],
    { personId: 'who-watches', devices: two },
  ];
  expect(severalDevices(hall, people)).toEqual([
    { personId: 'ana', name: 'ana', labels: ['A', 'B'], devices: two },
  ]);
});
