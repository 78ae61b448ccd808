import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ConvocationRules } from '../../laws/aspects/convocationRules.ts';
import { arCcycConvocation, arLgsConvocation, genericConvocation } from './arConvocations.ts';
import { cdmxConvocation, clConvocation, lgsmConvocation } from './clMxConvocations.ts';
import { coPhConvocation, coSaConvocation, coSasConvocation } from './coConvocations.ts';
import { esLphConvocation, esSaConvocation, esSlConvocation } from './esConvocations.ts';

const byPack: Readonly<Record<PackId, ConvocationRules>> = {
  'co-ph': coPhConvocation,
  'co-sas': coSasConvocation,
  'co-sa': coSaConvocation,
  'es-lph': esLphConvocation,
  'es-sa': esSaConvocation,
  'es-sl': esSlConvocation,
  'ar-ccyc': arCcycConvocation,
  'ar-lgs': arLgsConvocation,
  'cl-21442': clConvocation,
  'mx-cdmx': cdmxConvocation,
  'mx-lgsm': lgsmConvocation,
  generic: genericConvocation,
};

/** How the law of the pack wants meetings called. */
export function convocationRulesOf(packId: PackId): ConvocationRules {
  return byPack[packId];
}
