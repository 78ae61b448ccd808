import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceStateOf, healthOf, mergeSigns, screensAtMost } from './health.ts';
import { packSigns, signRows, unpackSigns } from './packSigns.ts';
import {
  crowdPace,
  type DeviceKind,
  deviceKinds,
  namedPaceMillis,
  type Sign,
  signDueAt,
  signKeptMillis,
  signStates,
} from './sign.ts';

const now = 1_000_000;

/** The sign of a device at that time, with the pace of that many phones. */
function signAt(kind: DeviceKind, seenAt: number, more: Partial<Sign> = {}, phones = 600): Sign {
  const { state = 'here' } = more;
  const dueAt = signDueAt({ kind, state }, seenAt, crowdPace(phones));
  return { kind, state, isTroubled: false, since: seenAt, seenAt, dueAt, label: '', ...more };
}

test.each(deviceKinds)(
  'a %s that is unplugged is lost within ten seconds of its last sign',
  (kind) => {
    const sign = signAt(kind, now);
    expect(deviceStateOf(sign, now + namedPaceMillis)).toBe('on');
    // A second to be written and one to be asked for.
    expect(deviceStateOf(sign, now + 8_000)).toBe('lost');
  },
);

test.each(deviceKinds)('a %s that misses one sign is not lost', (kind) => {
  const pace = kind === 'phone' || kind === 'room' ? crowdPace(600) : namedPaceMillis;
  expect(deviceStateOf(signAt(kind, now), now + 2 * pace + 1_400)).toBe('on');
});

test.each(deviceKinds)('a %s that says goodbye is closed and never lost', (kind) => {
  const sign = signAt(kind, now, { state: 'gone' });
  expect(deviceStateOf(sign, now + 3_600_000)).toBe('closed');
});

test('a desk out of sight is slowed by its browser and not lost; a phone put away is never lost', () => {
  expect(deviceStateOf(signAt('desk', now, { state: 'away' }), now + 65_000)).toBe('away');
  expect(deviceStateOf(signAt('desk', now, { state: 'away' }), now + 76_000)).toBe('lost');
  expect(deviceStateOf(signAt('phone', now, { state: 'away' }), now + 500_000)).toBe('away');
});

test('a device that had trouble reaching the server is shown as troubled', () => {
  expect(deviceStateOf(signAt('desk', now, { isTroubled: true }), now)).toBe('troubled');
});

test('the signs of a crowd are as many a second, however many they are', () => {
  for (const devices of [600, 2_000, 4_000]) {
    expect((devices / crowdPace(devices)) * 1_000).toBeLessThanOrEqual(200);
  }
  expect(crowdPace(1)).toBe(3_000);
  expect(crowdPace(100_000)).toBe(30_000);
});

test('of a device that two servers heard the newest counts, and when the first heard it', () => {
  const first = new Map([['d', signAt('projector', now)]]);
  const second = new Map([['d', signAt('projector', now + 5_000)]]);
  for (const heard of [
    [first, second],
    [second, first],
  ]) {
    expect(mergeSigns(heard).get('d')).toMatchObject({ since: now, seenAt: now + 5_000 });
  }
});

test('screens, desks and chairs are told one by one, and phones only counted', () => {
  const signs = new Map<string, Sign>([
    ['desk', signAt('desk', now, { label: 'Marta' })],
    ['late', signAt('projector', now, { since: now })],
    ['early', signAt('projector', now - 20_000, { since: now - 90_000, label: '1920 × 1080' })],
    ['p1', signAt('phone', now)],
    ['p2', signAt('phone', now - 30_000)],
    ['p3', signAt('phone', now - 300_000)],
    ['p4', signAt('phone', now, { state: 'gone' })],
    ['p5', signAt('phone', now, { isTroubled: true })],
    ['r1', signAt('room', now - 30_000, { label: 'Ana Ruiz' })],
    ['r2', signAt('room', now - 30_000, { state: 'away', label: 'Beto' })],
  ]);
  const { devices, crowds, moreScreens } = healthOf(signs, now);
  expect(devices.map(({ deviceId, state }) => [deviceId, state])).toEqual([
    ['early', 'lost'],
    ['late', 'on'],
    ['desk', 'on'],
  ]);
  expect(moreScreens).toBe(0);
  expect(crowds.phone).toEqual({ on: 1, troubled: 1, away: 0, lost: 1, lostNames: [] });
  expect(crowds.room).toEqual({ on: 0, troubled: 0, away: 1, lost: 1, lostNames: ['Ana Ruiz'] });
});

test('a crowd of made-up screens is counted and does not hide those that came first', () => {
  const real = ['real', signAt('projector', now, { since: now - 60_000 })] as const;
  const made = Array.from({ length: 40 }, (_, i) => [`m${i}`, signAt('projector', now)] as const);
  const { devices, moreScreens } = healthOf(new Map([...made, real]), now);
  expect(devices).toHaveLength(screensAtMost);
  expect(devices[0]?.deviceId).toBe('real');
  expect(moreScreens).toBe(41 - screensAtMost);
});

test('a device not heard from for long is left out', () => {
  for (const kind of deviceKinds) {
    const signs = new Map([['d', signAt(kind, now, { state: 'away' })]]);
    const later = healthOf(signs, now + signKeptMillis(kind) + 1);
    expect([later.devices, later.crowds.phone.away, later.crowds.room.away]).toEqual([[], 0, 0]);
  }
});

const sign: fc.Arbitrary<Sign> = fc.record({
  kind: fc.constantFrom(...deviceKinds),
  state: fc.constantFrom(...signStates),
  isTroubled: fc.boolean(),
  ...{ since: fc.nat(), seenAt: fc.nat(), dueAt: fc.option(fc.nat()), label: fc.string() },
});

test('packed signs unpack unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), sign)), (entries) => {
      const signs = new Map(entries);
      expect(unpackSigns(signRows.parse(JSON.parse(packSigns(signs))))).toEqual(signs);
    }),
  );
});
