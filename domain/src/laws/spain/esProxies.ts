import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { attorneyKinds } from '../../kernel/bylaws/proxyBylaws.ts';
import { ordinaryProxies } from '../aspects/ordinaryProxies.ts';
import type { ProxyRules } from '../aspects/proxyRules.ts';
import { bylawSource, unverifiedSource } from '../rules/lawSources.ts';
import { codigoCivilEs, lo1, lph, lsc } from './esSources.ts';

const capital = 'Ley de Sociedades de Capital';
const sameMeeting =
  'La ley no dice si la representación sirve en la segunda convocatoria; se entiende que sí, porque es la misma junta.';

const substitution: ProxyRules['substitution'] = {
  kind: 'unless-forbidden',
  bylaws: 'stricter',
  source: codigoCivilEs('1721'),
};

const winner: ProxyRules['winner'] = {
  order: 'latest-written',
  bylaws: 'none',
  source: codigoCivilEs('1735', 'Nombrar a otro para lo mismo revoca el encargo anterior.'),
};

const esLph: ProxyRules = {
  packId: 'es-lph',
  cap: {
    limit: null,
    bylaws: 'stricter',
    source: lph('15.1', 'La ley no fija un máximo.'),
  },
  barred: {
    offices: [],
    bylaws: 'stricter',
    source: lph('15.1', 'La ley no prohíbe a nadie representar a un propietario.'),
  },
  attorneys: { kinds: attorneyKinds, bylaws: 'stricter', source: lph('15.1') },
  form: {
    forms: ['electronic', 'signed', 'certified', 'deed', 'general-power'],
    bylaws: 'none',
    source: lph(
      '15.1',
      'Basta un escrito firmado por el propietario; la firma electrónica se admite como firma.',
    ),
  },
  special: { rule: 'no', source: lph('15.1', 'La ley no pide un escrito para cada junta.') },
  substitution,
  winner,
  attendance: {
    effect: 'asks',
    source: codigoCivilEs(
      '1733',
      'Se revoca cuando se quiera; la ley no dice que asistir revoque, así que se pregunta.',
    ),
  },
  carryOver: {
    laterCall: true,
    resumption: true,
    source: unverifiedSource('Ley 49/1960 de Propiedad Horizontal', 'artículo 16.2', sameMeeting),
  },
  coOwners: { source: lph('15.1') },
  solicitation: null,
  wholeHolding: null,
};

const companies = {
  substitution,
  winner,
  attendance: { effect: 'revokes', source: lsc('185') },
  coOwners: { source: lsc('126') },
} as const;

const esSl: ProxyRules = {
  ...companies,
  packId: 'es-sl',
  cap: {
    limit: null,
    bylaws: 'stricter',
    source: lsc('183', 'La ley no fija un máximo.'),
  },
  barred: {
    offices: [],
    bylaws: 'none',
    source: lsc('183', 'Ningún cargo impide representar.'),
  },
  attorneys: {
    kinds: ['legal', 'spouse', 'ascendant', 'descendant', 'owner', 'general-power'],
    bylaws: 'laxer',
    source: lsc('183.1'),
  },
  form: {
    forms: ['written', 'electronic', 'signed', 'certified', 'deed', 'general-power'],
    bylaws: 'none',
    source: lsc('183.2'),
  },
  special: {
    rule: 'unless-deed',
    source: lsc('183.2', 'Si no consta en documento público, es especial para cada junta.'),
  },
  carryOver: {
    laterCall: true,
    resumption: true,
    source: lsc('195.3', 'Las sesiones de una junta son una sola junta.'),
  },
  solicitation: null,
  wholeHolding: { source: lsc('183.3') },
};

const esSa: ProxyRules = {
  ...companies,
  packId: 'es-sa',
  cap: {
    limit: null,
    bylaws: 'stricter',
    source: lsc('184.1', 'La ley no fija un máximo; los estatutos pueden limitar.'),
  },
  barred: {
    offices: [],
    bylaws: 'stricter',
    source: lsc('184.1', 'Ningún cargo impide representar; los estatutos pueden limitar.'),
  },
  attorneys: { kinds: attorneyKinds, bylaws: 'stricter', source: lsc('184.1') },
  form: {
    forms: ['written', 'electronic', 'signed', 'certified', 'deed', 'general-power'],
    bylaws: 'none',
    source: lsc('184.2'),
  },
  special: { rule: 'unless-kin', source: lsc('184.2 y 187') },
  carryOver: {
    laterCall: true,
    resumption: true,
    source: unverifiedSource(capital, 'artículos 177 y 195.3', sameMeeting),
  },
  solicitation: { over: 3, source: lsc('186.3') },
  wholeHolding: null,
};

const esAsociacion: ProxyRules = {
  ...ordinaryProxies(bylawSource('La ley admite representados y deja cómo a los estatutos.')),
  winner,
  packId: 'es-asociacion',
  cap: {
    limit: null,
    bylaws: 'any',
    mayBeNone: true,
    source: lo1('12, letra c', 'Presentes o representados: la ley no fija un máximo.'),
  },
  barred: {
    offices: [],
    bylaws: 'any',
    source: lo1('12, letra c', 'La ley no prohíbe a nadie representar.'),
  },
};

/** How the laws of the country want units represented. */
export const esProxies: Readonly<Record<PackOf<'es'>, ProxyRules>> = {
  'es-lph': esLph,
  'es-sa': esSa,
  'es-sl': esSl,
  'es-asociacion': esAsociacion,
};
