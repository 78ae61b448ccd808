import { atLeast, moreThanHalf, type Threshold } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import type { Requirement } from '../rules/requirement.ts';
import { allOf, favourOver } from '../rules/requirements.ts';
import type { ChannelLimit, MeetingMode, PresumedConsent, Rule } from '../rules/rule.ts';
import { ccyc } from './arSources.ts';

/** Article 2060: the double demand, of units and of the undivided shares of each. */
const both = (base: 'all' | 'present', threshold: Threshold): Requirement =>
  allOf(favourOver(base, threshold, 'units'), favourOver(base, threshold));

const quorum = quorumPerCall([
  null,
  ccyc('2060', 'La ley no pide quórum: la mayoría se computa sobre todos, presentes o no.'),
]);

const everyMode: readonly MeetingMode[] = ['hall', 'online', 'mixed', 'written'];

const remote: ChannelLimit = {
  modes: ['online', 'mixed'],
  warning:
    'A distancia solo vale si lo consienten todos los que deben participar; firman el acta el presidente y otro administrador, y se guardan las constancias',
  source: ccyc('158, inciso a', 'Rige si el reglamento no prevé otra cosa.'),
};

const apart: ChannelLimit = {
  modes: ['written'],
  warning: 'Fuera de asamblea solo vale la voluntad unánime de todos los propietarios',
  source: ccyc('2059'),
};

const technicalReport: ChannelLimit = {
  modes: everyMode,
  warning: 'Antes de decidir hace falta el informe técnico de un profesional autorizado',
  source: ccyc('2051'),
};

const expressConsent: ChannelLimit = {
  modes: everyMode,
  warning:
    'La mayoría debe integrarse con la conformidad expresa de los titulares de las unidades afectadas',
  source: ccyc('2061'),
};

/** Article 2060, second paragraph. */
const presumedConsent: PresumedConsent = {
  days: 15,
  proposal: both('present', moreThanHalf),
  source: ccyc(
    '2060',
    'Lo propuesto por la mayoría de los presentes se tiene por aprobado a los quince días de notificados los ausentes por medio fehaciente. «Oposición con mayoría suficiente» se lee así: sin quienes se oponen ya no se llega a la mayoría.',
  ),
};

const limited = { quorum, channelLimits: [remote, apart] } as const;

/** The rules by which a consorcio decides. Source: Código Civil y Comercial, articles 2044 to 2063. */
export const arCcycRules: readonly Rule[] = [
  buildRule({
    ...limited,
    ruleId: 'ar-ccyc/ordinary',
    title: 'Mayoría absoluta de unidades y partes indivisas',
    requirement: both('all', moreThanHalf),
    presumedConsent,
    source: ccyc('2060'),
  }),
  buildRule({
    quorum,
    ruleId: 'ar-ccyc/works',
    title: 'Mejora u obra nueva en partes comunes',
    requirement: both('all', moreThanHalf),
    presumedConsent,
    channelLimits: [technicalReport, remote, apart],
    source: ccyc('2051 y 2060'),
  }),
  buildRule({
    quorum,
    ruleId: 'ar-ccyc/rights-limit',
    title: 'Mayoría con conformidad expresa de los afectados',
    requirement: both('all', moreThanHalf),
    channelLimits: [expressConsent, remote, apart],
    consentOf: { source: ccyc('2061') },
    source: ccyc(
      '2060 y 2061',
      'La conformidad ha de ser expresa: el silencio de los ausentes no se cuenta a favor.',
    ),
  }),
  buildRule({
    ...limited,
    ruleId: 'ar-ccyc/two-thirds',
    title: 'Dos tercios de la totalidad',
    requirement: both('all', atLeast(2, 3)),
    source: ccyc(
      '2057 y 2059',
      'Se computa con la doble exigencia del artículo 2060. Se discute si el silencio de los ausentes suma; por prudencia no se cuenta.',
    ),
  }),
  buildRule({
    ...limited,
    ruleId: 'ar-ccyc/destruction',
    title: 'Más de la mitad del valor',
    requirement: favourOver('all', moreThanHalf),
    source: ccyc(
      '2055',
      'La ley pide una mayoría que represente más de la mitad del valor; la parte indivisa se toma como valor de la unidad.',
    ),
  }),
  buildRule({
    quorum,
    ruleId: 'ar-ccyc/unanimity',
    title: 'Unanimidad',
    requirement: both('all', atLeast(1, 1)),
    channelLimits: [remote],
    source: ccyc('2052 y 2059', 'Sin asamblea también vale la voluntad unánime de todos.'),
  }),
  buildRule({
    quorum,
    ruleId: 'ar-ccyc/disaffection',
    title: 'Desafectación del régimen',
    requirement: both('all', atLeast(1, 1)),
    channelLimits: [remote],
    source: ccyc('2044', 'El acuerdo unánime se instrumenta después en escritura pública.'),
  }),
  buildRule({
    ...limited,
    ruleId: 'ar-ccyc/judicial',
    title: 'Asamblea judicial: mayoría de los presentes',
    requirement: both('present', moreThanHalf),
    source: ccyc(
      '2063',
      'La ley dice «mayoría simple de presentes»; se computa por unidades y partes indivisas. Si no se decide, resuelve el juez.',
    ),
  }),
];
