import type { Country } from './country.ts';
import { toTwentyFour, type Zones } from './toTwentyFour.ts';

/** The facts common to all laws of a country; its holidays come by its code. */
interface CountryFacts {
  readonly zones: Zones;
  /** The calling code, and how many digits its numbers have. */
  readonly phone: { readonly code: string; readonly digits: number };
  /** The paper that its printers use. */
  readonly paper: 'letter' | 'a4';
}

/** Sources: `zone.tab` of the IANA time zone database; ITU-T E.164 and the numbering plan of each country. */
export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
  CO: { zones: ['America/Bogota'], phone: { code: '57', digits: 10 }, paper: 'letter' },
  ES: { zones: toTwentyFour.ES, phone: { code: '34', digits: 9 }, paper: 'a4' },
  AR: { zones: toTwentyFour.AR, phone: { code: '54', digits: 10 }, paper: 'a4' },
  CL: { zones: toTwentyFour.CL, phone: { code: '56', digits: 9 }, paper: 'letter' },
  MX: {
    zones: [
      'America/Mexico_City',
      'America/Cancun',
      'America/Merida',
      'America/Monterrey',
      'America/Matamoros',
      'America/Chihuahua',
      'America/Ciudad_Juarez',
      'America/Ojinaga',
      'America/Mazatlan',
      'America/Bahia_Banderas',
      'America/Hermosillo',
      'America/Tijuana',
    ],
    phone: { code: '52', digits: 10 },
    paper: 'letter',
  },
};
