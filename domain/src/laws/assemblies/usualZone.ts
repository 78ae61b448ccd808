import { packOf } from '../rulePacks/rulePacks.ts';
import type { CreateAssemblyRequest } from './newAssembly.ts';

type Placed = Pick<CreateAssemblyRequest, 'rulePack' | 'country'>;

/** The clocks of each country, those of its capital first. Source: `zone.tab` of the IANA time zone database. */
const zones: Readonly<Record<Placed['country'], readonly [string, ...string[]]>> = {
  CO: ['America/Bogota'],
  ES: ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'],
  AR: ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires', 'America/Argentina/'],
  CL: ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'],
  MX: [
    ...(['America/Mexico_City', 'America/Cancun', 'America/Merida', 'America/Monterrey'] as const),
    ...['America/Matamoros', 'America/Chihuahua', 'America/Ciudad_Juarez', 'America/Ojinaga'],
    ...['America/Mazatlan', 'America/Bahia_Banderas', 'America/Hermosillo', 'America/Tijuana'],
  ],
};

/** By whose clock an assembly under that law goes, unless somebody says another one. */
export function usualZone(placed: Placed): string {
  return zones[countryOf(placed)][0];
}

/** Whether clocks there show that time. */
export function isZoneOf(timeZone: string, placed: Placed): boolean {
  return zones[countryOf(placed)].some((zone) =>
    zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone,
  );
}

/** That of its law; of a law of no country, the one that was said. */
function countryOf({ rulePack, country }: Placed): Placed['country'] {
  return packOf(rulePack).country ?? country;
}
