import { accept, type InvitationsAnswer, listInvitations, type Outcome } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** How the invitation of everybody who was ever invited stands. */
export async function readInvitations(
  assemblyId: string,
  now: number,
): Promise<Outcome<InvitationsAnswer>> {
  const [links, mails] = await Promise.all([
    peopleDocuments.invitations(assemblyId).get(),
    documents.mails(assemblyId).get(),
  ]);
  const rows = listInvitations(
    links.docs.map((found) => found.data()),
    mails.docs.map((found) => ({ mailId: found.id, mail: found.data() })),
    now,
  );
  return accept({ rows, now });
}
