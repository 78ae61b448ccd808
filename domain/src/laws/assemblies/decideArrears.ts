import * as z from 'zod';
import { type ArrearsBylaw, arrearsLosses } from '../../kernel/bylaws/arrearsBylaw.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { debtLawOf } from '../rulePacks/debtLaw.ts';
import type { QuorumLaw } from '../rulePacks/packUnder.ts';
import { packOf, ruleOf } from '../rulePacks/rulePacks.ts';

const asks = z.strictObject({
  loss: z.enum(arrearsLosses),
  reach: z.enum(['unit', 'owner']),
  article: z.string().trim().min(1).max(60),
});

/** `POST /api/settings/arrears`: what those in arrears lose by the bylaws; null where these say nothing any more. */
export const setArrearsRequest = z.strictObject({ asks: asks.nullable() });
export type SetArrearsRequest = z.infer<typeof setArrearsRequest>;

export interface SetArrearsAnswer {
  /** Whether a session under way was settled already, which keeps what ruled then. */
  readonly isInstalled: boolean;
}

/** The bylaw on those in arrears; refused, with its article, where the law settles it or forbids it. */
export function decideArrears(
  { rulePack }: Pick<QuorumLaw, 'rulePack'>,
  { asks: wanted }: SetArrearsRequest,
): Outcome<ArrearsBylaw | null> {
  if (wanted === null) return accept(null);
  const pack = packOf(rulePack);
  const room = pack.arrearsRoom;
  const { source } = ruleOf(pack, pack.ordinaryRuleId);
  if (room === undefined) {
    const code = debtLawOf(pack).keepsVote ? 'arrears-keep-vote' : 'arrears-by-law';
    return refuse(code, citeSource(pack.debtorsVote ?? source));
  }
  if (!room.losses.includes(wanted.loss)) {
    return refuse('arrears-keep-quorum', citeSource(room.source));
  }
  return accept(wanted);
}
