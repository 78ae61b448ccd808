import type { PackId } from '../../kernel/assemblies/packId.ts';
import { arProxies } from '../argentina/arProxies.ts';
import type { ProxyRules } from '../aspects/proxyRules.ts';
import { clProxies } from '../chile/clProxies.ts';
import { coProxies } from '../colombia/coProxies.ts';
import { genericProxies } from '../generic/genericProxies.ts';
import { mxProxies } from '../mexico/mxProxies.ts';
import { esProxies } from '../spain/esProxies.ts';

const byPack: Readonly<Record<PackId, ProxyRules>> = {
  ...coProxies,
  ...esProxies,
  ...arProxies,
  ...clProxies,
  ...mxProxies,
  ...genericProxies,
};

/** How the law of the pack wants units represented. */
export function proxyRulesOf(packId: PackId): ProxyRules {
  return byPack[packId];
}
