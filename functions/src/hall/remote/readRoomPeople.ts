import {
  accept,
  deviceMillis,
  liveDevices,
  type Outcome,
  type RoomPeopleAnswer,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readCountedNow } from './ourSilence.ts';
import { presencePace } from './presencePace.ts';

/** No console is of use with more rows. */
const peopleAtMost = 2_000;

/** The people in the remote room now, and how each was identified; asked by people, and rarely. */
export async function readRoomPeople(
  assemblyId: string,
  now: number,
): Promise<Outcome<RoomPeopleAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const counted = await readCountedNow(presencePace().graceMillis, now);
  const devicesNow = await readCountedNow(deviceMillis, now);
  const { docs } = await hallDocuments
    .presences(assemblyId, assembly.activeSession)
    .where('dueAt', '>', counted)
    .limit(peopleAtMost)
    .get();
  const people = docs.map((one) => {
    const { personId, identified = null, verifiedAt = null, devices = [] } = one.data();
    const names = liveDevices(devices, devicesNow).map(({ name }) => name);
    return { personId, identified, verifiedAt, devices: names };
  });
  return accept({ people });
}
