import { randomUUID } from 'node:crypto';
import type { AgendaPoint } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { readGuide } from '../../office/guide/readGuide.ts';
import { readActa } from '../../record/reports/readActa.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newDraft, seat, taken } from '../../testing/halls/testAssembly.ts';
import { treatPoint } from '../agenda/treatPoint.ts';
import { closeSession } from './closeSession.ts';
import { meetingDocuments } from './meetingDocuments.ts';
import { noteOfficers } from './noteOfficers.ts';
import { readClosing } from './readClosing.ts';

const seen = { session: 1, call: 1 } as const;

/** A session under way with three points, of which the second has a question. */
async function meeting() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units);
  const ids = ['Informes', 'Presupuesto', 'Varios'].map(
    (text, place): AgendaPoint => ({
      ...{ pointId: randomUUID(), number: place + 1, text, kind: 'decision' },
      ...{ presenter: '', notes: '', addedAt: 1 },
    }),
  );
  for (const point of ids) await meetingDocuments.agendaPoint(assemblyId, point.pointId).set(point);
  const at = () => ({ assemblyId, by: 'chair', now: Date.now() });
  const questionId = await newDraft(assembly, { pointId: ids[1]?.pointId ?? '' });
  const untreated = async () =>
    taken(await readClosing(assemblyId)).untreated.map(({ number }) => number);
  const guided = async () => taken(await readGuide(assemblyId, Date.now())).untreated;
  const close = () => closeSession({ ...at(), request: seen });
  return { assembly, assemblyId, at, ids, questionId, untreated, guided, close };
}

test('before closing, and on the way, untreated points are told until they are treated', async () => {
  const { at, ids, questionId, untreated, guided } = await meeting();
  expect(await untreated()).toEqual([1, 2, 3]);
  taken(await openQuestion({ ...at(), questionId }));
  expect(await untreated()).toEqual([1, 3]);
  // While something is to be voted that comes first.
  expect(await guided()).toBeUndefined();
  taken(await closeQuestion({ ...at(), questionId }));
  expect(await guided()).toEqual([1, 3]);
  for (const { pointId } of ids) taken(await treatPoint({ ...at(), pointId }, refreshAtOnce));
  expect(await untreated()).toEqual([]);
  expect(await guided()).toBeUndefined();
});

test('the chair and the secretary are noted once, and the minutes name them', async () => {
  const { assemblyId, at, close } = await meeting();
  const note = (chair: string, secretary: string, call: 1 | 2 = 1) =>
    noteOfficers({ ...at(), request: { ...seen, call, chair, secretary } });
  taken(await note('Ana Ruiz', ''));
  for (let time = 0; time < 2; time += 1) taken(await note('Ana Ruiz', 'Gil Ortega'));
  expect(await note('Otra', '', 2)).toMatchObject({ refusal: { code: 'session-changed' } });
  taken(await close());
  // The minutes are written afterwards.
  taken(await note('Ana Ruiz', 'Luz Mora'));
  const record = taken(await readActa({ assemblyId, query: {}, now: Date.now() }));
  expect(record.officers).toEqual({ chair: 'Ana Ruiz', secretary: 'Luz Mora' });
  // The other signers stay while a request omits them, and are the same in any order.
  const notary = { office: 'notary', name: 'Inés Paz' } as const;
  const owner = { office: 'first-owner', name: 'Beto Ruiz' } as const;
  const blank = { office: 'second-owner', name: '' } as const;
  const sign = (...signers: readonly (typeof notary | typeof owner | typeof blank)[]) =>
    noteOfficers({
      ...{ ...at(), request: { ...seen, chair: 'Ana Ruiz', secretary: 'Luz Mora', signers } },
    });
  taken(await sign(notary, blank, owner));
  taken(await sign(owner, notary));
  taken(await note('Ana Ruiz', 'Luz Mora'));
  expect((await documents.session(assemblyId, 1).get()).data()?.officers).toEqual({
    ...{ chair: 'Ana Ruiz', secretary: 'Luz Mora', signers: [owner, notary] },
  });
  const events = documents.events(assemblyId).where('kind', '==', 'officers-noted');
  expect((await events.get()).size).toBe(4);
  expect(JSON.stringify((await events.get()).docs.map((one) => one.data()))).not.toContain('Ruiz');
});
