import { type DocumentTerms, documentRank, documentTerms } from './documentTerms.ts';

/** Those that a text names best, none better than another; none at all where it names nobody. */
export type DocumentFinder<T> = (typed: string) => readonly T[];

/** Finds among many by their documents, however each is written. */
export function documentFinder<T>(
  rows: Iterable<readonly [document: string, one: T]>,
  country: string,
): DocumentFinder<T> {
  const byWord = new Map<string, Set<readonly [DocumentTerms, T]>>();
  for (const [document, one] of rows) {
    const terms = documentTerms(document, country);
    const entry = [terms, one] as const;
    for (const word of wordsOf(terms)) {
      const same = byWord.get(word) ?? new Set();
      byWord.set(word, same.add(entry));
    }
  }
  return (typed) => {
    const asked = documentTerms(typed, country);
    const found = new Map<T, number>();
    for (const word of wordsOf(asked)) {
      for (const [terms, one] of byWord.get(word) ?? []) {
        const rank = documentRank(asked, terms);
        // An exact or another spelling is the same document.
        const near = rank === null ? null : Math.max(rank, 1);
        if (near !== null) found.set(one, Math.min(near, found.get(one) ?? near));
      }
    }
    const best = Math.min(...found.values());
    return [...found].filter(([, rank]) => rank === best).map(([one]) => one);
  };
}

function wordsOf({ key, numbers, ways }: DocumentTerms): readonly string[] {
  return key === '' ? [] : [key, ...numbers, ...ways];
}
