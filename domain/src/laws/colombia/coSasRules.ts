import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { everybodyTookPart, favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, Rule } from '../rules/rule.ts';
import {
  coSharesLimits,
  finalAccountsSource,
  paidShares,
  subscribedShares,
  unpaidNote,
  withoutInterested,
} from './coSaVotes.ts';
import { codigoComercioCo, ley222, ley1258 } from './coSources.ts';

const quorum = quorumPerCall(
  [
    presenceOver('all', moreThanHalf),
    ley1258('22', 'Uno o varios accionistas. Los estatutos pueden pedir otro quórum.'),
  ],
  [
    null,
    unverifiedSource(
      'Código de Comercio de Colombia',
      'artículo 429',
      'Se aplica por remisión del artículo 45 de la Ley 1258, sin exigir pluralidad: basta un accionista, cualquiera que sea el número de acciones.',
    ),
  ],
);

/** Article 22 yields to the bylaws, and so does what article 45 brings in where they say nothing. */
const bylaws = {
  quorum: {
    calls: [1, 2],
    mayLower: [1, 2],
    source: ley1258('22 y 45', '«Salvo estipulación en contrario.»'),
  },
} as const;

/** Ley 1258, article 19: the bylaws come first; then Ley 222. */
const channelLimits: readonly ChannelLimit[] = [
  {
    modes: ['online', 'mixed', 'written'],
    warning:
      'Mire primero si los estatutos regulan cómo decidir a distancia o por escrito; si callan, rige la Ley 222 de 1995',
    source: ley1258('19'),
  },
  ...coSharesLimits,
];

const ofSharesPresent = {
  requirement: favourOver('present', moreThanHalf),
  quorum,
  bylaws,
  exclusions: paidShares,
  channelLimits,
} as const;

/** The rules by which a S.A.S. decides. Source: Ley 1258 de 2008, articles 13 to 45. */
export const coSasRules: readonly Rule[] = [
  buildRule({
    ...ofSharesPresent,
    ruleId: 'co-sas/ordinary',
    title: 'Mayoría de las acciones presentes',
    source: ley1258(
      '22',
      `«La mitad más una» se lee como más de la mitad; basta un accionista. Los estatutos pueden pedir más, no menos. Se discute si rigen además las mayorías especiales de la anónima. ${unpaidNote}`,
    ),
  }),
  buildRule({
    ...ofSharesPresent,
    ruleId: 'co-sas/reforms',
    title: 'Reforma de estatutos',
    source: ley1258('29', 'La disolución, la fusión y la escisión se deciden como reformas.'),
  }),
  buildRule({
    ...ofSharesPresent,
    ruleId: 'co-sas/global-sale',
    title: 'Enajenación global de activos',
    source: ley1258(
      '32',
      'La mitad o más del patrimonio líquido. Da derecho de retiro a los ausentes y disidentes si hay desmejora.',
    ),
  }),
  buildRule({
    ...ofSharesPresent,
    ruleId: 'co-sas/exclusion',
    title: 'Exclusión de un accionista',
    exclusions: withoutInterested,
    source: ley1258(
      '16 y 39',
      'Sin contar el voto del accionista de quien se trata. Los estatutos pueden fijar otro procedimiento.',
    ),
  }),
  buildRule({
    ...ofSharesPresent,
    ruleId: 'co-sas/conflict',
    title: 'Autorización por conflicto de intereses',
    exclusions: withoutInterested,
    source: ley222(
      '23, numeral 7',
      'Rige por el artículo 27 de la Ley 1258. Se excluye el voto del administrador que sea socio.',
    ),
  }),
  buildRule({
    ...ofSharesPresent,
    ruleId: 'co-sas/liability',
    title: 'Acción social de responsabilidad',
    source: ley222(
      '25',
      'Rige por el artículo 27 de la Ley 1258. Puede decidirse fuera del orden del día e implica la remoción.',
    ),
  }),
  buildRule({
    ruleId: 'co-sas/unanimity',
    title: 'Unanimidad de las acciones suscritas',
    requirement: favourOver('all', atLeast(1, 1)),
    quorum,
    bylaws,
    exclusions: subscribedShares,
    channelLimits,
    source: ley1258('13, 31 y 41'),
  }),
  buildRule({
    ruleId: 'co-sas/written',
    title: 'Decisión por escrito',
    requirement: favourOver('all', moreThanHalf),
    quorum: quorumPerCall([null, ley222('20', 'No hay reunión: deben votar todos.')]),
    turnout: {
      requirement: everybodyTookPart,
      source: ley222('20 y 21', 'Es ineficaz si algún accionista no vota dentro de un mes.'),
    },
    exclusions: subscribedShares,
    channelLimits,
    source: ley222(
      '20',
      'Rige si los estatutos no regulan el consentimiento escrito (Ley 1258, artículo 19).',
    ),
  }),
  buildRule({
    ruleId: 'co-sas/final-accounts',
    title: 'Cuenta final de la liquidación',
    requirement: favourOver('present', moreThanHalf, 'heads'),
    quorum: quorumPerCall([null, codigoComercioCo('248')]),
    channelLimits,
    source: finalAccountsSource,
  }),
];
