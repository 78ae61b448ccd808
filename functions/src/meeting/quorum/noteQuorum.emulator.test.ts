import { type LiveQuorum, paths } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { newAssembly, seat, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';

/** Three of four in the room, and a session that was installed. */
async function installed() {
  const assembly = await newAssembly(4);
  const reference = documents.session(assembly.assemblyId, 1);
  await reference.update({ installedAt: 1 });
  await seat(assembly, assembly.units.slice(0, 3));
  return { assembly, reference };
}

/** The projections of the screens of several servers at once, each as of its own reading. */
async function show({ assemblyId, cot }: TestAssembly, servers = 1): Promise<void> {
  const { readTime } = await documents.assembly(assemblyId).get();
  const all = Array.from({ length: servers }, () => refreshes.quorum(assemblyId, cot, readTime));
  await Promise.all(all);
}

async function notesOf({ assemblyId }: TestAssembly) {
  const { docs } = await documents.events(assemblyId).get();
  return docs
    .map((event) => event.data())
    .filter(({ kind }) => kind.startsWith('quorum-'))
    .sort((a, b) => a.at - b.at)
    .map(({ kind, quorum, from }) => [kind, quorum?.present.units, from]);
}

async function lostSince({ cot }: TestAssembly) {
  return (await documentAt<LiveQuorum>(paths.live(cot, 'quorum')).get()).data()?.lostSince;
}

const goOut = (assembly: TestAssembly, unitIds: readonly string[]) =>
  leave({
    ...{ assemblyId: assembly.assemblyId, by: 'desk', now: Date.now() },
    request: { unitIds: [...unitIds] },
  });

test('a quorum of the room that is lost is written down once, however many servers show it, and so is its return', async () => {
  const { assembly } = await installed();
  await show(assembly, 2);
  expect(await notesOf(assembly)).toEqual([]);
  expect(await lostSince(assembly)).toBeNull();
  taken(await goOut(assembly, ['U0', 'U1']));
  await show(assembly, 2);
  await show(assembly);
  expect(await notesOf(assembly)).toEqual([['quorum-lost', 1, 'system']]);
  const since = await lostSince(assembly);
  expect(since).toBeTypeOf('number');
  taken(await goOut(assembly, ['U2']));
  await show(assembly);
  expect(await lostSince(assembly)).toBe(since);
  await seat(assembly, assembly.units.slice(0, 3));
  await show(assembly, 2);
  const kinds = (await notesOf(assembly)).map(([kind]) => kind);
  expect(kinds).toEqual(['quorum-lost', 'quorum-recovered']);
  expect(await lostSince(assembly)).toBeNull();
});

test('nothing is warned of before it is installed, nor while it is suspended', async () => {
  const { assembly, reference } = await installed();
  taken(await goOut(assembly, ['U0', 'U1']));
  await reference.update({ state: 'suspended' });
  await show(assembly);
  await reference.update({ state: 'open', installedAt: null });
  await show(assembly);
  expect(await notesOf(assembly)).toEqual([]);
  expect(await lostSince(assembly)).toBeNull();
});
