import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import { countingLawOf } from '../../laws/rulePacks/countingLawOf.ts';

/**
 * The warning before a secret vote under a law that asks for the content of each vote. Never a refusal:
 * people decide.
 */
export function secretWarning(rulePack: PackId): string | null {
  return countingLawOf(rulePack).secretWarning ?? null;
}

/** Where the law lets any member ask how it is voted; null where it leaves that to bylaws and to the meeting. */
export function requestLaw(rulePack: PackId): Source | null {
  return countingLawOf(rulePack).onRequest ?? null;
}

/** The warning before a vote by name under a law that wants some votes secret. */
export function namedWarning(rulePack: PackId): string | null {
  return countingLawOf(rulePack).namedWarning ?? null;
}
