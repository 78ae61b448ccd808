/**
 * The key of a document as it is written: the ids of people are made from it. Case, spaces, dots and an
 * optional `CC` do not count (`CC 1.074.385.878` = `1074385878`); any other kind of document keeps its letters.
 * Two ways to write one document have one `documentIdentity`.
 */
export function documentKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.,]/gu, '')
    .replace(/^C[C]?[:°º#-]?(?=\d)/u, '');
}

/** Whether a text is enough of a document to enter with. */
export function isDocument(text: string): boolean {
  return documentKey(text).length >= 4 && namesDocument(text);
}

/** Whether a text names a document: `N/A`, `no tiene` and zeros are none. */
export function namesDocument(text: string): boolean {
  return /[1-9]/u.test(text.normalize('NFKC'));
}
