import type { PackId } from '../../kernel/assemblies/packId.ts';
import { countingLawOf } from '../../laws/rulePacks/countingLawOf.ts';

/**
 * What to warn of before a secret vote under a law that asks for the content of each vote. Never a
 * refusal: people decide.
 */
export function secretWarning(rulePack: PackId): string | null {
  return countingLawOf(rulePack).secretWarning ?? null;
}

/** What to warn of before a vote by name under a law that wants some votes secret. */
export function namedWarning(rulePack: PackId): string | null {
  return countingLawOf(rulePack).namedWarning ?? null;
}
