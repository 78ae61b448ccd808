/**
 * Text that a spreadsheet runs instead of showing: signs of a formula, also full-width ones, and spaces that
 * some drop before looking. Source: OWASP, CSV Injection.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Puts an apostrophe before what a spreadsheet would run. */
export function guardText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Takes away the apostrophe that an export put there. */
export function unguardText(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}
