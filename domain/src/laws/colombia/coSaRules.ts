import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import {
  allOf,
  atLeastHeads,
  everybodyTookPart,
  favourOver,
  presenceOver,
} from '../rules/requirements.ts';
import type { Rule } from '../rules/rule.ts';
import {
  coSharesLimits,
  finalAccountsSource,
  paidShares,
  subscribedShares,
  unpaidNote,
  withoutInterested,
} from './coSaVotes.ts';
import { codigoComercioCo, ley222 } from './coSources.ts';

export const coSaQuorum = quorumPerCall(
  [
    allOf(presenceOver('all', moreThanHalf), atLeastHeads('present', 2)),
    ley222('68', 'Un número plural de socios. Los estatutos pueden pactar un quórum inferior.'),
  ],
  [
    atLeastHeads('present', 2),
    codigoComercioCo(
      '429',
      'Un número plural de socios; si la sociedad cotiza en bolsa, basta uno (Ley 222, artículo 69).',
    ),
  ],
);

/** Article 68: another quorum, higher or lower, and always of several partners. */
export const coSaBylaws = {
  quorum: {
    calls: [1],
    mayLower: [1],
    source: ley222(
      '68',
      'Los estatutos pueden pactar un quórum inferior, o uno diferente si la sociedad no cotiza en bolsa.',
    ),
  },
} as const;

const ofVotesPresent = {
  requirement: favourOver('present', moreThanHalf),
  quorum: coSaQuorum,
  bylaws: coSaBylaws,
  exclusions: paidShares,
  channelLimits: coSharesLimits,
} as const;

/** The rules by which a sociedad anónima decides with the majority of the votes present, or of heads. */
export const coSaRules: readonly Rule[] = [
  buildRule({
    ...ofVotesPresent,
    ruleId: 'co-sa/ordinary',
    title: 'Mayoría de los votos presentes',
    source: ley222(
      '68',
      `Si la sociedad cotiza en bolsa, los estatutos no pueden pedir mayorías superiores. ${unpaidNote}`,
    ),
  }),
  buildRule({
    ...ofVotesPresent,
    ruleId: 'co-sa/accounts',
    title: 'Balances y cuentas de fin de ejercicio',
    exclusions: withoutInterested,
    source: codigoComercioCo(
      '185',
      'No los votan los administradores ni los empleados: sus acciones cuentan para el quórum y no para la mayoría, que es la de la Ley 222, artículo 68.',
    ),
  }),
  buildRule({
    ...ofVotesPresent,
    ruleId: 'co-sa/half-profits',
    title: 'Repartir al menos la mitad de las utilidades',
    source: codigoComercioCo(
      '155 y 454',
      'Sin el 78 % debe repartirse la mitad de las utilidades líquidas, o el 70 % si las reservas pasan del capital suscrito. La mayoría es la de la Ley 222, artículo 68.',
    ),
  }),
  buildRule({
    ...ofVotesPresent,
    ruleId: 'co-sa/reforms',
    title: 'Reforma de estatutos',
    source: ley222(
      '68',
      'El Código de Comercio aún imprime el 70 % (artículos 161 y 421); la Superintendencia entiende que este artículo, posterior, lo cambió. Los estatutos pueden pedir más.',
    ),
  }),
  buildRule({
    ...ofVotesPresent,
    ruleId: 'co-sa/conflict',
    title: 'Autorización por conflicto de intereses',
    exclusions: withoutInterested,
    source: ley222(
      '23, numeral 7',
      'Se excluye el voto del administrador que sea socio. Igual hace el Código de Comercio, artículo 404, con quien pide negociar acciones.',
    ),
  }),
  buildRule({
    ...ofVotesPresent,
    ruleId: 'co-sa/liability',
    title: 'Acción social de responsabilidad',
    source: ley222(
      '25',
      'La mitad más una de las acciones representadas. Puede decidirse fuera del orden del día e implica la remoción.',
    ),
  }),
  buildRule({
    ruleId: 'co-sa/written',
    title: 'Decisión por escrito',
    requirement: favourOver('all', moreThanHalf),
    quorum: quorumPerCall([null, ley222('20', 'No hay reunión: deben votar todos.')]),
    turnout: {
      requirement: everybodyTookPart,
      source: ley222('20 y 21', 'Es ineficaz si algún accionista no vota dentro de un mes.'),
    },
    exclusions: subscribedShares,
    channelLimits: coSharesLimits,
    source: ley222('20', 'La mayoría se computa sobre todas las acciones en circulación.'),
  }),
  buildRule({
    ruleId: 'co-sa/final-accounts',
    title: 'Cuenta final de la liquidación',
    requirement: favourOver('present', moreThanHalf, 'heads'),
    quorum: quorumPerCall([null, codigoComercioCo('248')]),
    channelLimits: coSharesLimits,
    source: finalAccountsSource,
  }),
];
