import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ProxyBylaws } from '../../kernel/bylaws/proxyBylaws.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { withProxyBylaws } from './withProxyBylaws.ts';

/** The rules of proxies of an assembly. Bylaws that the law does not let stand change nothing. */
export function proxyRulesUnder(rulePack: PackId, bylaws: ProxyBylaws | undefined): ProxyRules {
  const law = proxyRulesOf(rulePack);
  const changed = bylaws === undefined ? null : withProxyBylaws(law, bylaws);
  return changed?.ok === true ? changed.value : law;
}
