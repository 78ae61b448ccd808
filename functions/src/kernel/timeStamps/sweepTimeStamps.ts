import {
  claimStamp,
  type DueTimeStamp,
  putOffStamp,
  type StampTrouble,
  type TimeStamp,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { type DocumentReference, transact } from '../database/firestore.ts';
import { attempt } from '../platform/reportProblem.ts';
import { askForStamp, type Post } from './askForStamp.ts';
import { postToAuthority } from './postToAuthority.ts';

/** The stamps that one tick asks for, all at once. */
const atOnce = 10;

/**
 * Asks the authority of each assembly to stamp the seals that wait for it. The process that asks moves its
 * hour first: of two clocks one asks. A failed request waits, each time longer. Returns how many were
 * stamped.
 */
export async function sweepTimeStamps(now: number, post: Post = postToAuthority): Promise<number> {
  const due = await documents.everyTimeStamp().where('askAt', '<=', now).limit(atOnce).get();
  let stamped = 0;
  const asking = due.docs.map((one) =>
    attempt('seal not stamped', async () => {
      if (await stampOne(one.ref, now, post)) stamped += 1;
    }),
  );
  await Promise.all(asking);
  return stamped;
}

async function stampOne(
  reference: DocumentReference<TimeStamp>,
  now: number,
  post: Post,
): Promise<boolean> {
  const assemblyId = reference.parent.parent?.id;
  if (assemblyId === undefined) return false;
  const claimed = await claim(reference, now);
  if (claimed === null) return false;
  const settings = await documents.integrationSettings(assemblyId).get();
  const authority = settings.data()?.timeAuthority ?? null;
  const next = await ask(claimed, authority, now, post);
  return transact(async (tx) => {
    const stored = (await tx.get(reference)).data();
    // A later request, because this one took too long, has the last word.
    if (stored?.state !== 'due' || stored.tries !== claimed.tries) return false;
    tx.set(reference, next);
    return next.state === 'given';
  });
}

function claim(reference: DocumentReference<TimeStamp>, now: number): Promise<DueTimeStamp | null> {
  return transact(async (tx) => {
    const stored = (await tx.get(reference)).data();
    if (stored?.state !== 'due' || stored.askAt > now) return null;
    const claimed = claimStamp(stored, now);
    tx.set(reference, claimed);
    return claimed;
  });
}

async function ask(
  due: DueTimeStamp,
  authority: string | null,
  now: number,
  post: Post,
): Promise<TimeStamp> {
  const putOff = (trouble: StampTrouble) => putOffStamp(due, trouble, now);
  if (authority === null) return putOff('authority-none');
  const { block, hash } = due;
  const asked = await askForStamp(authority, hash, post);
  if (asked.trouble !== null) return putOff(asked.trouble);
  const { at, serial, signer } = asked;
  const reply = asked.reply.toString('base64');
  return { block, hash, state: 'given', askAt: null, authority, at, serial, signer, reply };
}
