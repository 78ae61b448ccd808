import { asciiText } from '../../kernel/events/asciiText.ts';
import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { sha256 } from '../../kernel/text/sha256.ts';
import type { Ballot } from '../ballots/decideCast.ts';
import type { Markable, Marked } from '../marks/marks.ts';
import type { StoredResult } from './questionResult.ts';
import type { ResultSeal } from './sealOfResult.ts';

/**
 * The text says marks as when the first results were sealed, so that every seal comes again: `optionId`, the
 * first, and `optionIds` with all of them only where the question takes several. No other marks have that text.
 */
export function hashBallots(
  question: Pick<Markable, 'election'>,
  ballots: readonly Ballot[],
): string {
  const isListed = takesSeveral(question);
  const sealed = <B extends Marked>({ optionIds, ...ballot }: B) => ({
    ...ballot,
    optionId: optionIds[0],
    ...(isListed || optionIds.length !== 1 ? { optionIds } : {}),
  });
  const lines = [...ballots]
    .sort((a, b) => (a.unitId < b.unitId ? -1 : 1))
    .map(({ earlier, ...ballot }) => ({ ...sealed(ballot), earlier: earlier?.map(sealed) }));
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

/**
 * The same again from the store. Later marks (shown, with the mark it had then, counted again before the
 * hall, annulled) change nothing in the count.
 */
export function digestOf(result: Unsealed & { readonly seal: Omit<ResultSeal, 'digest'> }): string {
  const { shownAt: _shownAt, annulment: _annulment, sealMark: _sealMark, ...sealed } = result;
  const { recounts: _recounts, witnessed: _witnessed, ...said } = sealed;
  const { of, count, salt, hash } = result.seal;
  return sha256(asciiText({ ...said, seal: { of, count, salt, hash } }));
}

type Unsealed = Omit<StoredResult, 'seal' | 'shownAt'> & { readonly shownAt?: number | null };
