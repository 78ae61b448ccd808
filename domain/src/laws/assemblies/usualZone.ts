import type { Country } from '../../kernel/countries/country.ts';
import { countryFacts } from '../../kernel/countries/countryFacts.ts';
import { isZoneIn } from '../../kernel/countries/toTwentyFour.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import type { CreateAssemblyRequest } from './newAssembly.ts';

type Placed = Pick<CreateAssemblyRequest, 'rulePack' | 'country'>;

/** By whose clock an assembly under that law goes, unless somebody says another one. */
export function usualZone(placed: Placed): string {
  return countryFacts[countryOf(placed)].zones[0];
}

/** Whether clocks there show that time. */
export function isZoneOf(timeZone: string, placed: Placed): boolean {
  return isZoneIn(timeZone, countryFacts[countryOf(placed)].zones);
}

/** That of its law; of a law of no country, the one that was said. */
function countryOf({ rulePack, country }: Placed): Country {
  return packOf(rulePack).country ?? country;
}
