const hour = /(\d{1,2}:\d{2}) ([ap]\.) (m\.)/gu;
const shortDate = /\b(\d{1,2}) (\p{L}{3,4}\.?) (\d{4})\b/gu;

/** `1:20 p. m.` and `13 mar 2026` with spaces that no line breaks at, for what is printed. */
export function tieHours(text: string): string {
  return text.replace(hour, '$1\u00A0$2\u00A0$3').replace(shortDate, '$1\u00A0$2\u00A0$3');
}
