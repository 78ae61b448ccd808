import { type DoorPerson, isVotingCapacity, standsAtDoor } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** Everything by which a person was added at the door, also what was refused. */
export async function readDoors(
  tx: Transaction,
  assemblyId: string,
  personId: string,
): Promise<readonly DoorPerson[]> {
  const found = await tx.get(
    peopleDocuments.doorPeople(assemblyId).where('personId', '==', personId),
  );
  return found.docs.map((one) => one.data());
}

/** The entries at the door that let them hold units now, and vote. */
export async function readVotingDoors(
  tx: Transaction,
  assemblyId: string,
  personId: string,
): Promise<readonly DoorPerson[]> {
  const doors = await readDoors(tx, assemblyId, personId);
  return doors.filter((door) => standsAtDoor(door) && isVotingCapacity(door.capacity));
}
