import { type DeviceAnswer, type Member, type VotingDevice, votesFrom } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { readTogether, type Transaction } from '../database/firestore.ts';

/** A session of a person, as the request brings it. */
export interface DeviceAsker {
  readonly assemblyId: string;
  readonly personId: string;
  readonly member: Member;
  readonly sid: string;
}

export function readVotingDevice(asker: DeviceAsker): Promise<DeviceAnswer> {
  return readTogether(async (tx) => deviceAnswer(asker, await readDeviceState(tx, asker)));
}

export interface HeldDevice {
  readonly device: VotingDevice | null;
  /** The account the device is signed in with, which may be another one of the same person. */
  readonly holder: Member | null;
}

export async function readDeviceState(
  tx: Transaction,
  { assemblyId, personId, member }: DeviceAsker,
): Promise<HeldDevice> {
  const device = (await tx.get(documents.device(assemblyId, personId))).data() ?? null;
  if (device === null || device.uid === member.uid) return { device, holder: member };
  const holder = (await tx.get(documents.member(assemblyId, device.uid))).data() ?? null;
  return { device, holder };
}

export function deviceAnswer(asker: DeviceAsker, { device, holder }: HeldDevice): DeviceAnswer {
  const session = { uid: asker.member.uid, sid: asker.sid };
  const place = votesFrom(device, holder?.sids ?? [], session);
  if (place !== 'other' || device === null) return { place, other: null };
  const name = holder?.sessions?.[device.sid]?.name ?? 'Dispositivo sin nombre';
  return { place, other: { name, since: device.since } };
}
