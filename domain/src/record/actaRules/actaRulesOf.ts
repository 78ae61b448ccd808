import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ActaRules } from '../../laws/aspects/actaRules.ts';
import { arCcycActa, arLgsActa, genericActa } from './arActas.ts';
import { cdmxActa, clActa, lgsmActa } from './clMxActas.ts';
import { coPhActa, coSaActa, coSasActa } from './coActas.ts';
import { esLphActa, esSaActa, esSlActa } from './esActas.ts';

const byPack: Readonly<Record<PackId, ActaRules>> = {
  'co-ph': coPhActa,
  'co-sas': coSasActa,
  'co-sa': coSaActa,
  'es-lph': esLphActa,
  'es-sa': esSaActa,
  'es-sl': esSlActa,
  'ar-ccyc': arCcycActa,
  'ar-lgs': arLgsActa,
  'cl-21442': clActa,
  'mx-cdmx': cdmxActa,
  'mx-lgsm': lgsmActa,
  generic: genericActa,
};

/** How the law of the pack wants the minutes. */
export function actaRulesOf(packId: PackId): ActaRules {
  return byPack[packId];
}
