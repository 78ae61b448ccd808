import { graceMillis } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit } from '../../hall/attendance/desks.ts';
import { moveChannel } from '../../hall/attendance/moveChannel.ts';
import { enterOnline } from '../../hall/remote/enterOnline.ts';
import { keepPresence } from '../../hall/remote/keepPresence.ts';
import { sweepPresence } from '../../hall/remote/sweepPresence.ts';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newAssembly, seat, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { setModality } from './setModality.ts';

const start = Date.UTC(2026, 10, 21, 21, 0);

async function meeting(modality: 'hall' | 'remote' | 'mixed', units = 1): Promise<TestAssembly> {
  const assembly = await newAssembly(units);
  const { assemblyId } = assembly;
  taken(await setModality({ assemblyId, by: 'admin', request: { modality }, now: start }));
  return assembly;
}

const person = ({ assemblyId }: TestAssembly, now = start) => ({
  ...{ assemblyId, by: 'account', personId: 'person-0', now },
});

function atDesk({ assemblyId }: TestAssembly, channel: 'hall' | 'online') {
  const request = { personId: 'person-0', unitIds: ['U0'], capacity: 'owner' as const, channel };
  return accredit({ assemblyId, by: 'desk', request, now: start });
}

test.each(['remote', 'mixed'] as const)('a %s meeting takes people online', async (modality) => {
  const assembly = await meeting(modality);
  const asked = { ...person(assembly), revokesProxies: false };
  expect(taken(await enterOnline(asked)).units).toMatchObject([{ answer: { status: 'done' } }]);
});

test('a meeting in a room takes nobody online, by any door', async () => {
  const assembly = await meeting('hall');
  const refused = { ok: false, refusal: { code: 'meeting-in-person' } };
  expect(await enterOnline({ ...person(assembly), revokesProxies: false })).toMatchObject(refused);
  expect(await atDesk(assembly, 'online')).toMatchObject(refused);
  await seat(assembly);
  const request = { personId: 'person-0', channel: 'online' as const };
  const { assemblyId } = assembly;
  expect(await moveChannel({ assemblyId, by: 'desk', request, now: start })).toMatchObject(refused);
  expect(taken(await atDesk(assembly, 'hall')).results).toMatchObject([{ status: 'unchanged' }]);
});

test('a person online when the meeting becomes in person leaves at the end of the grace', async () => {
  const assembly = await meeting('mixed');
  const { assemblyId } = assembly;
  taken(await enterOnline({ ...person(assembly), revokesProxies: false }));
  const request = { modality: 'hall' as const };
  taken(await setModality({ assemblyId, by: 'admin', request, now: start + 1 }));
  const sign = await keepPresence(person(assembly, start + 2));
  expect(taken(sign)).toEqual({ attends: false });
  // Of another assembly somebody signs: it is not we who are silent.
  const other = person(await meeting('remote'), start + graceMillis - 1);
  taken(await enterOnline({ ...other, revokesProxies: false }));
  await sweepPresence(start + graceMillis);
  const unit = (await peopleDocuments.attendance(assemblyId, 1).doc('U0').get()).data();
  expect(unit?.present).toBe(false);
});

test('saying the same again leaves one trace', async () => {
  const assembly = await meeting('hall');
  const { assemblyId } = assembly;
  const request = { modality: 'hall' as const };
  taken(await setModality({ assemblyId, by: 'admin', request, now: start + 1 }));
  const kept = await documents.events(assemblyId).where('kind', '==', 'modality-changed').get();
  expect(kept.docs.map((event) => event.data().mode)).toEqual(['hall']);
});
