import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { cl21442 } from './cl21442.ts';

/** The laws of the country. */
export const clPacks: Readonly<Record<PackOf<'cl'>, RulePack>> = {
  'cl-21442': cl21442,
};
