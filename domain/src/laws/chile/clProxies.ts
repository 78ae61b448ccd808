import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { forbidden, ordinaryProxies } from '../aspects/ordinaryProxies.ts';
import type { ProxyRules } from '../aspects/proxyRules.ts';
import { ley21442 } from './clSources.ts';

const clNotRead = ['Revise el reglamento.', 'El texto de la ley no se ha leído.'] as const;
const clAdministrator = ley21442(
  'artículo 15',
  'Lo prohibía la Ley 19.537, artículo 20.',
  'El texto vigente no se ha leído.',
);

const cl21442: ProxyRules = {
  ...ordinaryProxies(ley21442('artículo 15', ...clNotRead)),
  packId: 'cl-21442',
  cap: { limit: null, bylaws: 'any', source: ley21442('artículo 15', ...clNotRead) },
  barred: {
    offices: [forbidden('administrator', 'representing', clAdministrator)],
    bylaws: 'stricter',
    source: clAdministrator,
  },
};

/** How the laws of the country want units represented. */
export const clProxies: Readonly<Record<PackOf<'cl'>, ProxyRules>> = {
  'cl-21442': cl21442,
};
