import { accept, type CaptureAnswer, type Outcome } from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import type { Caster } from '../ballots/createCaster.ts';
import type { CaptureAsked, ResolvedCapture } from './capture.ts';
import { resolveHands } from './resolveHands.ts';
import { resolveInstructions } from './resolveInstructions.ts';
import { resolvePlate } from './resolvePlate.ts';

/**
 * Enters votes with name for those who hold the units. The reads here only find out which units are meant:
 * the transaction that counts them checks again who is there and who holds what.
 */
export async function captureVotes(
  cast: Caster,
  claims: CookieClaims,
  asked: CaptureAsked,
): Promise<Outcome<CaptureAnswer>> {
  const resolved = await resolve(asked);
  if (!resolved.ok) return resolved;
  const { choices, capture, holder, next } = resolved.value;
  if (choices.length === 0) return accept({ results: [], holder, next });
  const { questionId, requestId } = asked.request;
  const answer = await cast(
    claims,
    { questionId, requestId, choices: [...choices] },
    { capture, receivedAt: asked.now },
  );
  return answer.ok ? accept({ ...answer.value, holder, next }) : answer;
}

async function resolve({ request, ...asked }: CaptureAsked): Promise<Outcome<ResolvedCapture>> {
  switch (request.by) {
    case 'plate':
      return resolvePlate({ ...asked, request });
    case 'hands':
      return resolveHands({ ...asked, request });
    case 'instructions':
      return resolveInstructions({ ...asked, request });
    case 'units': {
      const { channel, choices } = request;
      const capture = { channel, personId: null };
      return accept({ capture, choices, holder: null, next: null });
    }
  }
}
