import { ordinaryProxies } from '../aspects/ordinaryProxies.ts';
import type { ProxyRules } from '../aspects/proxyRules.ts';
import { bylawSource } from '../rules/lawSources.ts';

const usual: ProxyRules = {
  ...ordinaryProxies(
    bylawSource('Lo usual en un poder, mientras los estatutos no digan otra cosa.'),
  ),
  packId: 'generic',
  cap: {
    limit: null,
    bylaws: 'any',
    mayBeNone: true,
    source: bylawSource('Ningún máximo, mientras los estatutos no lo fijen.'),
  },
  barred: {
    offices: [],
    bylaws: 'any',
    source: bylawSource('Nadie tiene prohibido representar, mientras los estatutos no lo digan.'),
  },
};

export const genericProxies: Readonly<Record<'generic', ProxyRules>> = {
  generic: usual,
};
