import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { arCcycProxies, arLgsProxies } from './arProxies.ts';
import { cdmxProxies, clProxies, genericProxies, lgsmProxies } from './clMxProxies.ts';
import { coPhProxies, coSaProxies, coSasProxies } from './coProxies.ts';
import { esLphProxies, esSaProxies, esSlProxies } from './esProxies.ts';

const byPack: Readonly<Record<PackId, ProxyRules>> = {
  'co-ph': coPhProxies,
  'co-sas': coSasProxies,
  'co-sa': coSaProxies,
  'es-lph': esLphProxies,
  'es-sa': esSaProxies,
  'es-sl': esSlProxies,
  'ar-ccyc': arCcycProxies,
  'ar-lgs': arLgsProxies,
  'cl-21442': clProxies,
  'mx-cdmx': cdmxProxies,
  'mx-lgsm': lgsmProxies,
  generic: genericProxies,
};

/** How the law of the pack wants units represented. */
export function proxyRulesOf(packId: PackId): ProxyRules {
  return byPack[packId];
}
