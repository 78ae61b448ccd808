import { randomUUID } from 'node:crypto';
import { beginMember, type DriveDocument, type Outcome, type Visibility } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { readCurrentBallot } from '../../polls/ballots/readCurrentBallot.ts';
import { annulQuestion } from '../../polls/closing/annulQuestion.ts';
import { createQuestion } from '../../polls/questions/createQuestion.ts';
import { editQuestion } from '../../polls/questions/editQuestion.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { openQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, seat, taken } from '../../testing/halls/testAssembly.ts';
import { addPoint } from '../agenda/addPoint.ts';
import { editPoint } from '../agenda/editPoint.ts';
import { editItem } from '../drive/editItem.ts';
import { removeItem } from '../drive/removeItem.ts';
import { describeEvents } from '../events/describeEvents.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { checkUnattached } from './checkUnattached.ts';

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'done' : outcome.refusal.code);

/** Two owners in the hall, and a drive. */
async function hall() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units);
  const at = () => ({ assemblyId, by: 'rosa', now: Date.now() });
  const terms = { text: '¿Aprueba?', blank: true, abstention: true, liveBars: false } as const;
  const question = (documentIds?: readonly string[]) => ({
    ...{ ...terms, durationSeconds: null, ...(documentIds ? { documentIds } : {}) },
  });
  return {
    ...{ assembly, assemblyId, at, question },
    async put(name: string, visibility: Visibility = 'attendees') {
      const entryId = randomUUID();
      const entry: DriveDocument = {
        ...{ entryId, kind: 'document', parentId: null, name, visibility, at: 0, by: 'rosa' },
        versions: [version(`${name} 1`)],
      };
      await meetingDocuments.driveItem(assemblyId, entryId).set(entry);
      return entryId;
    },
    ask: (documentIds?: readonly string[]) =>
      createQuestion({ ...at(), request: { questionId: randomUUID(), ...question(documentIds) } }),
    edit: (questionId: string, documentIds?: readonly string[]) =>
      editQuestion({ ...at(), questionId, terms: question(documentIds) }),
    stored: async (questionId: string) =>
      (await pollDocuments.question(assemblyId, questionId).get()).data(),
    check: (entryId: string, change: 'replace' | 'remove') =>
      transact((tx) =>
        checkUnattached(tx, { assemblyId, entryIds: [entryId], change, now: 0 }),
      ).then(codeOf),
    hide: (entryId: string) =>
      editItem({ ...at(), entryId, request: { visibility: 'staff' } }).then(codeOf),
    remove: (entryId: string) => removeItem({ ...at(), entryId }).then(codeOf),
    async record() {
      const { docs } = await documents.events(assemblyId).get();
      const events = datedEvents(docs).filter(({ kind }) => kind.startsWith('document-'));
      const rows = await describeEvents(assemblyId, events);
      return rows.map(({ kind, entry, point }) => [kind, entry, point].join(' '));
    },
  };
}

function version(digest: string): DriveDocument['versions'][number] {
  const base = { type: 'application/pdf', size: 1, at: 0, by: 'rosa' } as const;
  return { versionId: randomUUID(), digest, ...base };
}

test('a document attached to a question is seen by its voters; each change leaves its event once', async () => {
  const { put, ask, edit, stored, record } = await hall();
  const [budget, minutes] = [await put('Presupuesto.pdf'), await put('Acta.pdf', 'public')];
  expect(codeOf(await ask([randomUUID()]))).toBe('entry-unknown');
  expect(codeOf(await ask([await put('Borrador.pdf', 'staff')]))).toBe('document-hidden');
  const { questionId } = taken(await ask([budget]));
  for (let time = 0; time < 2; time += 1) taken(await edit(questionId, [minutes, budget]));
  taken(await edit(questionId));
  expect((await stored(questionId))?.documentIds).toEqual([minutes, budget]);
  taken(await edit(questionId, []));
  expect(await record()).toEqual([
    'document-attached Presupuesto.pdf ',
    'document-attached Acta.pdf ',
    'document-detached Acta.pdf ',
    'document-detached Presupuesto.pdf ',
  ]);
});

test('a point takes documents without anybody approving it, also once the agenda is out', async () => {
  const { assemblyId, at, put, record } = await hall();
  const budget = await put('Presupuesto.pdf');
  const terms = { text: 'Presupuesto', kind: 'decision', presenter: '', notes: '' } as const;
  const pointId = randomUUID();
  const request = { pointId, ...terms, approvedBy: 'chair' } as const;
  taken(await addPoint({ ...at(), request }));
  for (let time = 0; time < 2; time += 1) {
    taken(await editPoint({ ...at(), pointId, request: { ...terms, documentIds: [budget] } }));
  }
  taken(await editPoint({ ...at(), pointId, request: terms }));
  const stored = (await meetingDocuments.agendaPoint(assemblyId, pointId).get()).data();
  expect(stored?.documentIds).toEqual([budget]);
  expect(await record()).toEqual(['document-attached Presupuesto.pdf 1. Presupuesto']);
});

test('opening keeps the version that voters read, and leaves out documents hidden in between', async () => {
  const { assemblyId, at, put, ask, stored } = await hall();
  const [budget, hidden] = [await put('Presupuesto.pdf'), await put('Anexo.pdf')];
  const { questionId } = taken(await ask([budget, hidden]));
  await meetingDocuments.driveItem(assemblyId, hidden).update({ visibility: 'staff' });
  taken(await openQuestion({ ...at(), questionId }));
  const told = { entryId: budget, name: 'Presupuesto.pdf', visibility: 'attendees' };
  expect((await stored(questionId))?.documents).toMatchObject([
    { ...told, digest: 'Presupuesto.pdf 1' },
  ]);
  const person = { name: 'Ana', email: '', personId: 'person-0' };
  const member = beginMember({ uid: 'ana', role: 'voter', ...person });
  const ballot = taken(await readCurrentBallot(assemblyId, member, Date.now()));
  expect(ballot.asked[0]?.question.documents).toEqual([told]);
});

test('documents stay unchanged during a vote, and an attached one is not taken away', async () => {
  const { at, put, ask, check, hide, remove } = await hall();
  const [budget, free] = [await put('Presupuesto.pdf'), await put('Otro.pdf')];
  const { questionId } = taken(await ask([budget]));
  const checked = async () => [await check(budget, 'replace'), await check(budget, 'remove')];
  expect(await checked()).toEqual(['done', 'document-attached']);
  taken(await openQuestion({ ...at(), questionId }));
  expect(await checked()).toEqual(['document-under-vote', 'document-under-vote']);
  expect([await hide(budget), await remove(budget)]).toEqual([
    ...['document-under-vote', 'document-under-vote'],
  ]);
  expect([await hide(free), await remove(free)]).toEqual(['done', 'done']);
  const reason = 'El texto no era el que se leyó.';
  taken(await annulQuestion({ ...at(), questionId, reason, repeatAs: null }));
  expect(await checked()).toEqual(['done', 'done']);
});
