import type { SetArrearsRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { readQuorum } from '../../meeting/quorum/readQuorum.ts';
import { installSession } from '../../meeting/sessions/installSession.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import {
  newAssembly,
  newDraft,
  seat,
  type TestAssembly,
} from '../../testing/halls/testAssembly.ts';
import { setArrears } from './setArrears.ts';

const asks = { loss: 'vote-and-quorum', reach: 'owner', article: 'artículo 8' } as const;
const ask = ({ assemblyId }: TestAssembly, request: SetArrearsRequest) =>
  setArrears({ assemblyId, by: 'admin', request, now: Date.now() });

/** A club of five with two attendees. */
async function club(state: 'planned' | 'open') {
  const assembly = await newAssembly(5);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'generic' });
  await documents.session(assemblyId, 1).update({ state, startsAt: Date.now() - 1000 });
  await seat(assembly, assembly.units.slice(3));
  return assembly;
}

const met = async ({ assemblyId }: TestAssembly) =>
  (await readTogether((tx) => readQuorum(tx, assemblyId)))?.quorum.needed;

test('the clause of the bylaws rules before the meeting, and the session keeps it once it is installed', async () => {
  const assembly = await club('planned');
  const { assemblyId } = assembly;
  expect(await ask(assembly, { asks })).toEqual({ ok: true, value: { isInstalled: false } });
  expect(await met(assembly)).toBe('más del 50 % del total de los miembros con derecho a voto');
  const kept = (await documents.assembly(assemblyId).get()).data();
  expect(kept?.arrears).toEqual(asks);
  await seat(assembly, assembly.units);
  const installed = await installSession({
    ...{ assemblyId, by: 'chair', now: Date.now(), request: { session: 1, call: 1 } },
  });
  expect(installed.ok).toBe(true);
  const session = (await documents.session(assemblyId, 1).get()).data();
  expect(session?.bylawArrears).toEqual(asks);
  expect(await ask(assembly, { asks: null })).toEqual({ ok: true, value: { isInstalled: true } });
  expect((await documents.assembly(assemblyId).get()).data()).not.toHaveProperty('arrears');
  // The meeting under way goes on as it began.
  expect(await met(assembly)).toBe('más del 50 % del total de los miembros con derecho a voto');
  const version = kept?.activeRoster ?? '';
  expect((await peopleDocuments.units(assemblyId, version).get()).size).toBe(5);
});

test('drafts are read again, and a law that keeps their vote refuses with its article', async () => {
  const assembly = await club('planned');
  const { assemblyId } = assembly;
  const questionId = await newDraft(assembly);
  const draft = pollDocuments.question(assemblyId, questionId);
  await ask(assembly, { asks });
  expect((await draft.get()).data()?.rule.exclusions.vote).toEqual(['arrears']);
  await documents.assembly(assemblyId).update({ rulePack: 'co-ph' });
  expect(await ask(assembly, { asks })).toMatchObject({
    ok: false,
    refusal: { code: 'arrears-keep-vote', detail: 'Ley 675 de 2001, artículo 37' },
  });
});
