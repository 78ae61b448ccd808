import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { gateStore, storeStatus } from '../../testing/fakes/storeGate.ts';
import { newAssembly, newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { openDesks } from './desks.ts';

const store = await gateStore();
const instances = await Promise.all(
  ['0', '1'].map((shard) => {
    const caster = createCaster({ clock: systemClock, shard });
    return serveLocally(createApp(caster, openDesks(systemClock)));
  }),
);
afterAll(() => {
  for (const { close } of instances) close();
  store.close();
});

/** Desks of a hall whose units have two owners each, by turns in one instance and the other. */
async function newDesks(count: number, units: number) {
  const assembly = await newAssembly(units);
  const { assemblyId } = assembly;
  const roster = peopleDocuments.units(assemblyId, 'v1');
  for (const { unitId, ownerIds } of assembly.units) {
    await roster.doc(unitId).update({ ownerIds: [...ownerIds, 'person-x'] });
  }
  const desks = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const claims = await newMember(assembly, 'registrar');
      return browserOf(instances[i % instances.length]?.origin ?? '', claims);
    }),
  );
  const words: string[] = [];
  const hear = ({ status, body }: Awaited<ReturnType<(typeof desks)[number]['post']>>) => {
    const rows = Array.isArray(body.results) ? body.results : [{ status: body.code }];
    for (const row of rows) words.push(`${status} ${row.refusal?.code ?? row.status}`);
  };
  return {
    assemblyId,
    desks,
    words,
    enter: async (desk: number, unitIds: readonly string[], personId: string) =>
      hear(
        (await desks[desk]?.post('/attendance/accredit', {
          ...{ personId, unitIds, capacity: 'owner', channel: 'hall' },
          ...{ requestId: randomUUID(), session: 1 },
        })) ?? { status: 0, body: {} },
      ),
    exit: async (desk: number, unitIds: readonly string[], personId: string) =>
      hear(
        (await desks[desk]?.post('/attendance/leave', {
          ...{ personId, unitIds, requestId: randomUUID(), session: 1 },
        })) ?? { status: 0, body: {} },
      ),
  };
}

const countOf = (words: readonly string[], word: string) =>
  words.filter((one) => one === word).length;

test('of eight desks on one unit one registers it, and no transaction waits for another to be given up', async () => {
  const { enter, words } = await newDesks(8, 1);
  const calls = await store.watch(() =>
    Promise.all(
      Array.from({ length: 8 }, (_, i) => enter(i, ['U0'], i % 2 === 0 ? 'person-0' : 'person-x')),
    ),
  );
  expect(countOf(words, '200 unit-held') + countOf(words, '200 unchanged')).toBe(7);
  expect(countOf(words, '200 done')).toBe(1);
  expect(calls.filter(({ status }) => status === storeStatus.aborted)).toEqual([]);
});

test('desks that let people in and out of the same units leave one movement for each that was done', async () => {
  const { assemblyId, enter, exit, words } = await newDesks(6, 3);
  const units = ['U0', 'U1', 'U2'];
  const calls = await store.watch(async () => {
    await Promise.all([0, 1, 2].map((i) => enter(i, units, 'person-x')));
    await Promise.all([0, 1, 2].map((i) => exit(i, [...units].reverse(), 'person-x')));
    await Promise.all([3, 4, 5].map((i) => enter(i, units, 'person-x')));
  });
  const { docs } = await documents.events(assemblyId).get();
  expect(countOf(words, '200 done')).toBe(9);
  expect(countOf(words, '200 unchanged')).toBe(words.length - 9);
  expect(docs).toHaveLength(9);
  expect(calls.filter(({ status }) => status === storeStatus.aborted)).toEqual([]);
});
