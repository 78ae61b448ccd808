/**
 * Puts an apostrophe before what a spreadsheet would run instead of showing.
 * Source: OWASP, CSV Injection.
 */
export function guardText(text: string): string {
  return /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
}
