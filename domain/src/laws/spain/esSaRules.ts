import type { Source } from '../../kernel/bylaws/source.ts';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import type { Requirement } from '../rules/requirement.ts';
import { againstOver, favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, ConflictLaw, Exclusions, Opposition, Rule } from '../rules/rule.ts';
import { nobodyExcluded } from '../rules/rule.ts';
import { lsc } from './esSources.ts';

/** Structural changes left the Ley de Sociedades de Capital in 2023, moves abroad among them. */
export function structuralChanges(article: string, note: string): Source {
  return {
    law: 'Real Decreto-ley 5/2023',
    article: `artículos ${article}`,
    verified: true,
    note,
  };
}

/** The limits of articles 159, 182 and 182 bis on meetings away from a hall, for both companies. */
export const companyChannels: readonly ChannelLimit[] = [
  {
    modes: ['online'],
    warning: 'Una junta solo telemática exige que los estatutos la autoricen',
    source: lsc('182 bis'),
  },
  {
    modes: ['mixed'],
    warning: 'La asistencia telemática exige que los estatutos la prevean',
    source: lsc('182'),
  },
  {
    modes: ['written'],
    warning: 'La ley pide reunirse en junta: un acuerdo por escrito y sin reunión es discutible',
    source: lsc('159.1 y 205.2', 'El 205.2 supone que puede haber acuerdos por escrito.'),
  },
];

/** Article 238.2: to settle or to give up the claim, of both companies. */
export const opposedByFive: Opposition = {
  requirement: againstOver(atLeast(5, 100)),
  source: lsc(
    '238.2',
    '«Siempre que no se opusieren a ello socios que representen el cinco por ciento del capital social»: se leen como oposición los votos en contra.',
  ),
};

/** Article 83.1: who owes called-up capital has no vote, and leaves the capital of the quorum. */
const unpaid: Exclusions = {
  quorum: ['arrears'],
  base: ['arrears'],
  vote: ['arrears'],
  reach: 'owner',
};

/** Article 190: in its five cases only, the interested shareholder leaves the majority as well. */
const unpaidOrInterested: Exclusions = {
  quorum: ['arrears'],
  base: ['arrears', 'conflict'],
  vote: ['arrears', 'conflict'],
  reach: 'owner',
};

/** Article 190.1 takes the vote of the partner's own shares: who represents another still votes for them. */
export const ownShares: ConflictLaw = {
  reach: 'own',
  asked: true,
  source: lsc(
    '190',
    'El socio no vota sus participaciones o acciones; como representante de otro sí vota.',
  ),
};

const quorum = quorumPerCall(
  [presenceOver('allMinusExcluded', atLeast(25, 100)), lsc('83.1 y 193.1')],
  [null, lsc('193.2')],
);

const reinforcedQuorum = quorumPerCall(
  [presenceOver('allMinusExcluded', atLeast(50, 100)), lsc('83.1 y 194.1')],
  [presenceOver('allMinusExcluded', atLeast(25, 100)), lsc('83.1 y 194.2')],
);

/** Articles 192 and 193: by the list of attendees, which is made before the agenda begins. */
const quorumAt = 'installation';

const ordinary = {
  quorumAt,
  requirement: favourOver('forAndAgainst', moreThanHalf),
  quorum,
  bylaws: {
    quorum: {
      of: 'ordinary',
      calls: [1, 2],
      onlyByWeight: true,
      laterIsLess: true,
      source: lsc(
        '193',
        'Los estatutos pueden pedir un quórum superior, y otro en segunda convocatoria, siempre inferior al de la primera.',
      ),
    },
  },
  exclusions: unpaid,
  channelLimits: companyChannels,
} as const;

/** Two thirds only in second call and under half of the capital. The first call has half already. */
const reinforcedMajority: Requirement = {
  kind: 'cases',
  cases: [
    { when: { calls: [1] }, ask: favourOver('present', moreThanHalf) },
    {
      when: { attendance: presenceOver('allMinusExcluded', atLeast(50, 100)) },
      ask: favourOver('present', moreThanHalf),
    },
  ],
  otherwise: favourOver('present', atLeast(2, 3)),
};

const reinforced = {
  quorumAt,
  requirement: reinforcedMajority,
  quorum: reinforcedQuorum,
  bylaws: {
    quorum: {
      of: 'extraordinary',
      calls: [1, 2],
      onlyByWeight: true,
      source: lsc('194.3', 'Los estatutos pueden elevar el quórum.'),
    },
  },
  exclusions: unpaid,
  channelLimits: companyChannels,
} as const;

/** The rules by which a public limited company decides. Ley de Sociedades de Capital, articles 190 to 201. */
export const esSaRules: readonly Rule[] = [
  buildRule({
    ...ordinary,
    ruleId: 'es-sa/ordinary',
    title: 'Más votos a favor que en contra',
    source: lsc('201.1'),
  }),
  buildRule({
    ...ordinary,
    ruleId: 'es-sa/interested',
    title: 'Más votos a favor que en contra, sin el socio en conflicto',
    exclusions: unpaidOrInterested,
    conflict: ownShares,
    source: lsc(
      '190 y 201.1',
      'Para autorizar una transmisión o excluir a un socio, solo si los estatutos lo dicen. En los demás conflictos el socio vota.',
    ),
  }),
  buildRule({
    ...ordinary,
    ruleId: 'es-sa/liability',
    title: 'Más votos a favor que en contra, sin poder elevarse',
    ceiling: { threshold: moreThanHalf, effect: 'refused', source: lsc('238.1') },
    source: lsc('201.1 y 238.1', 'Puede acordarse aunque no conste en el orden del día.'),
  }),
  buildRule({
    ...ordinary,
    ruleId: 'es-sa/liability-waiver',
    title: 'Más votos a favor que en contra, salvo oposición del 5 %',
    unless: opposedByFive,
    source: lsc('201.1'),
  }),
  buildRule({
    ...reinforced,
    ruleId: 'es-sa/reinforced',
    title: 'Mayoría reforzada',
    consentOf: {
      source: lsc(
        '291',
        'Solo si impone a socios obligaciones nuevas. El artículo no dice cómo se da el consentimiento: aquí se pide que voten a favor en la junta.',
      ),
    },
    classVote: {
      requirement: favourOver('all', moreThanHalf),
      source: lsc(
        '293.1 y 293.3',
        'Se lee sobre todas las acciones de la clase: con más de la mitad de ellas se cumple también la mayoría del artículo 194.',
      ),
    },
    source: lsc(
      '194 y 201.2',
      'Con el 50 % justo se lee que basta la mayoría absoluta: los dos tercios se piden «sin alcanzar» el 50 %. Si afecta a una clase de acciones, esa clase vota además por separado (artículo 293).',
    ),
  }),
  buildRule({
    ...reinforced,
    ruleId: 'es-sa/structural',
    title: 'Mayoría de las modificaciones estructurales',
    source: structuralChanges(
      '8.4 y 8.6',
      'Los estatutos no pueden pedir más del 90 % de los votos presentes.',
    ),
  }),
  buildRule({
    ...reinforced,
    ruleId: 'es-sa/telematic',
    title: 'Dos tercios del capital presente',
    requirement: favourOver('present', atLeast(2, 3)),
    source: lsc('182 bis.2 y 194'),
  }),
  buildRule({
    ...reinforced,
    ruleId: 'es-sa/unanimity',
    title: 'Consentimiento de todos los socios',
    requirement: favourOver('all', atLeast(1, 1)),
    exclusions: nobodyExcluded,
    quorum: quorumPerCall(
      [presenceOver('all', atLeast(50, 100)), lsc('194.1')],
      [presenceOver('all', atLeast(25, 100)), lsc('194.2')],
    ),
    source: lsc('296.2 y 351'),
  }),
];
