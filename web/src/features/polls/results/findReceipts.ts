/** The receipts that begin as typed, with or without its dash, in any case. */
export function findReceipts(codes: readonly string[], typed: string): readonly string[] {
  const wanted = plain(typed);
  return wanted === '' ? codes : codes.filter((code) => plain(code).startsWith(wanted));
}

/** O and I are no letters of a receipt: a person who types them read a zero or a one. */
function plain(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/gu, '1');
}
