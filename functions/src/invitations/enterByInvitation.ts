import {
  accept,
  decideInvitation,
  type EntryAnswer,
  type InvitationRequest,
  type InvitationToken,
  type Outcome,
  readInvitationToken,
  refuse,
} from '@asamblea/domain';
import { readEntryMember } from '../access/entryMember.ts';
import { readLiveProxies } from '../access/readPerson.ts';
import { createEntryToken } from '../platform/auth.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { invitationKey } from './invitationKey.ts';

/**
 * Spends a link for a token that signs the browser in. Its secret has 256 bits: there is nothing to guess
 * and nobody's failures to count, and a hall that enters at once writes nothing more.
 */
export async function enterByInvitation(
  { token, browser }: InvitationRequest,
  now: number,
): Promise<Outcome<EntryAnswer>> {
  const read = readInvitationToken(token);
  if (read === null) return refuse('invitation-unknown');
  const spent = await spend(read, browser, now);
  if (!spent.ok) return spent;
  const { uid, assembly } = spent.value;
  return accept({ token: await createEntryToken(uid), assembly });
}

function spend(
  { assemblyId, secret }: InvitationToken,
  browser: string,
  now: number,
): Promise<Outcome<{ readonly uid: string; readonly assembly: string }>> {
  const reference = documents.invitation(assemblyId, invitationKey(secret));
  return transact(async (tx) => {
    const [found, assembly] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
    ]);
    const invitation = found.data() ?? null;
    const cot = assembly.data()?.cot;
    if (invitation === null || cot === undefined) return refuse('invitation-unknown');
    const { personId } = invitation;
    const proxies = await readLiveProxies(tx, assemblyId, personId);
    const decided = decideInvitation({ invitation, browser, holdsProxy: proxies.length > 0, now });
    if (!decided.ok) return decided;
    const member = await readEntryMember(tx, assemblyId, personId, invitation.role);
    if (member === null) return refuse('invitation-unknown');
    member.save(now);
    if (decided.value.spends) tx.update(reference, { usedAt: now, usedBy: browser });
    return accept({ uid: member.uid, assembly: cot });
  });
}
