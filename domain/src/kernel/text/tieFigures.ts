const hour = /(\d{1,2}:\d{2}) ([ap]\.) (m\.)/gu;
const shortDate = /\b(\d{1,2}) (\p{L}{3,4}\.?) (\d{4})\b/gu;
const percent = /(\d) %/gu;
const counted = /(\d) (?=\p{L}{4,})/gu;
const article = /(^|[\s(])(art\.|[Aa]rtículos?|Ley|Decreto) (?=\d)/gu;
const dot = / · /gu;

/**
 * A text of figures with spaces that no line breaks at, for what is printed. `web/src/ui/text/tieFigures.ts` does the
 * same: ui/ knows no domain. A test keeps both alike.
 */
export function tieFigures(text: string): string {
  return text
    .replace(hour, '$1\u00A0$2\u00A0$3')
    .replace(shortDate, '$1\u00A0$2\u00A0$3')
    .replace(percent, '$1\u00A0%')
    .replace(counted, '$1\u00A0')
    .replace(article, '$1$2\u00A0')
    .replace(dot, ' ·\u00A0');
}
