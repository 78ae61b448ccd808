import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { attorneyKinds } from '../../kernel/bylaws/proxyBylaws.ts';
import type { BarredRule, ProxyRules } from '../aspects/proxyRules.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { ccyc, lgs } from './arSources.ts';

const code = 'Código Civil y Comercial de la Nación';
const companies = 'Ley General de Sociedades 19.550';

const mandate: Pick<ProxyRules, 'substitution' | 'winner' | 'attendance'> = {
  substitution: { kind: 'unless-forbidden', bylaws: 'stricter', source: ccyc('1327') },
  winner: {
    order: 'latest-written',
    bylaws: 'any',
    source: unverifiedSource(
      code,
      'artículo 1329',
      'Que un poder posterior revoque el anterior es lo usual; el Código no lo dice.',
    ),
  },
  attendance: {
    effect: 'asks',
    source: ccyc(
      '1329, inciso c',
      'El mandante revoca cuando quiere; asistir no revoca por sí solo, así que se pregunta.',
    ),
  },
};

const arCcyc: ProxyRules = {
  ...mandate,
  packId: 'ar-ccyc',
  cap: {
    limit: null,
    bylaws: 'any',
    source: ccyc('2056, inciso n', 'El reglamento debe limitar las cartas poder de cada titular.'),
  },
  barred: {
    offices: [
      {
        office: 'administrator',
        from: 'representing',
        force: 'advised',
        source: unverifiedSource(
          code,
          'artículo 2065',
          'El Código no lo prohíbe; muchos reglamentos sí.',
        ),
      },
    ],
    bylaws: 'stricter',
    source: ccyc('2056', 'El Código no prohíbe a nadie representar; puede hacerlo el reglamento.'),
  },
  attorneys: {
    kinds: attorneyKinds,
    bylaws: 'stricter',
    source: ccyc('2056, inciso n', 'El Código no dice quién puede representar.'),
  },
  form: {
    forms: ['written', 'electronic', 'signed', 'certified', 'deed', 'general-power'],
    bylaws: 'stricter',
    source: ccyc('2056, inciso n', 'El Código habla de cartas poder, sin más forma.'),
  },
  special: {
    rule: 'no',
    source: ccyc('2056, inciso n', 'El Código no pide un poder para cada asamblea.'),
  },
  carryOver: {
    laterCall: true,
    resumption: true,
    source: unverifiedSource(
      code,
      'artículo 2059',
      'El Código no dice si el poder sirve en otra sesión; se entiende que sí.',
    ),
  },
  coOwners: {
    source: unverifiedSource(
      code,
      'artículo 2060',
      'El Código no lo dice; la unidad tiene un voto y sus dueños se ponen de acuerdo.',
    ),
  },
  solicitation: null,
  wholeHolding: null,
};

const directors = ['director', 'syndic', 'supervisor', 'manager'] as const;

const arLgs: ProxyRules = {
  ...mandate,
  packId: 'ar-lgs',
  cap: { limit: null, bylaws: 'stricter', source: lgs('239', 'La ley no fija un máximo.') },
  barred: {
    offices: [
      ...[...directors, 'employee' as const].map(
        (office): BarredRule => ({
          office,
          from: 'representing',
          force: 'forbidden',
          source: lgs('239'),
        }),
      ),
      ...directors.map(
        (office): BarredRule => ({
          office,
          from: 'accounts',
          force: 'forbidden',
          source: lgs('241', 'No votan la aprobación de sus actos ni su responsabilidad.'),
        }),
      ),
    ],
    bylaws: 'stricter',
    source: lgs('239'),
  },
  attorneys: { kinds: attorneyKinds, bylaws: 'none', source: lgs('239') },
  form: {
    forms: ['certified', 'deed', 'general-power'],
    bylaws: 'laxer',
    source: lgs(
      '239',
      'Firma certificada por juez, escribano o banco, salvo que el estatuto diga otra cosa.',
    ),
  },
  special: { rule: 'no', source: lgs('239', 'La ley no pide un poder para cada asamblea.') },
  carryOver: {
    laterCall: true,
    resumption: true,
    source: unverifiedSource(
      companies,
      'artículo 247',
      'La ley no dice si el poder sirve en otra sesión; se entiende que sí.',
    ),
  },
  coOwners: { source: lgs('209', 'La sociedad puede exigir que unifiquen la representación.') },
  solicitation: null,
  wholeHolding: null,
};

/** How the laws of the country want units represented. */
export const arProxies: Readonly<Record<PackOf<'ar'>, ProxyRules>> = {
  'ar-ccyc': arCcyc,
  'ar-lgs': arLgs,
};
