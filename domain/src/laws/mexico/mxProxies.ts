import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { forbidden, ordinaryProxies } from '../aspects/ordinaryProxies.ts';
import type { ProxyRules } from '../aspects/proxyRules.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { leyCdmx } from './mxSources.ts';

const cdmxNotRead = ['Revise el reglamento.', 'El texto del artículo no se ha leído.'] as const;
const cdmxCap = leyCdmx(
  'artículo 31',
  'Se cita un máximo de dos condóminos por representante.',
  'El texto no se ha leído.',
);
const cdmxAdministrator = leyCdmx(
  'artículo 31',
  'Se cita que el administrador no representa a nadie.',
  'El texto no se ha leído.',
);

const cdmxRules: ProxyRules = {
  ...ordinaryProxies(leyCdmx('artículo 31', ...cdmxNotRead)),
  packId: 'mx-cdmx',
  cap: { limit: { max: 2, of: 'grantors' }, bylaws: 'stricter', source: cdmxCap },
  barred: {
    offices: [forbidden('administrator', 'representing', cdmxAdministrator)],
    bylaws: 'stricter',
    source: cdmxAdministrator,
  },
};

const lgsm = (article: string) =>
  unverifiedSource(
    'Ley General de Sociedades Mercantiles',
    `artículo ${article}`,
    '',
    'El texto del artículo no se ha leído.',
  );
const lgsmOffices = ['administrator', 'director', 'commissioner'] as const;

const lgsmRules: ProxyRules = {
  ...ordinaryProxies(lgsm('192')),
  packId: 'mx-lgsm',
  cap: { limit: null, bylaws: 'any', source: lgsm('192') },
  barred: {
    offices: [
      ...lgsmOffices.map((office) => forbidden(office, 'representing', lgsm('192'))),
      ...lgsmOffices.map((office) => forbidden(office, 'accounts', lgsm('197'))),
    ],
    bylaws: 'stricter',
    source: lgsm('192'),
  },
};

/** How the laws of the country want units represented. */
export const mxProxies: Readonly<Record<PackOf<'mx'>, ProxyRules>> = {
  'mx-cdmx': cdmxRules,
  'mx-lgsm': lgsmRules,
};
