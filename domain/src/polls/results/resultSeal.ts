import { asciiText } from '../../kernel/events/asciiText.ts';
import { sha256 } from '../../kernel/text/sha256.ts';
import type { Ballot } from '../ballots/ballot.ts';
import type { StoredResult } from './questionResult.ts';
import type { ResultSeal } from './sealOfResult.ts';

export function hashBallots(ballots: readonly Ballot[]): string {
  const lines = [...ballots].sort((a, b) => (a.unitId < b.unitId ? -1 : 1));
  return sha256(asciiText(lines));
}

/** The receipts in their published order, which is that of their letters. */
export function hashReceipts(salt: string, receipts: readonly string[]): string {
  return sha256(asciiText([salt, ...receipts]));
}

export function sealResult<R extends Unsealed>(
  result: R,
  over: Omit<ResultSeal, 'digest'>,
): R & { readonly seal: ResultSeal } {
  const digest = digestOf({ ...result, seal: over });
  return { ...result, seal: { ...over, digest } };
}

/** The same again from what is stored. Being shown, or annulled later, changes nothing of what was counted. */
export function digestOf(result: Unsealed & { readonly seal: Omit<ResultSeal, 'digest'> }): string {
  const { shownAt: _shownAt, annulment: _annulment, ...said } = result;
  const { of, count, salt, hash } = result.seal;
  return sha256(asciiText({ ...said, seal: { of, count, salt, hash } }));
}

type Unsealed = Omit<StoredResult, 'seal' | 'shownAt'> & { readonly shownAt?: number | null };
