import { atLeast } from '../../kernel/weights/threshold.ts';
import { buildRule } from '../rules/buildRule.ts';
import { allOf, atLeastHeads, favourOver } from '../rules/requirements.ts';
import type { ChannelLimit, Exclusions, Rule } from '../rules/rule.ts';
import { coSaBylaws, coSaQuorum } from './coSaRules.ts';
import { coSharesLimits, paidShares, subscribedShares } from './coSaVotes.ts';
import { codigoComercioCo, ley222, ley1258 } from './coSources.ts';

/** Article 132: the shares of the contributing shareholder are deducted; the unpaid ones stay and do not vote. */
const withoutContributors: Exclusions = {
  ...subscribedShares,
  base: ['conflict'],
  vote: ['arrears', 'conflict'],
};

/** Article 455, parágrafo. */
const onlyWhoAccepts: ChannelLimit = {
  modes: ['hall', 'online', 'mixed', 'written'],
  warning:
    'Si hay situación de control, las acciones solo pueden entregarse a los socios que las acepten',
  source: codigoComercioCo('455, parágrafo'),
};

const disputed =
  'Se discute si la Ley 222, artículo 68, posterior, la dejó en la mayoría de los votos presentes.';

const ofShares = {
  quorum: coSaQuorum,
  bylaws: coSaBylaws,
  channelLimits: coSharesLimits,
} as const;

/** The special majorities of a sociedad anónima. */
export const coSaSpecialRules: readonly Rule[] = [
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/less-profits',
    title: 'Repartir menos de la mitad de las utilidades',
    requirement: allOf(favourOver('present', atLeast(78, 100)), atLeastHeads('favour', 2)),
    exclusions: paidShares,
    source: codigoComercioCo('155', 'Un número plural de socios. Los estatutos pueden pedir más.'),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/no-preference',
    title: 'Emitir acciones sin derecho de preferencia',
    requirement: favourOver('present', atLeast(70, 100)),
    exclusions: paidShares,
    source: codigoComercioCo('420, numeral 5'),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/dividend-in-shares',
    title: 'Pagar el dividendo en acciones',
    requirement: favourOver('present', atLeast(80, 100)),
    exclusions: paidShares,
    channelLimits: [onlyWhoAccepts, ...coSharesLimits],
    source: codigoComercioCo('455', 'Sin esta mayoría, solo a los accionistas que las acepten.'),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/privileged-shares',
    title: 'Acciones privilegiadas: tres cuartos de las suscritas',
    requirement: allOf(favourOver('all', atLeast(75, 100)), atLeastHeads('favour', 2)),
    exclusions: subscribedShares,
    source: codigoComercioCo(
      '382',
      'Para quitar privilegios hace falta además esa proporción de las privilegiadas (artículo 383), que se cuenta aparte.',
    ),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/own-shares',
    title: 'Adquirir acciones propias: el 70 % de las suscritas',
    requirement: favourOver('all', atLeast(70, 100)),
    exclusions: subscribedShares,
    source: codigoComercioCo('396', disputed),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/in-kind',
    title: 'Avalúo de aportes en especie',
    requirement: favourOver('allMinusExcluded', atLeast(60, 100)),
    exclusions: withoutContributors,
    source: codigoComercioCo(
      '132',
      'Se deducen las acciones de los aportantes, que no votan. Los estatutos pueden confiarlo a la junta directiva (artículo 398).',
    ),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/off-agenda',
    title: 'Otros temas en reunión extraordinaria',
    requirement: favourOver('present', atLeast(70, 100)),
    exclusions: paidShares,
    source: codigoComercioCo(
      '425',
      `Una vez agotado el orden del día; remover a los administradores no lo necesita. ${disputed}`,
    ),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/suspension',
    title: 'Suspensión de las deliberaciones',
    requirement: allOf(favourOver('present', atLeast(51, 100)), atLeastHeads('favour', 2)),
    exclusions: paidShares,
    source: codigoComercioCo(
      '430',
      'Hasta tres días, salvo que estén representadas todas las acciones suscritas.',
    ),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/uneven-division',
    title: 'Unanimidad de las acciones representadas',
    requirement: favourOver('present', atLeast(1, 1)),
    exclusions: paidShares,
    source: ley222('3'),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/unanimity',
    title: 'Unanimidad de las acciones suscritas',
    requirement: favourOver('all', atLeast(1, 1)),
    exclusions: subscribedShares,
    source: ley1258('31'),
  }),
  buildRule({
    ...ofShares,
    ruleId: 'co-sa/more-liability',
    title: 'Unanimidad para asumir mayor responsabilidad',
    requirement: favourOver('all', atLeast(1, 1)),
    exclusions: subscribedShares,
    source: codigoComercioCo(
      '168 y 176',
      'La ley dice «por unanimidad»; se lee de todas las acciones suscritas.',
    ),
  }),
];
