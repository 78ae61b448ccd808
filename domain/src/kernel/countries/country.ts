/** The countries whose laws the product knows (ISO 3166). */
export const countries = ['CO', 'ES', 'AR', 'CL', 'MX'] as const;
export type Country = (typeof countries)[number];

/** The country of a stored code; undefined for one that is not known here. */
export function knownCountry(code: string): Country | undefined {
  return countries.find((one) => one === code);
}
