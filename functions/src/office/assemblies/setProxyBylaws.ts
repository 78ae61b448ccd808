import {
  accept,
  decideProxyBylaws,
  type Outcome,
  type ProxyBylaws,
  proxyRulesOf,
  type SetProxyBylawsRequest,
} from '@asamblea/domain';
import type { ChangeAsked } from '../../kernel/assemblies/changeAssembly.ts';
import { changeSettings } from './changeSettings.ts';

export interface ProxyBylawsChange extends ChangeAsked {
  readonly request: SetProxyBylawsRequest;
}

/** The bylaws on proxies, for those that are received or accepted from now on. */
export function setProxyBylaws(
  asked: ProxyBylawsChange,
): Promise<Outcome<{ readonly proxyBylaws: ProxyBylaws | null }>> {
  return changeSettings(asked, 'proxy-bylaws-changed', (before, { rulePack }) => {
    const settled = decideProxyBylaws(proxyRulesOf(rulePack), asked.request);
    if (!settled.ok) return settled;
    const proxyBylaws = settled.value;
    const { proxyBylaws: _, ...others } = before;
    const settings = proxyBylaws === null ? others : { ...others, proxyBylaws };
    return accept({ settings, answer: { proxyBylaws } });
  });
}
