import type { Holding } from '@asamblea/domain';

/** Those whose proxy says something in words that are of no question in particular: once each. */
export function withOpenWords(
  rows: readonly { readonly units: readonly Holding[] }[],
): readonly Holding[] {
  const told = rows.flatMap(({ units }) => units.filter(hasOpenWords));
  return [...new Map(told.map((unit) => [unit.unitId, unit])).values()];
}

/** The units with what their proxies say of the question alone. */
export function withoutOpenWords(units: readonly Holding[]): readonly Holding[] {
  return units.map((unit) => {
    if (!hasOpenWords(unit)) return unit;
    const { instruction: _instruction, ...rest } = unit;
    return rest;
  });
}

/** Whether its proxy says something in words alone. */
export function hasOpenWords({ instruction }: Holding): boolean {
  return instruction !== undefined && instruction.optionId === null;
}
