import {
  type AddDoorRequest,
  accept,
  addAtDoor,
  type DoorAnswer,
  type DoorPerson,
  type Outcome,
  refuse,
  type StoredFile,
  type Unit,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { findPersonId } from '../../people/rosters/findPersonId.ts';
import { readDoors } from '../../people/seats/readDoors.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readOpenHall } from '../attendance/hallFrame.ts';

export interface AddingAtDoor {
  readonly assemblyId: string;
  readonly by: string;
  /** As the chair reads it. */
  readonly byName: string;
  readonly request: AddDoorRequest;
  readonly now: number;
}

/**
 * Adds whom the roster does not know, with the paper that proves it. They are provisional at once: the desk
 * accredits them without waiting for the chair. Sending it again changes nothing.
 */
export function addDoorPerson(asked: AddingAtDoor): Promise<Outcome<DoorAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const { doorId, person } = request;
  const unitIds = [...new Set(request.unitIds)];
  return transact(async (tx) => {
    const hall = await readOpenHall(tx, assemblyId);
    if (!hall.ok) return hall;
    const { activeRoster, activeSession } = hall.value.assembly;
    if (activeRoster === null) return refuse('roster-missing');
    const roster = peopleDocuments.units(assemblyId, activeRoster);
    const known = await tx.get(peopleDocuments.doorPerson(assemblyId, doorId));
    const personId =
      known.data()?.document === person.document
        ? (known.data()?.personId ?? '')
        : await findPersonId(assemblyId, hall.value.assembly, person);
    const [read, others, file] = await Promise.all([
      getGroups<{ units: Unit }>(tx, { units: unitIds.map((unitId) => roster.doc(unitId)) }),
      readDoors(tx, assemblyId, personId),
      readPaper(tx, asked),
    ]);
    if (!file.ok) return file;
    const units = read.units.flatMap((unit) => unit ?? []).sort((a, b) => a.order - b.order);
    const door: DoorPerson = {
      doorId,
      personId,
      name: person.name,
      document: person.document,
      email: person.email,
      capacity: request.capacity,
      session: activeSession,
      state: 'provisional',
      unitIds: units.length === unitIds.length ? units.map(({ unitId }) => unitId) : unitIds,
      labels: units.map(({ label }) => label),
      paper: { name: request.paper.name, file: briefOf(file.value) },
      addedBy: asked.byName,
      addedAt: now,
      decision: null,
    };
    const current = known.data() ?? null;
    const added = addAtDoor(door, { current, others, units });
    if (!added.ok) return added;
    const { state } = added.value.door;
    if (!added.value.changed) return accept({ doorId, personId, state, left: [] });
    tx.create(peopleDocuments.doorPerson(assemblyId, doorId), door);
    if (file.value !== null) {
      tx.update(documents.file(assemblyId, file.value.fileId), { doorId, dueAt: null });
    }
    for (const unitId of door.unitIds) {
      recordEvent(tx, assemblyId, {
        kind: 'door-person-added',
        by,
        at: now,
        from: 'desk',
        session: activeSession,
        personId,
        unitId,
        capacity: door.capacity,
      });
    }
    return accept({ doorId, personId, state, left: [] });
  });
}

/** Only a file that the same person brought, and that nothing else names. */
async function readPaper(
  tx: Transaction,
  { assemblyId, by, request }: AddingAtDoor,
): Promise<Outcome<StoredFile | null>> {
  const { fileId } = request.paper;
  if (fileId === null) return accept(null);
  const file = (await tx.get(documents.file(assemblyId, fileId))).data();
  if (file === undefined || file.uploadedBy !== by) return refuse('file-unknown');
  const isFree = file.proxyId === null && file.questionId === undefined;
  if (!isFree || (file.doorId ?? request.doorId) !== request.doorId) return refuse('file-unknown');
  return accept(file);
}

function briefOf(file: StoredFile | null): DoorPerson['paper']['file'] {
  if (file === null) return null;
  const { fileId, name, type, size } = file;
  return { fileId, name, type, size };
}
