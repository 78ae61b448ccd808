import { documentKey } from './documentKey.ts';
import { hasOwnSeries } from './documentKinds.ts';
import { type ReadDocument, readIdDocument } from './readIdDocument.ts';

/** A written document, ready to be compared with many. */
export interface DocumentTerms {
  /** The key as it is written: the ids of people are made from it. */
  readonly key: string;
  /** The identity of each document of the text: empty where it has no number. */
  readonly identities: readonly string[];
  readonly numbers: readonly string[];
  /** Of those that say no kind. */
  readonly bare: readonly string[];
  /** Numbers by a less likely reading. */
  readonly ways: readonly string[];
}

export function documentTerms(text: string, country: string): DocumentTerms {
  const { documents, also } = readIdDocument(text, country);
  return {
    key: documents.length === 0 ? '' : documentKey(text),
    identities: documents.map(identityOf),
    numbers: documents.map(({ number }) => number),
    bare: documents.filter(({ kind }) => kind === null).map(({ number }) => number),
    ways: [
      ...also.map(({ number }) => number),
      ...documents.flatMap((one) => waysOf(one, country)),
    ],
  };
}

/** `NIT 900.373.913-4` and `900373913` are one; a `CE 345678` is another than `345678`. */
function identityOf({ kind, number }: ReadDocument): string {
  return hasOwnSeries(kind) ? `${kind}${number}` : number;
}

/** With its check digit glued to it, and a Venezuelan one without its letter. */
function waysOf({ number, check }: ReadDocument, country: string): readonly string[] {
  const glued = check === null ? [] : [number + check];
  const isSpanish = country === 'ES';
  return !isSpanish && /^[VEJGP]\d{6,}$/u.test(number) ? [...glued, number.slice(1)] : glued;
}

/**
 * How well a text names a document: 0 as it is written, 1 the same, 2 the same number where one of them
 * says no kind, 3 by a less likely reading; null where it is another.
 */
export function documentRank(asked: DocumentTerms, known: DocumentTerms): 0 | 1 | 2 | 3 | null {
  if (asked.key === '' || known.key === '') return null;
  if (asked.key === known.key) return 0;
  if (meet(asked.identities, known.identities)) return 1;
  if (meet(asked.bare, known.numbers) || meet(asked.numbers, known.bare)) return 2;
  const isNear =
    meet(asked.ways, known.numbers) ||
    meet(asked.numbers, known.ways) ||
    meet(asked.ways, known.ways);
  return isNear ? 3 : null;
}

function meet(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

/**
 * Whether what somebody types as theirs is the document that was written down: with its kind and its
 * check digit or without. Of several that were written any is; who types several has none.
 */
export function isSameDocument(typed: string, written: string, country: string): boolean {
  const asked = documentTerms(typed, country);
  const isOne = asked.identities.length === 1;
  return isOne && documentRank(asked, documentTerms(written, country)) !== null;
}

/**
 * The same text for one document however it is written; empty where there is no number. A document with a
 * wrong check digit is like no other: either may be the mistake.
 */
export function documentIdentity(text: string, country: string): string {
  const { documents } = readIdDocument(text, country);
  if (documents.some(({ isCheckWrong }) => isCheckWrong)) return documentKey(text);
  return documents.map(identityOf).join('/');
}
