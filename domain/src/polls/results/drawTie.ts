import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { settleLot } from '../elections/settleLot.ts';
import type { LotSeed } from '../places/decideLot.ts';
import type { StoredResult } from './questionResult.ts';
import { sealResult } from './resultSeal.ts';

/**
 * Breaks the tie of a closed election by lot, and seals what it left. A lot is drawn once: asking
 * again answers with what it left.
 */
export function drawTie(result: StoredResult, seed: LotSeed): Outcome<StoredResult> {
  const { verdict, election, elected, seal, options } = result;
  if (election === undefined || elected === undefined || seal === undefined) {
    return refuse('no-tie');
  }
  if (elected.lot !== null) return accept(result);
  const drawn = settleLot({ verdict, elected }, election, options, seed);
  if (drawn === null) return refuse('no-tie');
  const { of, count, salt, hash } = seal;
  return accept(sealResult({ ...result, ...drawn }, { of, count, salt, hash }));
}
