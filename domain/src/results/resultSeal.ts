import type { Ballot } from '../ballots/ballot.ts';
import { sha256 } from '../elections/sha256.ts';
import { asciiText } from '../events/seal.ts';
import type { StoredResult } from './questionResult.ts';

/** What a result is held against when somebody counts again. */
export interface ResultSeal {
  /** Over what `hash` is: the accepted ballots, or the receipts of a secret vote. */
  readonly of: 'ballots' | 'receipts';
  readonly count: number;
  /** So that nobody guesses what was hashed; empty over ballots, which carry randomness of their own. */
  readonly salt: string;
  readonly hash: string;
  /** Over everything that the result says, `hash` included: it goes into the sealed record. */
  readonly digest: string;
}

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
