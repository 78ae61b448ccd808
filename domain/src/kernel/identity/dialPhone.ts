import { knownCountry } from '../countries/country.ts';
import { countryFacts } from '../countries/countryFacts.ts';

/**
 * The digits that call a phone from anywhere, with its country's code and without `+`; null when they
 * are not clear. Of several in one cell, the first. A number without code is of the given country
 * (ISO 3166).
 * WhatsApp asks Argentine mobiles for a 9 that nobody writes.
 */
export function dialPhone(text: string, country: string): string | null {
  const [first = ''] = text.split(/[/,;]| [yo] /u);
  const written = first.trim().replace(/^00/u, '+');
  const digits = written.replace(/\D/gu, '');
  if (written.startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? digits : null;
  const known = knownCountry(country);
  if (known === undefined) return null;
  const plan = countryFacts[known].phone;
  const national = digits.replace(/^0/u, '');
  if (national.length === plan.digits) return plan.code + national;
  const isWhole = national.startsWith(plan.code);
  return isWhole && national.length === plan.code.length + plan.digits ? national : null;
}
