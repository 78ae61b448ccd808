import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { gateStore, type StoreCall } from '../../testing/fakes/storeGate.ts';
import { newAssembly, newDraft, newMember, seat, taken } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { openQuestions } from '../questions/openQuestions.ts';
import { createCaster } from './createCaster.ts';

const store = await gateStore();
const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(() => {
  server.close();
  store.close();
});

/** The reads that an attorney who holds three units needs to see a ballot of so many questions. */
async function readsOf(questions: number) {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units, 'attorney-1');
  const questionIds: string[] = [];
  for (let i = 0; i < questions; i += 1) questionIds.push(await newDraft(assembly));
  const chair = { assemblyId, by: 'chair', now: Date.now(), durationSeconds: null };
  taken(await openQuestions({ ...chair, ...openingOf(...questionIds) }));
  const claims = await newMember(assembly, 'attorney', 'attorney-1');
  const phone = await browserOf(server.origin, claims);
  let held: readonly number[] = [];
  const calls = await store.watch(async () => {
    const { body } = await phone.get('/votes/current');
    held = Array.isArray(body.asked) ? body.asked.map(({ holdings }) => holdings.length) : [];
  });
  const askingFor = (what: string) =>
    calls.filter(({ name, text }: StoreCall) => name === 'RunQuery' && text.includes(what)).length;
  return { held, attendance: askingFor('attendance'), proxies: askingFor('proxies') };
}

test.each([1, 2, 5])(
  'a ballot of %i questions asks what the person holds once',
  async (questions) => {
    expect(await readsOf(questions)).toEqual({
      ...{ held: Array(questions).fill(3), attendance: 1, proxies: 1 },
    });
  },
);
