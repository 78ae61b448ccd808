import { accept, type Outcome, type RoomPeopleAnswer, refuse } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';

/** No console is of use with more rows. */
const peopleAtMost = 2_000;

/** Who is in the remote room now, and how each was identified; asked by people, and rarely. */
export async function readRoomPeople(
  assemblyId: string,
  now: number,
): Promise<Outcome<RoomPeopleAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { docs } = await documents
    .presences(assemblyId, assembly.activeSession)
    .where('dueAt', '>', now)
    .limit(peopleAtMost)
    .get();
  const people = docs.map((one) => {
    const { personId, identified = null, verifiedAt = null } = one.data();
    return { personId, identified, verifiedAt };
  });
  return accept({ people });
}
