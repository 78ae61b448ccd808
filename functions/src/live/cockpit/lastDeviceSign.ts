import { isCrowd } from '@asamblea/domain';
import { liveDocuments } from '../projections/liveDocuments.ts';
import { readHeard } from './readHeard.ts';

/** The most that one look reads: a document for each assembly and server. */
const atMost = 50;

/**
 * The time when a screen, a desk or the chair of any assembly was last heard from, if it was after `since`: a
 * person alone online could have been heard too. The phones are left out, since theirs may be among them.
 */
export async function lastDeviceSign(since: number): Promise<number | null> {
  const written = await liveDocuments.everySigns().where('at', '>', since).limit(atMost).get();
  const heard = written.docs
    .flatMap((one) => [...readHeard(one).values()])
    .filter(({ kind, seenAt }) => !isCrowd(kind) && seenAt > since)
    .map(({ seenAt }) => seenAt);
  return heard.length === 0 ? null : Math.max(...heard);
}
