import { assemblyKindNames, assemblyKinds, type PackId, packOf } from '@asamblea/domain';

/** A value and how it is called. */
export type Choice<T> = readonly [value: T, name: string];

export const kindChoices = assemblyKinds.map((kind) => [kind, assemblyKindNames[kind]] as const);

export function lawChoices(packIds: readonly PackId[]): readonly Choice<PackId>[] {
  return packIds.map((packId) => [packId, packOf(packId).name] as const);
}

/** `Colombia` */
export function countryName(country: string): string {
  return new Intl.DisplayNames('es', { type: 'region' }).of(country) ?? country;
}
