import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { esAsociacion } from './esAsociacion.ts';
import { esLph } from './esLph.ts';
import { esSa } from './esSa.ts';
import { esSl } from './esSl.ts';

/** The laws of the country. */
export const esPacks: Readonly<Record<PackOf<'es'>, RulePack>> = {
  'es-lph': esLph,
  'es-sa': esSa,
  'es-sl': esSl,
  'es-asociacion': esAsociacion,
};
