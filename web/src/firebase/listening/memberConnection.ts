import { signInEndpoints } from '@asamblea/domain';
import { askApi } from '../asking/askApi.ts';
import { readSession } from '../session/session.tsx';
import { onLeaving } from '../tab/leaving.ts';
import type { OpenFirestore } from './openFirestore.ts';
import { openMemberFirestore } from './openMemberFirestore.ts';
import { watchMember } from './watchMember.ts';

let opened: Promise<OpenFirestore> | null = null;

/**
 * One connection a page, opened when something first needs it and kept until the person leaves.
 * Rejects when it could not be opened; asking again tries again.
 */
export function openMemberConnection(): Promise<OpenFirestore> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Asked for now, not when the page was loaded: a token lives an hour. */
async function open(): Promise<OpenFirestore> {
  const answer = await readSession();
  const { token } = await askApi(signInEndpoints.openFirestore);
  const connection = await openMemberFirestore(token);
  // A person who leaves by themselves goes where they say, once the server has answered.
  const stop = watchMember(connection, answer);
  onLeaving(async () => stop());
  return connection;
}
