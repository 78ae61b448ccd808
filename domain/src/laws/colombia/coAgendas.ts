import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { AgendaRule } from '../aspects/convocationRules.ts';
import { bylawSource, unverifiedSource } from '../rules/lawSources.ts';
import { byRemission372, codigoComercioCo, ley79, ley675, sasRemission } from './coSources.ts';

const cooperativeAgenda: AgendaRule = {
  closed: ['extraordinary'],
  remoteIsClosed: false,
  exceptions: [],
  source: ley79('28', 'También lo que se derive estrictamente de lo convocado.'),
};

/**
 * The items that meetings decide besides the announced ones; apart from the notices, for people who hold a
 * meeting.
 */
export const coAgendas: Readonly<Record<PackOf<'co'>, AgendaRule>> = {
  'co-ph': {
    closed: ['extraordinary'],
    remoteIsClosed: true,
    exceptions: [],
    source: ley675('39, parágrafo 1'),
  },
  'co-sas': {
    closed: ['extraordinary'],
    remoteIsClosed: false,
    exceptions: [],
    source: unverifiedSource('Código de Comercio de Colombia', 'artículo 182', sasRemission),
  },
  'co-sa': {
    closed: ['extraordinary'],
    remoteIsClosed: false,
    exceptions: [
      { exception: 'seventy-percent-after-agenda', source: codigoComercioCo('425') },
      { exception: 'remove-administrators', source: codigoComercioCo('425') },
    ],
    source: codigoComercioCo('182 y 425'),
  },
  'co-ltda': {
    closed: ['extraordinary'],
    remoteIsClosed: false,
    exceptions: [
      { exception: 'seventy-percent-after-agenda', source: byRemission372('425') },
      { exception: 'remove-administrators', source: byRemission372('425') },
    ],
    source: byRemission372('425'),
  },
  'co-cooperativa': cooperativeAgenda,
  'co-delegados': cooperativeAgenda,
  'co-sindicato': {
    closed: ['extraordinary'],
    remoteIsClosed: false,
    exceptions: [],
    source: bylawSource(
      'El Código no dice qué se trata fuera de lo convocado: mandan los estatutos.',
    ),
  },
};
