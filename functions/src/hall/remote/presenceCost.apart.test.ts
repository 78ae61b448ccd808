import { heartbeatMillis, signMillis } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { gateStore } from '../../testing/fakes/storeGate.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { enterOnline } from './enterOnline.ts';
import { keepPresence } from './keepPresence.ts';

const store = await gateStore();
afterAll(() => store.close());

test('the signs of ten minutes write once a minute, and hold nothing', async () => {
  const { assemblyId } = await newAssembly(1);
  const start = Date.now();
  const person = { assemblyId, by: 'uid-0', personId: 'person-0' };
  taken(await enterOnline({ ...person, now: start, revokesProxies: false }));
  const minutes = 10;
  const calls = await store.watch(async () => {
    for (let now = start; now < start + minutes * signMillis; now += heartbeatMillis) {
      expect(taken(await keepPresence({ ...person, now }))).toEqual({ attends: true });
    }
  });
  const count = (name: string) => calls.filter((call) => call.name === name).length;
  expect(count('BeginTransaction')).toBe(0);
  expect(count('Commit')).toBeGreaterThan(minutes / 2);
  expect(count('Commit')).toBeLessThanOrEqual(minutes);
});
