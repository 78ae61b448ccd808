import { accept, type DeskInvitation, type Outcome } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { type AskedCredential, prepareCredential } from './prepareCredential.ts';

export interface InvitingAtDesk extends AskedCredential {
  readonly by: string;
}

/** A credential for the person at the desk, for their phone or on paper. */
export function inviteAtDesk(asked: InvitingAtDesk): Promise<Outcome<DeskInvitation>> {
  const { assemblyId, by, personId, now } = asked;
  return transact(async (tx) => {
    const prepared = await prepareCredential(tx, asked);
    if (!prepared.ok) return prepared;
    const { path, expiresAt, isNew, give } = prepared.value;
    give();
    if (isNew) recordEvent(tx, assemblyId, { kind: 'invited-at-desk', by, at: now, personId });
    return accept({ path, expiresAt });
  });
}
