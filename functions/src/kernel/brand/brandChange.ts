import { type Brand, doorBrandOf } from '@asamblea/domain';

/** Another brand of an assembly, which its public door wears at once. */
export function brandChange(cot: string, brand: Brand) {
  return {
    assembly: { brand },
    door: doorBrandOf(cot, brand),
    event: { kind: 'brand-changed' },
  } as const;
}
