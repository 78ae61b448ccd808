import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Attendance, attendanceModes } from '../../people/seats/attendance.ts';
import { countChannels } from './countChannels.ts';
import { decideChannel } from './decideChannel.ts';

const held = (unitId: string, more: Partial<Attendance> = {}): Attendance => ({
  ...{ unitId, label: unitId, group: '', order: 0, weight: 5, headId: 'h', personId: 'ana' },
  ...{ personName: 'Ana', ownerName: 'Ana', capacity: 'owner', channel: 'hall' },
  ...{ present: true, since: 7, ...more },
});

test('a unit that is present moves to another channel, and keeps its hour of entry', () => {
  expect(decideChannel(held('A'), 'online')).toEqual({
    ok: true,
    value: { changed: true, attendance: held('A', { channel: 'online' }) },
  });
});

test('moving it where it is changes nothing', () => {
  expect(decideChannel(held('A'), 'hall')).toMatchObject({ value: { changed: false } });
});

test.each([
  ['who never came', null],
  ['who left', held('A', { present: false })],
])('the channel of %s cannot change', (_, current) => {
  expect(decideChannel(current, 'online')).toMatchObject({ refusal: { code: 'unit-not-present' } });
});

const anyHall = fc.array(
  fc.record({
    personId: fc.constantFrom('ana', 'luis', 'eva'),
    channel: fc.constantFrom(...attendanceModes),
    present: fc.boolean(),
    weight: fc.nat(1000),
  }),
);

test('the channels add up to all who are present, and nobody is counted twice', () => {
  fc.assert(
    fc.property(anyHall, (rows) => {
      const hall = rows.map((row, index) => held(`U${index}`, row));
      const counts = Object.values(countChannels(hall).byChannel);
      const present = hall.filter((one) => one.present);
      expect(counts.reduce((sum, { units }) => sum + units, 0)).toBe(present.length);
      expect(counts.reduce((sum, { weight }) => sum + weight, 0)).toBe(
        present.reduce((sum, one) => sum + one.weight, 0),
      );
    }),
  );
});

test('a person who holds units through both channels is listed with those units', () => {
  const hall = [
    held('A'),
    held('B', { channel: 'online' }),
    held('C', { channel: 'online', present: false }),
    held('D', { personId: 'luis', personName: 'Luis' }),
  ];
  expect(countChannels(hall).split).toEqual([
    { personId: 'ana', name: 'Ana', units: { hall: ['A'], online: ['B'], paper: [] } },
  ]);
});
