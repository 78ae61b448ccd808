import { accept, type GenerateRequest, type Outcome, refuse } from '@asamblea/domain';
import { setClaims, verifyIdToken } from '../platform/auth.ts';
import { documents } from '../platform/documents.ts';

/**
 * First step of signing in: ties the identity to one assembly where it is a member. The claims reach
 * the browser's next token, so the second step proves that this one happened.
 */
export async function generateClaims(request: GenerateRequest): Promise<Outcome<null>> {
  const identity = await verifyIdToken(request.token);
  if (identity === null) return refuse('token-invalid');
  const found = (await documents.publicAssembly(request.assembly).get()).data();
  if (found === undefined) return refuse('assembly-unknown');
  const member = await documents.member(found.assemblyId, identity.uid).get();
  if (!member.exists) return refuse('not-a-member');
  await setClaims(identity.uid, { assembly: found.assemblyId, remember: request.remember });
  return accept(null);
}
