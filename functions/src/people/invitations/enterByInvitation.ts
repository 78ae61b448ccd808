import {
  accept,
  decideInvitation,
  type InvitationRequest,
  type InvitationToken,
  type Outcome,
  readInvitationToken,
  refuse,
  type SessionDevice,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { invitationKey } from '../accessCodes/invitationKey.ts';
import { readLiveProxies } from '../accessCodes/readPerson.ts';
import { readSignInMember } from '../accessCodes/signInMember.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** The result of a link: a session, and the public key of its assembly. */
interface Entered {
  readonly claims: CookieClaims;
  readonly cot: string;
}

/**
 * Spends a link for a session of its person. Its secret has 256 bits: there is nothing to guess and
 * nobody's failures to count, and a hall that enters at once writes nothing more.
 */
export async function enterByInvitation(
  { token, browser }: InvitationRequest,
  device: SessionDevice,
): Promise<Outcome<Entered>> {
  const read = readInvitationToken(token);
  if (read === null) return refuse('invitation-unknown');
  return spend(read, browser, device);
}

function spend(
  { assemblyId, secret }: InvitationToken,
  browser: string,
  device: SessionDevice,
): Promise<Outcome<Entered>> {
  const now = device.since;
  const reference = peopleDocuments.invitation(assemblyId, invitationKey(secret));
  return transact(async (tx) => {
    const [found, assembly] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
    ]);
    if (assembly.data()?.archivedAt != null) return refuse('assembly-archived');
    const invitation = found.data() ?? null;
    const cot = assembly.data()?.cot;
    if (invitation === null || cot === undefined) return refuse('invitation-unknown');
    const { personId } = invitation;
    const proxies = await readLiveProxies(tx, assemblyId, personId);
    const decided = decideInvitation({ invitation, browser, holdsProxy: proxies.length > 0, now });
    if (!decided.ok) return decided;
    const member = await readSignInMember(tx, assemblyId, personId, invitation.role);
    if (member === null) return refuse('invitation-unknown');
    const claims = member.enter(device);
    if (decided.value.spends) tx.update(reference, { usedAt: now, usedBy: browser });
    return accept({ claims, cot });
  });
}
