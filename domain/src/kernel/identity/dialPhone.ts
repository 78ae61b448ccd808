/**
 * The calling code of a country and the digits of its numbers. WhatsApp asks Argentine mobiles for a 9
 * that nobody writes.
 * Source: ITU-T E.164 and the numbering plan of each country.
 */
const plans: Readonly<Record<string, { readonly code: string; readonly digits: number }>> = {
  CO: { code: '57', digits: 10 },
  ES: { code: '34', digits: 9 },
  MX: { code: '52', digits: 10 },
  CL: { code: '56', digits: 9 },
  AR: { code: '54', digits: 10 },
};

/**
 * The digits that call a phone from anywhere, with its country's code and without `+`; null when they
 * are not clear. Of several in one cell, the first. A number without code is of the given country
 * (ISO 3166).
 */
export function dialPhone(text: string, country: string): string | null {
  const [first = ''] = text.split(/[/,;]| [yo] /u);
  const written = first.trim().replace(/^00/u, '+');
  const digits = written.replace(/\D/gu, '');
  if (written.startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? digits : null;
  const plan = plans[country];
  if (plan === undefined) return null;
  const national = digits.replace(/^0/u, '');
  if (national.length === plan.digits) return plan.code + national;
  const isWhole = national.startsWith(plan.code);
  return isWhole && national.length === plan.code.length + plan.digits ? national : null;
}
