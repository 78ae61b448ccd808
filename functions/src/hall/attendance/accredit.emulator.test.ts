import type { AccreditRequest, AttendanceAnswer, ProxyState } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { grantProxy } from '../../testing/halls/grantProxy.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { accredit, leave } from './desks.ts';
import { moveChannel } from './moveChannel.ts';

function atDesk(
  { assemblyId }: TestAssembly,
  personId: string,
  unitIds: string[],
  more: Partial<AccreditRequest> = {},
) {
  const request = { personId, unitIds, capacity: 'owner', channel: 'hall', ...more } as const;
  return accredit({ assemblyId, by: 'desk', request, now: Date.now() });
}

function departing({ assemblyId }: TestAssembly, unitIds: string[]) {
  return leave({ assemblyId, by: 'desk', request: { unitIds }, now: Date.now() });
}

function words(outcome: Awaited<ReturnType<typeof accredit>>): readonly string[] {
  return taken(outcome).results.map((row: AttendanceAnswer) =>
    row.status === 'refused' ? row.refusal.code : row.status,
  );
}

async function holdersOf({ assemblyId }: TestAssembly) {
  const { docs } = await peopleDocuments
    .attendance(assemblyId, 1)
    .where('present', '==', true)
    .get();
  return Object.fromEntries(docs.map((unit) => [unit.id, unit.data().personName]));
}

function grant(
  { assemblyId }: TestAssembly,
  attorneyId: string,
  unitIds: string[],
  state: ProxyState = 'accepted',
) {
  return grantProxy(assemblyId, { attorneyId, unitIds, state });
}

test('gives a unit to one of two desks that take it at the same instant', async () => {
  const assembly = await newAssembly(2);
  const ownerIds = ['person-0', 'person-1'];
  await peopleDocuments.units(assembly.assemblyId, 'v1').doc('U0').update({ ownerIds });
  const answers = await Promise.all(ownerIds.map((personId) => atDesk(assembly, personId, ['U0'])));
  expect(answers.flatMap(words).sort()).toEqual(['done', 'unit-held']);
  const [holder] = Object.values(await holdersOf(assembly));
  const refused = answers
    .flatMap((answer) => taken(answer).results)
    .find((row) => row.status === 'refused');
  expect(refused?.refusal.message).toContain(`La tiene ${holder}.`);
});

test('leaves one trace of each movement, none of a repetition', async () => {
  const assembly = await newAssembly(2);
  expect(words(await atDesk(assembly, 'person-0', ['U0']))).toEqual(['done']);
  expect(words(await atDesk(assembly, 'person-0', ['U0']))).toEqual(['unchanged']);
  expect(words(await departing(assembly, ['U0', 'U1']))).toEqual(['done', 'unit-not-present']);
  expect(words(await departing(assembly, ['U0']))).toEqual(['unchanged']);
  expect(words(await atDesk(assembly, 'person-0', ['U0']))).toEqual(['done']);
  const events = await documents.events(assembly.assemblyId).orderBy('at').get();
  expect(events.docs.map((event) => event.data().kind).sort()).toEqual([
    'unit-entered',
    'unit-entered',
    'unit-left',
  ]);
  const [first] = events.docs;
  expect(Object.keys(first?.data() ?? {}).sort()).toEqual([
    ...['at', 'by', 'from', 'kind', 'number', 'personId', 'seal', 'session', 'unitId'],
  ]);
});

test('answers each unit on its own and takes those it can', async () => {
  const assembly = await newAssembly(3);
  await atDesk(assembly, 'person-2', ['U2']);
  await grant(assembly, 'attorney-1', ['U0', 'U2']);
  const proxy = { capacity: 'proxy', channel: 'online' } as const;
  const answer = await atDesk(assembly, 'attorney-1', ['U0', 'U1', 'U2', 'U9', 'U0'], proxy);
  expect(words(answer)).toEqual(['done', 'proxy-missing', 'unit-held', 'unit-unknown']);
  expect(await holdersOf(assembly)).toEqual({ U0: 'Apoderado attorney-1', U2: 'Persona 2' });
});

test.each(['received', 'rejected', 'revoked'] as const)(
  'does not let a %s proxy hold a unit',
  async (state) => {
    const assembly = await newAssembly(1);
    await grant(assembly, 'attorney-1', ['U0'], state);
    const proxy = { capacity: 'proxy' } as const;
    expect(words(await atDesk(assembly, 'attorney-1', ['U0'], proxy))).toEqual(['proxy-missing']);
    await grant(assembly, 'attorney-1', ['U0']);
    expect(words(await atDesk(assembly, 'attorney-1', ['U0'], proxy))).toEqual(['done']);
  },
);

test('lets a proxy that was already used hold its unit', async () => {
  const assembly = await newAssembly(1);
  await grant(assembly, 'attorney-1', ['U0'], 'used');
  expect(words(await atDesk(assembly, 'attorney-1', ['U0'], { capacity: 'proxy' }))).toEqual([
    'done',
  ]);
});

test('does not let somebody who is not in the roster hold a unit as its owner', async () => {
  const assembly = await newAssembly(2);
  expect(words(await atDesk(assembly, 'person-1', ['U0']))).toEqual(['person-not-owner']);
  expect(words(await atDesk(assembly, 'person-1', ['U1']))).toEqual(['done']);
});

test('refuses everything once the session is over, or while there is no roster', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const codesOf = async () => {
    const outcomes = [
      await atDesk(assembly, 'person-0', ['U0']),
      await departing(assembly, ['U0']),
    ];
    return outcomes.map((outcome) => (outcome.ok ? 'answered' : outcome.refusal.code));
  };
  await documents.session(assemblyId, 1).update({ state: 'closed' });
  expect(await codesOf()).toEqual(['session-not-open', 'session-not-open']);
  await documents.session(assemblyId, 1).update({ state: 'open' });
  await documents.assembly(assemblyId).update({ activeRoster: null });
  expect(await codesOf()).toEqual(['roster-missing', 'answered']);
});

test('takes a hundred units of one attorney in one go', async () => {
  const assembly = await newAssembly(100);
  const all = assembly.units.map((unit) => unit.unitId);
  await grant(assembly, 'attorney-1', all);
  const answer = await atDesk(assembly, 'attorney-1', all, { capacity: 'proxy' });
  expect(new Set(words(answer))).toEqual(new Set(['done']));
  expect(Object.keys(await holdersOf(assembly))).toHaveLength(100);
});

test('all units of a person go to one channel, once, and stay in the quorum', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await grant(assembly, 'person-0', ['U1']);
  await atDesk(assembly, 'person-0', ['U0']);
  await atDesk(assembly, 'person-0', ['U1'], { capacity: 'proxy', channel: 'online' });
  const request = { personId: 'person-0', channel: 'hall' } as const;
  const move = () => moveChannel({ assemblyId, by: 'desk', request, now: Date.now() });
  expect(words(await move())).toEqual(['unchanged', 'done']);
  expect(words(await move())).toEqual(['unchanged', 'unchanged']);
  const { docs } = await peopleDocuments
    .attendance(assemblyId, 1)
    .where('present', '==', true)
    .get();
  expect(docs.map((unit) => unit.data().channel)).toEqual(['hall', 'hall']);
});
