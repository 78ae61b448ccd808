/**
 * What makes two written documents the same one: case, spaces, dots and an optional `CC` do not
 * count (`CC 1.074.385.878` = `1074385878`); any other kind of document keeps its letters.
 */
export function documentKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.,]/gu, '')
    .replace(/^C[C]?[:°º#-]?(?=\d)/u, '');
}
