import type { SessionAnswer } from '@asamblea/domain';
import type { OpenFirestore } from './openFirestore.ts';
import { openMemberFirestore } from './openMemberFirestore.ts';
import { readFreshSession } from './session.tsx';
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

async function open(): Promise<OpenFirestore> {
  const { firestoreToken, session }: SessionAnswer = await readFreshSession();
  if (firestoreToken === null) {
    location.assign('/login');
    throw new Error('The session ended.');
  }
  const connection = await openMemberFirestore(firestoreToken);
  watchMember(connection, session);
  return connection;
}
