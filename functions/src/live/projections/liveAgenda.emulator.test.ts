import { randomUUID } from 'node:crypto';
import { type AddPointRequest, type DriveDocument, instantOf } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { addPoint } from '../../meeting/agenda/addPoint.ts';
import { editPoint } from '../../meeting/agenda/editPoint.ts';
import { movePoint } from '../../meeting/agenda/movePoint.ts';
import { removePoint } from '../../meeting/agenda/removePoint.ts';
import { editItem } from '../../meeting/drive/editItem.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { projectChange } from './project.ts';

const refreshing = { clock: systemClock, refreshMillis: 100 };

/** A session that has not begun, and its events of the database as they would be delivered. */
async function meeting() {
  const { assemblyId, cot } = await newAssembly(2);
  const session = documents.session(assemblyId, 1);
  await session.update({ state: 'planned' });
  const at = () => ({ assemblyId, by: 'rosa', now: Date.now() });
  return {
    ...{ assemblyId, at },
    async add(text: string, more: Partial<AddPointRequest> = {}) {
      const terms = { text, kind: 'decision', presenter: 'Luz', notes: 'No leer' } as const;
      const request = { pointId: randomUUID(), ...terms, ...more };
      return taken(await addPoint({ ...at(), request })).pointId;
    },
    /** The screens after the last write of the session. */
    async shown() {
      const { updateTime } = await session.get();
      if (updateTime === undefined) throw new Error('There is no session.');
      const change = { assemblyId, at: instantOf(updateTime), eventId: randomUUID() };
      await projectChange({ kind: 'session' }, change, refreshing);
      return (await meetingDocuments.liveAgenda(cot).get()).data()?.points;
    },
  };
}

test('the screens follow every change of the agenda, and are told its points and nothing else', async () => {
  const { at, add, shown } = await meeting();
  const first = await add('Informes');
  const second = await add('Presupuesto');
  expect(await shown()).toEqual([
    { pointId: first, number: 1, text: 'Informes' },
    { pointId: second, number: 2, text: 'Presupuesto' },
  ]);
  const texts = async () => (await shown())?.map(({ number, text }) => `${number} ${text}`);
  taken(await movePoint({ ...at(), pointId: second, request: { number: 1 } }));
  expect(await texts()).toEqual(['1 Presupuesto', '2 Informes']);
  const request = { text: 'Informe', kind: 'informative', presenter: '', notes: '' } as const;
  taken(await editPoint({ ...at(), pointId: first, request }));
  expect(await texts()).toEqual(['1 Presupuesto', '2 Informe']);
  taken(await removePoint({ ...at(), pointId: second, request: {} }));
  expect(await texts()).toEqual(['1 Informe']);
});

test('a point names the documents that its readers may open, by the folders they are in', async () => {
  const { assemblyId, at, add, shown } = await meeting();
  const version = { versionId: randomUUID(), type: 'application/pdf', size: 1 } as const;
  const versions = [{ ...version, digest: 'd', at: 0, by: 'rosa' }];
  const base = { kind: 'document', parentId: null, at: 0, by: 'rosa', versions } as const;
  const put = async (name: string, more: Partial<DriveDocument>) => {
    const entryId = randomUUID();
    const entry: DriveDocument = { ...base, visibility: 'public', entryId, name, ...more };
    await meetingDocuments.driveItem(assemblyId, entryId).set(entry);
    return entryId;
  };
  const folderId = randomUUID();
  const { versions: _versions, ...bare } = base;
  const folder = { ...bare, kind: 'folder', entryId: folderId, name: 'Cuentas' } as const;
  await meetingDocuments
    .driveItem(assemblyId, folderId)
    .set({ ...folder, visibility: 'attendees' });
  const documentIds = [
    await put('Presupuesto.pdf', { parentId: folderId }),
    await put('Borrador.pdf', { visibility: 'staff' }),
    await put('Acta.pdf', {}),
    randomUUID(),
  ];
  await add('Presupuesto');
  const [point] = (await meetingDocuments.agenda(assemblyId).get()).docs;
  await point?.ref.update({ documentIds });
  expect((await shown())?.[0]?.documents).toEqual([
    { entryId: documentIds[0], name: 'Presupuesto.pdf', visibility: 'attendees' },
    { entryId: documentIds[2], name: 'Acta.pdf', visibility: 'public' },
  ]);
  // The drive wakes them too.
  const [entryId = ''] = documentIds;
  taken(await editItem({ ...at(), entryId, request: { name: 'Presupuesto 2027' } }));
  taken(await editItem({ ...at(), entryId: folderId, request: { visibility: 'public' } }));
  expect((await shown())?.[0]?.documents?.[0]).toMatchObject({
    ...{ name: 'Presupuesto 2027.pdf', visibility: 'public' },
  });
});
