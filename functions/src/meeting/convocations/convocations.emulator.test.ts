import type { SaveDraftRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { convocationDraft } from '../../testing/requests/permissionBodies.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { readConvocations } from './readConvocations.ts';
import { saveDraft } from './saveDraft.ts';

const { draft } = convocationDraft;

async function planned() {
  const { assemblyId } = await newAssembly(3);
  await documents.session(assemblyId, 1).update({ state: 'planned' });
  const save = (changes: Partial<SaveDraftRequest>, now = 1) =>
    saveDraft({
      assemblyId,
      by: 'rosa',
      now,
      request: { session: 1, seen: null, draft, ...changes },
    });
  const read = async () => taken(await readConvocations(assemblyId, 1));
  return { assemblyId, save, read };
}

test('a draft is kept over the one that was seen, and the same again keeps it', async () => {
  const { save, read } = await planned();
  expect((await read()).draft).toBeNull();
  taken(await save({}, 10));
  taken(await save({}, 20));
  expect((await read()).draft).toMatchObject({ savedAt: 10, subject: draft.subject });
  taken(await save({ seen: 10, draft: { ...draft, subject: 'Otra' } }, 30));
  expect((await read()).draft?.subject).toBe('Otra');
});

test('two people who write at once do not lose what the other wrote', async () => {
  const { save, read } = await planned();
  const other = { ...draft, subject: 'La de Luis' };
  const [one, two] = await Promise.all([save({}, 10), save({ draft: other }, 11)]);
  expect([one.ok, two.ok].sort()).toEqual([false, true]);
  expect([one, two].find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'draft-changed' } });
  expect((await read()).draft).not.toBeNull();
});

test('a draft that is saved is in the record without its text, once a person and minute', async () => {
  const { assemblyId, save } = await planned();
  const minute = 60_000;
  const write = async (subject: string, seen: number | null, now: number) =>
    taken(await save({ seen, draft: { ...draft, subject } }, now)).draft.savedAt;
  const one = await write('Una', null, minute);
  const two = await write('Otra', one, minute + 20_000);
  await write('Otra', two, minute + 30_000);
  await write('Otra más', two, 3 * minute);
  const { docs } = await documents.events(assemblyId).get();
  const told = docs.map((one) => one.data()).filter(({ kind }) => kind === 'convocation-drafted');
  expect(told.map(({ by, at }) => [by, at]).sort()).toEqual([
    ['rosa', 3 * minute],
    ['rosa', minute],
  ]);
  expect(JSON.stringify(told)).not.toContain('Otra');
});

test('the draft of a session that passed is not of the next one', async () => {
  const { assemblyId, save, read } = await planned();
  taken(await save({}));
  await documents.session(assemblyId, 2).set({
    ...{ session: 2, call: 2, state: 'planned', startsAt: 5, stage: { mode: 'quorum' } },
    openQuestionIds: [],
  });
  await documents.assembly(assemblyId).update({ activeSession: 2 });
  expect((await read()).draft).toBeNull();
  expect(await save({})).toMatchObject({ refusal: { code: 'session-changed' } });
});

test('the facts of the notice are the stored ones', async () => {
  const { assemblyId, read } = await planned();
  await meetingDocuments.agendaPoint(assemblyId, 'p2').set(point('p2', 2, 'Presupuesto'));
  await meetingDocuments.agendaPoint(assemblyId, 'p1').set(point('p1', 1, 'Informes'));
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U1')
    .update({ inArrears: true, headOwes: true });
  const { facts, people } = await read();
  expect(facts.points.map(({ text }) => text)).toEqual(['Informes', 'Presupuesto']);
  expect(facts).toMatchObject({ someInArrears: true, call: 1, called: null, failedAt: null });
  expect(facts.debtors).toHaveLength(1);
  expect(facts.debtors[0]).toContain('U1');
  expect(people).toMatchObject({ all: 3 });
});

function point(pointId: string, number: number, text: string) {
  return { pointId, number, text, kind: 'decision', presenter: '', notes: '', addedAt: 1 } as const;
}
