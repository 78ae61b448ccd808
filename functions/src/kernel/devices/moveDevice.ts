import { actorOf, type DeviceAnswer } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { forgottenAfter } from '../database/retention.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { type DeviceAsker, deviceAnswer, readDeviceState } from './readVotingDevice.ts';

/** From now on the person votes from this session. Votes already cast stay. */
export function moveDevice(asker: DeviceAsker, now: number): Promise<DeviceAnswer> {
  const { assemblyId, personId, member, sid } = asker;
  return transact(async (tx) => {
    const { place } = deviceAnswer(asker, await readDeviceState(tx, asker));
    if (place !== 'here') {
      const { uid } = member;
      tx.set(documents.device(assemblyId, personId), {
        ...{ uid, sid, since: now },
        ...forgottenAfter('devices', now),
      });
      recordEvent(tx, assemblyId, { kind: 'device-moved', by: actorOf(member), at: now, personId });
    }
    return { place: 'here', other: null };
  });
}
