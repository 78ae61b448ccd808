import { knownCountry } from '../countries/country.ts';
import { dniCheck, nitCheck, rutCheck } from './checkDigits.ts';
import { documentTerms } from './documentTerms.ts';

/** The number of places of a document that are looked at, for every caller: all take the same time. */
export const entriesAtMost = 7;

/** Under which numbers the entry of a person stands, by the document that was written down. */
export function entriesOf(document: string, country: string): readonly string[] {
  const { numbers, ways } = documentTerms(document, country);
  // A check digit that is not typed is not needed, and one that is typed is known for one.
  const letterless = ways.filter((way) => numbers.some((number) => number.slice(1) === way));
  return [...new Set([...numbers, ...letterless])];
}

/**
 * The numbers under which the entry of a person who types this may stand, the likeliest first; also those of
 * before documents were read by parts. Of several typed at once only the first counts.
 */
export function entriesFor(typed: string, country: string): readonly string[] {
  const { key, identities, numbers, ways } = documentTerms(typed, country);
  const [number] = numbers;
  if (number === undefined) return [];
  if (numbers.length > 1) return [number];
  const before = identities.includes(number) ? writtenBefore(number, country) : [];
  return [...new Set([number, key, ...ways, ...before])].slice(0, entriesAtMost);
}

/** As a roster may have it in full. */
function writtenBefore(number: string, country: string): readonly string[] {
  if (!/^\d+$/u.test(number)) return [];
  switch (knownCountry(country)) {
    case 'CO':
      return [`NIT${number}-${nitCheck(number)}`, `NIT${number}`, `CE${number}`];
    case 'ES':
      return [number + dniCheck(number), `${number}-${dniCheck(number)}`, `DNI${number}`];
    case 'CL':
      return [`${number}-${rutCheck(number)}`, number + rutCheck(number)];
    case 'AR':
      return [`DNI${number}`];
    default:
      return [];
  }
}
