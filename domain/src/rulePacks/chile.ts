import { ley21442 } from '../rules/lawSources.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import type { Exclusions } from '../rules/rule.ts';
import { atLeast, moreThanHalf } from '../rules/threshold.ts';
import { buildRule, quorumPerCall } from './buildRule.ts';
import { matters, type RulePack } from './rulePack.ts';

const unread = 'El texto de la ley no se ha leído; las cifras vienen de fuentes secundarias.';
const article15 = ley21442('artículo 15', unread);

/** A debtor is not «hábil»: has no vote, and agreements are computed over those who have. */
const onlyAble: Exclusions = { quorum: [], base: ['arrears'], vote: ['arrears'], reach: 'owner' };

/** Chile: condominiums. Source: Ley 21.442, article 15, through secondary sources. */
export const cl21442: RulePack = {
  packId: 'cl-21442',
  name: 'Chile: copropiedad inmobiliaria (Ley 21.442)',
  country: 'CL',
  vocabulary: {
    units: { article: 'las', noun: 'unidades', one: 'unidad' },
    heads: { article: 'los', noun: 'copropietarios', one: 'copropietario' },
    weights: { main: { article: 'los', noun: 'derechos' } },
  },
  rules: [
    buildRule({
      ruleId: 'cl-21442/ordinary',
      title: 'Asamblea ordinaria',
      requirement: favourOver('present', moreThanHalf),
      quorum: quorumPerCall([presenceOver('all', atLeast(33, 100)), article15]),
      exclusions: onlyAble,
      source: article15,
    }),
    buildRule({
      ruleId: 'cl-21442/absolute',
      title: 'Asamblea extraordinaria de mayoría absoluta',
      requirement: favourOver('allMinusExcluded', moreThanHalf),
      quorum: quorumPerCall([presenceOver('all', moreThanHalf), article15]),
      exclusions: onlyAble,
      source: article15,
    }),
    buildRule({
      ruleId: 'cl-21442/reinforced',
      title: 'Asamblea extraordinaria de mayoría reforzada',
      requirement: favourOver('allMinusExcluded', atLeast(66, 100)),
      quorum: quorumPerCall([presenceOver('all', atLeast(66, 100)), article15]),
      exclusions: onlyAble,
      needsNotary: true,
      source: article15,
    }),
  ],
  matters: [
    ...matters(null, { 'committee-report': 'Cuenta del comité y del administrador' }),
    ...matters('cl-21442/ordinary', {
      budget: 'Presupuesto de gastos comunes',
      'committee-election': 'Elección del comité de administración',
      'administrator-appointment': 'Designación o remoción del administrador',
      'other-business': 'Otros asuntos de asamblea ordinaria',
    }),
    ...matters('cl-21442/absolute', {
      'reserve-fund': 'Uso y recargo del fondo de reserva',
      'common-property-works': 'Alteraciones a los bienes comunes',
      'extraordinary-expenses': 'Gastos o inversiones extraordinarios',
    }),
    ...matters('cl-21442/reinforced', {
      'regulation-reform': 'Modificación del reglamento de copropiedad',
      'common-property-sale': 'Enajenación o arriendo de bienes comunes',
      reconstruction: 'Reconstrucción o demolición del condominio',
      'use-change': 'Cambio de destino de las unidades',
    }),
  ],
  ordinaryRuleId: 'cl-21442/ordinary',
};
