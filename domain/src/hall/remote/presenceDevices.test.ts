import { expect, test } from 'vitest';
import {
  deviceMillis,
  devicesAtMost,
  liveDevices,
  nextSign,
  type PresenceDevice,
  seeDevice,
} from './presenceDevices.ts';
import { heartbeatMillis, signMillis } from './presenceTimes.ts';

const device = (sid: string, seenAt: number): PresenceDevice => ({ sid, name: sid, seenAt });

test('a device is there until it falls silent, and a person has no more than a few', () => {
  const one = seeDevice([], device('a', 0), 0);
  expect(seeDevice(one, device('a', 0), 5)).toEqual([device('a', 5)]);
  expect(liveDevices(one, deviceMillis - 1)).toHaveLength(1);
  expect(liveDevices(one, deviceMillis)).toEqual([]);
  const other = seeDevice(one, device('b', 0), deviceMillis);
  expect(liveDevices(other, deviceMillis)).toEqual([device('b', deviceMillis)]);
  let many: readonly PresenceDevice[] = [];
  for (const sid of ['a', 'b', 'c', 'd', 'e']) many = seeDevice(many, device(sid, 0), 1);
  expect(many.map(({ sid }) => sid)).toEqual(['c', 'd', 'e']);
});

test.each([1, 2, devicesAtMost])(
  'of %i devices, a second apart, all are seen for an hour with one writing a minute',
  (count) => {
    const sids = Array.from({ length: count }, (_, i) => `s${i}`);
    let known: readonly PresenceDevice[] = [];
    for (const sid of sids) known = seeDevice(known, device(sid, 0), 0);
    const due = new Map(sids.map((sid, i) => [sid, i * 1_000]));
    const writings: number[] = [];
    let seenAt = 0;
    const end = 60 * signMillis;
    for (;;) {
      const [sid, now] = [...due].sort((a, b) => a[1] - b[1])[0] ?? ['', end];
      if (now >= end) break;
      if (now - seenAt >= signMillis) {
        known = seeDevice(known, device(sid, now), now);
        writings.push(now);
        seenAt = now;
        expect(liveDevices(known, now)).toHaveLength(count);
      }
      due.set(sid, now + (nextSign(known, sid, { seenAt, now }) ?? heartbeatMillis));
    }
    const gaps = writings.slice(1).map((at, i) => at - (writings[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(signMillis);
    expect(Math.max(...gaps)).toBeLessThan(signMillis + heartbeatMillis);
  },
);
