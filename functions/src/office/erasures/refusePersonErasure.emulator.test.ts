import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { consentDocuments } from '../../polls/stored/consentDocuments.ts';
import { actaDocuments } from '../../record/versions/actaDocuments.ts';
import { newAssembly, seat } from '../../testing/halls/testAssembly.ts';
import { erasePerson } from './erasePerson.ts';

const personId = 'gone';
const name = 'Lía Mora';

/** An assembly after its meeting, with somebody of an older roster who owns nothing any more. */
async function newLeaver() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await peopleDocuments.roster(assemblyId, 'v0').set({ version: 'v0' } as never);
  const contact = { document: '', email: null, phone: null };
  await peopleDocuments
    .people(assemblyId, 'v0')
    .doc(personId)
    .set({ personId, name, ...contact });
  const close = () => documents.session(assemblyId, 1).update({ state: 'closed' });
  /** The refusal of an erasure; null: they were erased. */
  async function erase() {
    const asked = { assemblyId, by: 'ana', now: Date.now(), files: openFiles() };
    const answer = await erasePerson({ ...asked, request: { personId, name } });
    return answer.ok ? null : answer.refusal.code;
  }
  return { assembly, assemblyId, close, erase };
}

test('nobody is erased while a decision waits for absentees, until it is settled or the assembly archived', async () => {
  for (const end of ['settled', 'archived'] as const) {
    const { assemblyId, close, erase } = await newLeaver();
    await close();
    const consent = consentDocuments.one(assemblyId, 'q1');
    await consent.set({ questionId: 'q1', state: 'open' } as never);
    expect(await erase()).toBe('erase-person-waiting');
    if (end === 'settled') await consent.update({ state: 'settled' });
    else await documents.assembly(assemblyId).update({ archivedAt: Date.now() });
    expect(await erase()).toBeNull();
  }
});

test('a person who came stays until the minutes of that session are fixed', async () => {
  const { assembly, assemblyId, close, erase } = await newLeaver();
  const [unit] = assembly.units;
  if (unit === undefined) throw new Error('There is no unit.');
  await seat(assembly, [unit]);
  await peopleDocuments.attendance(assemblyId, 1).doc(unit.unitId).update({ personId });
  await close();
  expect(await erase()).toBe('erase-person-acta');
  await actaDocuments.version(assemblyId, 1, 2, 1).set({ number: 1 } as never);
  expect(await erase()).toBeNull();
});
