/** The laws that the product knows. An assembly is run under one. */
export const packIds = [
  'co-ph',
  'co-sas',
  'co-sa',
  'co-ltda',
  'co-cooperativa',
  'co-delegados',
  'co-sindicato',
  'es-lph',
  'es-sa',
  'es-sl',
  'es-asociacion',
  'ar-ccyc',
  'ar-lgs',
  'cl-21442',
  'mx-cdmx',
  'mx-lgsm',
  'generic',
] as const;
export type PackId = (typeof packIds)[number];

/** The laws of a country, by how their ids begin: `PackOf<'co'>`. */
export type PackOf<Prefix extends string> = Extract<PackId, `${Prefix}-${string}`>;
