import { countryFacts, knownCountry } from '@asamblea/domain';

/** The paper that is used in a country; A4 where nobody knows. */
export function paperOf(country: string): 'letter' | 'a4' {
  const known = knownCountry(country);
  return known === undefined ? 'a4' : countryFacts[known].paper;
}
