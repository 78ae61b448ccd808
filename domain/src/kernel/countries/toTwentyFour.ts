import type { Country } from './country.ts';

/** The clocks of a country, that of its capital first; a name that ends with `/` is all under it. */
export type Zones = readonly [string, ...string[]];

/** Where people write `16:05`, by its clocks; null where they write `4:05 p. m.`. Alone, for light pages. */
export const toTwentyFour = {
  CO: null,
  ES: ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'],
  AR: ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires', 'America/Argentina/'],
  CL: ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'],
  MX: null,
} as const satisfies Record<Country, Zones | null>;

/** Whether one of these clocks shows that time. */
export function isZoneIn(timeZone: string, zones: Zones): boolean {
  return zones.some((zone) => (zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone));
}
