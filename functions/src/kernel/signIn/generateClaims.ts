import {
  accept,
  checkSignIn,
  type GenerateRequest,
  hasAccess,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { readPublicAssembly } from '../assemblies/readPublicAssembly.ts';
import { documents } from '../database/documents.ts';
import { withinAttempts } from '../http/rateLimits.ts';
import { type Identity, setClaims, verifyIdToken } from '../platform/auth.ts';
import type { SignInTicket } from './signInTickets.ts';

/**
 * First step of signing in: ties the identity to one assembly where it is a member. The claims reach
 * the browser's next token, so the second step proves that this one happened; the ticket tells the tab's own
 * from that of another one which signs in at the same time.
 */
export async function generateClaims(
  request: GenerateRequest,
  { from, now }: { readonly from: string; readonly now: number },
): Promise<Outcome<SignInTicket>> {
  const identity = await verifyIdToken(request.token);
  if (identity === null) return refuse('token-invalid');
  const tried = ['generate', identity.uid, request.assembly] as const;
  return withinAttempts({ tried, from, now }, () => tie(identity, request, now));
}

async function tie(
  { uid, signedInAt }: Identity,
  request: GenerateRequest,
  now: number,
): Promise<Outcome<SignInTicket>> {
  const door = await readPublicAssembly(request.assembly);
  if (!door.ok) return door;
  const { assemblyId } = door.value;
  const member = (await documents.member(assemblyId, uid).get()).data();
  if (member === undefined) return refuse('not-a-member');
  if (!hasAccess(member, now)) return refuse('access-ended');
  const fresh = checkSignIn({ signedInAt, from: member.signInsFrom, now });
  if (!fresh.ok) return fresh;
  const asked = { assembly: assemblyId, remember: request.remember };
  await setClaims(uid, asked);
  return accept({ uid, ...asked });
}
