import {
  accept,
  type Outcome,
  refuse,
  type VerifyIdentityAnswer,
  type VerifyIdentityRequest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';

export interface VerifyingIdentity {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: VerifyIdentityRequest;
  readonly now: number;
}

/**
 * Somebody of the staff saw the person on the screen and knows that it is them: it stays in the record, once a
 * session of the assembly.
 */
export function verifyIdentity(asked: VerifyingIdentity): Promise<Outcome<VerifyIdentityAnswer>> {
  const { assemblyId, by, now } = asked;
  const { personId } = asked.request;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const session = assembly.activeSession;
    const reference = hallDocuments.presence(assemblyId, session, personId);
    const presence = (await tx.get(reference)).data();
    if (presence === undefined) return refuse('person-unknown');
    if (presence.verifiedAt !== undefined) return accept({ verifiedAt: presence.verifiedAt });
    tx.update(reference, { verifiedAt: now });
    recordEvent(tx, assemblyId, {
      kind: 'identity-verified',
      by,
      at: now,
      from: 'desk',
      session,
      personId,
    });
    return accept({ verifiedAt: now });
  });
}
