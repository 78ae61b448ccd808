import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';

export interface DeviceReset {
  readonly assemblyId: string;
  readonly by: string;
  readonly personId: string;
  readonly now: number;
}

/** Frees a person from the device they voted from: the next one that votes is theirs. */
export function resetDevice({ assemblyId, by, personId, now }: DeviceReset): Promise<boolean> {
  const reference = documents.device(assemblyId, personId);
  return transact(async (tx) => {
    const device = await tx.get(reference);
    if (!device.exists) return false;
    tx.delete(reference);
    recordEvent(tx, assemblyId, { kind: 'device-reset', by, at: now, personId });
    return true;
  });
}
