import {
  type BoothCastRequest,
  type CastAnswer,
  type Outcome,
  refuse,
  stillCarries,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import type { Caster } from '../ballots/createCaster.ts';
import { readPass } from './boothTokens.ts';
import type { OpenBooth } from './requireBooth.ts';

/**
 * Casts through the one door for votes what somebody chose at this booth. The pass is good here, for its
 * questions, while its minutes last and the plate and its PIN are still theirs.
 */
export async function castAtBooth(
  cast: Caster,
  { assemblyId, booth }: OpenBooth,
  { pass: token, vote }: BoothCastRequest,
  receivedAt: number,
): Promise<Outcome<CastAnswer>> {
  const pass = await readPass(token);
  const isOwn =
    pass !== null &&
    pass.assembly === assemblyId &&
    pass.booth === booth.boothId &&
    pass.questions.includes(vote.questionId);
  if (!isOwn) return refuse('booth-pass-over');
  const pins = hallDocuments.platePins(assemblyId, pass.session);
  const pin = (await pins.doc(String(pass.plate)).get()).data() ?? null;
  if (!stillCarries(pass, pin)) return refuse('booth-pass-over');
  return cast({ assembly: assemblyId, boothPerson: pass.person }, vote, { receivedAt });
}
