import {
  accept,
  type ErasePersonRequest,
  type Outcome,
  type PersonErasure,
  type ProxyFile,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { hourlyEventId } from '../../kernel/events/hourlyEventId.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { sealNow } from '../../kernel/events/sealNow.ts';
import type { Files } from '../../kernel/files/files.ts';
import { storedPath } from '../../kernel/files/saveFile.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { knownAmong, readSomebodies } from './readKnownPerson.ts';
import { isOfPerson, refusePersonErasure } from './refusePersonErasure.ts';
import { takeOutOfRecord } from './takeOutOfRecord.ts';
import { takeOutPerson } from './takeOutPerson.ts';

interface ErasingPerson {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
  readonly request: ErasePersonRequest;
  readonly files: Pick<Files, 'remove' | 'removeFolder'>;
}

/**
 * Takes the data of somebody who left out of an assembly: a mark stands where their name stood. What was signed, sent
 * and voted stays, and so do ids, over which seals hold. Asked again, or after a cut, it goes on; an event says who did
 * it. Refuses another name (`erase-person-name`), and whoever is still needed (`refusePersonErasure`).
 */
export async function erasePerson(asked: ErasingPerson): Promise<Outcome<PersonErasure>> {
  const { assemblyId, now, request } = asked;
  const { personId } = request;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const everybody = await readSomebodies(assemblyId);
  const own = everybody.filter((one) => one.personId === personId);
  const isName = own.length === 0 || own.some(({ name }) => name.trim() === request.name.trim());
  if (!isName) return refuse('erase-person-name');
  const hindered = await refusePersonErasure({ assemblyId, personId, assembly });
  if (!hindered.ok) return hindered;
  await note(asked);
  const person = knownAmong(everybody, personId);
  const files = await removePapers(asked);
  // Copies of everything that were made to be downloaded: they are of before.
  await asked.files.removeFolder(`${assemblyId}/archives`);
  const events = await takeOutOfRecord(assemblyId, person);
  const { changed, deleted, left } = await takeOutPerson(assemblyId, assembly.cot, person);
  await sealNow(assemblyId, now);
  return accept({
    ...{ personId, at: now, changed, deleted, files, events },
    left: [...left].map(([what, documents]) => ({ what, documents })),
  });
}

/** Before anything goes, so that a cut has its trace too; once an hour, however often it is asked. */
async function note({ assemblyId, by, now, request: { personId } }: ErasingPerson): Promise<void> {
  const eventId = hourlyEventId(['person-erased', personId], now);
  await transact(async (tx) => {
    const known = await tx.get(documents.events(assemblyId).doc(eventId));
    if (known.exists) return;
    recordEvent(tx, assemblyId, { kind: 'person-erased', by, at: now, personId }, eventId);
  });
}

/** The scans of their proxies, and of what the door had in hand. */
async function removePapers({ assemblyId, request, files }: ErasingPerson): Promise<number> {
  const { personId } = request;
  const [proxies, doors] = await Promise.all([
    peopleDocuments.proxies(assemblyId).get(),
    peopleDocuments.doorPeople(assemblyId).where('personId', '==', personId).get(),
  ]);
  const remove = async (file: ProxyFile) => {
    await files.remove(storedPath(assemblyId, file.fileId));
    await documents.file(assemblyId, file.fileId).delete();
  };
  let removed = 0;
  for (const one of proxies.docs) {
    const { file = null } = one.data();
    if (file === null || !isOfPerson(one.data(), personId)) continue;
    await remove(file);
    await one.ref.update({ file: null });
    removed += 1;
  }
  for (const one of doors.docs) {
    const { file } = one.data().paper;
    if (file === null) continue;
    await remove(file);
    await one.ref.update({ 'paper.file': null });
    removed += 1;
  }
  return removed;
}
