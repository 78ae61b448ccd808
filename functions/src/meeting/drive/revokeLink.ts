import { accept, type Outcome, refuse } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

interface RevokingLink {
  readonly assemblyId: string;
  readonly by: string;
  readonly linkId: string;
  readonly now: number;
}

/** From then on who opens the link is told that it was taken back. Again it changes nothing. */
export function revokeLink({
  assemblyId,
  by,
  linkId,
  now,
}: RevokingLink): Promise<Outcome<object>> {
  return transact(async (tx): Promise<Outcome<object>> => {
    const reference = meetingDocuments.driveLink(assemblyId, linkId);
    const link = (await tx.get(reference)).data();
    if (link === undefined) return refuse('document-link-unknown');
    if (link.revokedAt !== null) return accept({});
    tx.update(reference, { revokedAt: now });
    const { entryId } = link;
    recordEvent(tx, assemblyId, { kind: 'document-link-revoked', by, at: now, entryId });
    return accept({});
  });
}
