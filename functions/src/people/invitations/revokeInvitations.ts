import { accept, type Outcome, type RevokeInvitationsRequest } from '@asamblea/domain';
import { chunksOf } from '../../kernel/database/chunksOf.ts';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

export interface Revoking {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: RevokeInvitationsRequest;
  readonly now: number;
}

/**
 * Unused credentials stop working: links, and codes that were printed. Sessions that they opened go on. Says
 * of how many people something was taken back; again, of none.
 */
export async function revokeInvitations(
  asked: Revoking,
): Promise<Outcome<{ readonly revoked: number }>> {
  const { request } = asked;
  const personIds =
    request.personIds === 'all' ? await everybody(asked.assemblyId) : request.personIds;
  let revoked = 0;
  for (const ids of chunksOf(personIds)) {
    const some = await revokeSome(asked, ids);
    revoked += some;
  }
  return accept({ revoked });
}

async function everybody(assemblyId: string): Promise<readonly string[]> {
  const [links, codes] = await Promise.all([
    peopleDocuments.invitations(assemblyId).where('usedAt', '==', null).get(),
    documents.accessCodes(assemblyId).where('printed', '==', true).get(),
  ]);
  return [...new Set([...links.docs, ...codes.docs].map((found) => found.data().personId))];
}

function revokeSome({ assemblyId, by, now }: Revoking, ids: readonly string[]): Promise<number> {
  const links = peopleDocuments.invitations(assemblyId).where('usedAt', '==', null);
  const codes = documents.accessCodes(assemblyId).where('printed', '==', true);
  return transact(async (tx) => {
    const [open, printed] = await Promise.all([
      tx.get(links.where('personId', 'in', [...ids])),
      tx.get(codes.where('personId', 'in', [...ids])),
    ]);
    const people = new Set<string>();
    for (const found of open.docs) {
      const { personId, replacedAt = null, revokedAt = null } = found.data();
      if (replacedAt !== null || revokedAt !== null) continue;
      tx.update(found.ref, { revokedAt: now });
      people.add(personId);
    }
    for (const found of printed.docs) {
      const { personId, revoked } = found.data();
      if (revoked) continue;
      tx.update(found.ref, { revoked: true });
      people.add(personId);
    }
    for (const personId of people) {
      recordEvent(tx, assemblyId, {
        kind: 'invitations-revoked',
        by,
        at: now,
        from: 'bulk',
        personId,
      });
    }
    return people.size;
  });
}
