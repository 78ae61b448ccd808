import {
  checkVotingDevice,
  type Member,
  type Outcome,
  type VotingDevice,
  votesFrom,
} from '@asamblea/domain';
import type { CookieClaims } from '../access/heldSessions.ts';
import { documents } from '../platform/documents.ts';
import { getGroups, type Transaction } from '../platform/firestore.ts';
import { lookAt, type Seen, writeSeen } from '../platform/seen.ts';

/** The voting devices of the people of a batch of votes, within its transaction. */
export interface BatchDevices {
  check(personId: string | null, session: CookieClaims): Outcome<null>;
  /** The person's first accepted vote makes this their device. */
  bind(personId: string | null, session: CookieClaims): void;
  /** After every read: one write for each person bound. */
  save(): void;
}

/**
 * Completes the devices that were looked at with the rest of the batch, thanks to the person in the
 * cookie. Only what that could not foresee is read here: a cookie without the person, or a device signed
 * in with another account of the same person. A device is looked at and not held: of two that bind one
 * at once the second is overtaken, and a vote that came while the device was being moved stands.
 */
export async function openDevices(
  tx: Transaction,
  batch: {
    readonly assemblyId: string;
    readonly now: number;
    readonly members: ReadonlyMap<string, Member | undefined>;
    readonly known: ReadonlyMap<string, Seen<VotingDevice>>;
  },
): Promise<BatchDevices> {
  const { assemblyId, now, members } = batch;
  const missing = distinct(
    [...members.values()].flatMap((member) => member?.personId ?? []),
    (personId) => !batch.known.has(personId),
  );
  const more = await lookAt(missing.map((personId) => documents.device(assemblyId, personId)));
  const seen = new Map(batch.known);
  for (const [i, device] of more.entries()) seen.set(missing[i] ?? '', device);
  const devices = new Map([...seen].map(([personId, { value }]) => [personId, value ?? null]));
  const absent = distinct(
    [...devices.values()].flatMap((device) => device?.uid ?? []),
    (uid) => !members.has(uid),
  );
  const read = await getGroups(tx, {
    holders: absent.map((uid) => documents.member(assemblyId, uid)),
  });
  const holders = new Map([...members, ...absent.map((uid, i) => [uid, read.holders[i]] as const)]);
  const bound = new Map<string, VotingDevice>();

  const placeIn = (personId: string, session: CookieClaims) => {
    const device = devices.get(personId) ?? null;
    return votesFrom(device, device === null ? [] : (holders.get(device.uid)?.sids ?? []), session);
  };
  return {
    check: (personId, session) =>
      checkVotingDevice(personId === null ? 'free' : placeIn(personId, session)),
    bind(personId, { uid, sid }) {
      if (personId === null || placeIn(personId, { assembly: assemblyId, uid, sid }) === 'here') {
        return;
      }
      const device = { uid, sid, since: now };
      devices.set(personId, device);
      bound.set(personId, device);
    },
    save() {
      for (const [personId, device] of bound) {
        writeSeen(tx, documents.device(assemblyId, personId), seen.get(personId), device);
      }
    },
  };
}

function distinct(texts: readonly string[], wanted: (text: string) => boolean): readonly string[] {
  return [...new Set(texts)].filter(wanted);
}
