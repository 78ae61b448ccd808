import { atLeast, moreThanHalf, type Threshold } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import type { Requirement } from '../rules/requirement.ts';
import { allOf, favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, Exclusions, PresumedConsent, Rule } from '../rules/rule.ts';
import { lph } from './esSources.ts';

const quorum = quorumPerCall(
  [
    allOf(presenceOver('all', moreThanHalf, 'heads'), presenceOver('all', moreThanHalf)),
    lph('16.2', 'Los morosos cuentan para el quórum: la ley solo los excluye de las mayorías.'),
  ],
  [null, lph('16.2', 'En segunda convocatoria no hay sujeción a quórum.')],
);

/** Article 15.2: a debtor has voice and no vote, and neither their person nor their quota counts. */
const exclusions: Exclusions = {
  quorum: [],
  base: ['arrears'],
  vote: ['arrears'],
  reach: 'owner',
};

/** Articles 14 to 17 speak of a meeting and say nothing of means at a distance. */
const channelLimits: readonly ChannelLimit[] = [
  {
    modes: ['online', 'mixed'],
    warning: 'La ley estatal no regula la junta telemática: prevéala en los estatutos o con todos',
    source: lph('15.1 y 16.2', 'Una ley autonómica, como la catalana, puede decir otra cosa.'),
  },
  {
    modes: ['written'],
    warning: 'La ley pide reunirse en junta: no prevé acuerdos por escrito y sin reunión',
    source: lph('14 y 16'),
  },
];

const ofAll = (threshold: Threshold): Requirement =>
  allOf(
    favourOver('allMinusExcluded', threshold, 'heads'),
    favourOver('allMinusExcluded', threshold),
  );

const ofAttendees = allOf(
  favourOver('present', moreThanHalf, 'heads'),
  favourOver('present', moreThanHalf),
);

/** Source: article 17.8. */
const presumedConsent: PresumedConsent = {
  days: 30,
  proposal: ofAttendees,
  source: lph(
    '17.8',
    'No se aplica si el coste no puede repercutirse o si la reforma es para aprovechamiento privativo. Se entiende adoptado por los presentes lo que votó su mayoría.',
  ),
};

const noConsent = 'Es para aprovechamiento privativo: el silencio del ausente no cuenta a favor.';

/** Article 16.2 asks for the quorum of the meeting, which is constituted once. */
const common = { quorum, quorumAt: 'installation', exclusions, channelLimits } as const;

/** The rules by which a community of owners decides. Source: Ley 49/1960, articles 15 to 17. */
export const esLphRules: readonly Rule[] = [
  buildRule({
    ...common,
    ruleId: 'es-lph/ordinary',
    title: 'Mayoría ordinaria',
    requirement: {
      kind: 'cases',
      cases: [{ when: { calls: [2, 3] }, ask: ofAttendees }],
      otherwise: ofAll(moreThanHalf),
    },
    source: lph(
      '17.7',
      'El voto presunto del 17.8 no se aplica aquí: la ley no lo exceptúa, pero es discutido y cabe la segunda convocatoria.',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'es-lph/one-third',
    title: 'Un tercio de propietarios y cuotas',
    requirement: ofAll(atLeast(1, 3)),
    source: lph('17.1 y 17.3', 'El coste no se repercute a quien no votó a favor.'),
  }),
  buildRule({
    ...common,
    ruleId: 'es-lph/majority-of-all',
    title: 'Mayoría del total de propietarios y cuotas',
    requirement: ofAll(moreThanHalf),
    presumedConsent,
    source: lph('17.2'),
  }),
  buildRule({
    ...common,
    ruleId: 'es-lph/simple',
    title: 'Mayoría simple de propietarios y cuotas',
    requirement: ofAttendees,
    source: lph(
      '17.2',
      'La ley dice «mayoría simple» sin fijar la base; se lee sobre los asistentes en las dos convocatorias.',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'es-lph/three-fifths',
    title: 'Tres quintos de propietarios y cuotas',
    requirement: ofAll(atLeast(3, 5)),
    presumedConsent,
    source: lph('17.3 y 17.12'),
  }),
  buildRule({
    ...common,
    ruleId: 'es-lph/three-fifths-changes',
    title: 'Tres quintos para mejoras y alteraciones',
    requirement: ofAll(atLeast(3, 5)),
    presumedConsent,
    consentOf: {
      source: lph(
        '17.4',
        'Solo si la innovación hace inservible una parte del edificio para el uso y disfrute de un propietario. El artículo pide que conste su consentimiento expreso: aquí se pide que vote a favor en la junta, y su silencio no basta.',
      ),
    },
    source: lph('17.4'),
  }),
  buildRule({
    ...common,
    ruleId: 'es-lph/three-fifths-private',
    title: 'Tres quintos, sin voto presunto',
    requirement: ofAll(atLeast(3, 5)),
    source: lph('17.4 y 17.8', noConsent),
  }),
  buildRule({
    ...common,
    ruleId: 'es-lph/unanimity',
    title: 'Unanimidad',
    requirement: ofAll(atLeast(1, 1)),
    presumedConsent,
    source: lph(
      '17.6',
      'El moroso no se cuenta (artículo 15.2); que la unanimidad sea una «mayoría» es discutido.',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'es-lph/unanimity-private',
    title: 'Unanimidad, sin voto presunto',
    requirement: ofAll(atLeast(1, 1)),
    source: lph('17.6 y 17.8', noConsent),
  }),
];
