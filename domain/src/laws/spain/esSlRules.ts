import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { allOf, favourOver } from '../rules/requirements.ts';
import type { Exclusions, Rule } from '../rules/rule.ts';
import { companyChannels, opposedByFive, ownShares, structuralChanges } from './esSaRules.ts';
import { lsc } from './esSources.ts';

/** Article 190: in its five cases, the interested partner leaves the capital of the majority. */
const interested: Exclusions = {
  quorum: [],
  base: ['conflict'],
  vote: ['conflict'],
  reach: 'unit',
};

/** Article 28: whatever the law does not forbid; article 23: how its bodies deliberate. */
const quorumRoom = {
  calls: [1],
  source: lsc(
    '23.f y 28',
    'La ley no pide quórum en la limitada; se lee que los estatutos pueden pedirlo, porque dicen el modo de deliberar.',
  ),
} as const;

/** Article 200: above the law and short of unanimity, with a number of partners besides. */
const raisable = {
  ceiling: {
    threshold: atLeast(1, 1),
    effect: 'refused',
    strictlyBelow: true,
    source: lsc('200.1', 'Los estatutos pueden pedir más, sin llegar a la unanimidad.'),
  },
  bylaws: { heads: lsc('200.2'), quorum: quorumRoom },
} as const;

const common = {
  bylaws: { quorum: quorumRoom },
  quorum: quorumPerCall([
    null,
    lsc('198', 'La ley no pide quórum: la mayoría ya exige parte del capital.'),
  ]),
  channelLimits: [
    ...companyChannels,
    {
      modes: ['later-call'],
      warning: 'La ley solo prevé segunda convocatoria en la sociedad anónima',
      source: lsc('177.1'),
    },
  ],
} as const;

const ordinaryMajority = allOf(
  favourOver('validCast', moreThanHalf),
  favourOver('all', atLeast(1, 3)),
);

/** The rules by which a private limited company decides. Ley de Sociedades de Capital, 190 and 198 to 200. */
export const esSlRules: readonly Rule[] = [
  buildRule({
    ...common,
    ...raisable,
    ruleId: 'es-sl/ordinary',
    title: 'Mayoría de votos válidos y un tercio del capital',
    requirement: ordinaryMajority,
    source: lsc('198', 'No se computan los votos en blanco.'),
  }),
  buildRule({
    ...common,
    ...raisable,
    ruleId: 'es-sl/interested',
    title: 'Mayoría de votos válidos y un tercio, sin el socio en conflicto',
    requirement: allOf(
      favourOver('validCast', moreThanHalf),
      favourOver('allMinusExcluded', atLeast(1, 3)),
    ),
    exclusions: interested,
    conflict: ownShares,
    source: lsc('190 y 198', 'En los demás conflictos el socio vota.'),
  }),
  buildRule({
    ...common,
    ruleId: 'es-sl/removal',
    title: 'Mayoría ordinaria, elevable hasta dos tercios',
    requirement: ordinaryMajority,
    ceiling: { threshold: atLeast(2, 3), effect: 'refused', source: lsc('223.2') },
    source: lsc('198 y 223', 'Puede acordarse aunque no conste en el orden del día.'),
  }),
  buildRule({
    ...common,
    bylaws: { fixed: lsc('238.1', 'Los estatutos no pueden pedir otra mayoría.') },
    ruleId: 'es-sl/liability',
    title: 'Mayoría ordinaria, sin poder elevarse',
    requirement: ordinaryMajority,
    source: lsc(
      '198 y 238.1',
      'Los estatutos no pueden pedir otra mayoría. Puede acordarse aunque no conste en el orden del día.',
    ),
  }),
  buildRule({
    ...common,
    ...raisable,
    ruleId: 'es-sl/liability-waiver',
    title: 'Mayoría ordinaria, salvo oposición del 5 %',
    requirement: ordinaryMajority,
    unless: opposedByFive,
    source: lsc('198', 'No se computan los votos en blanco.'),
  }),
  buildRule({
    ...common,
    ...raisable,
    ruleId: 'es-sl/statutes',
    title: 'Más de la mitad del capital',
    requirement: favourOver('all', moreThanHalf),
    consentOf: {
      source: lsc(
        '291 y 292',
        'El artículo no dice cómo se da el consentimiento: aquí se pide que los afectados voten a favor en la junta.',
      ),
    },
    source: lsc(
      '199.a',
      'Los estatutos pueden pedir más, sin llegar a la unanimidad (artículo 200). Si afecta a derechos individuales, hace falta además el consentimiento de los afectados (artículo 292).',
    ),
  }),
  buildRule({
    ...common,
    ...raisable,
    ruleId: 'es-sl/telematic',
    title: 'Más de la mitad del capital y dos tercios del presente',
    requirement: allOf(favourOver('all', moreThanHalf), favourOver('present', atLeast(2, 3))),
    source: lsc('182 bis y 199.a', 'El 182 bis.7 lo extiende a la sociedad limitada.'),
  }),
  buildRule({
    ...common,
    ...raisable,
    ruleId: 'es-sl/two-thirds',
    title: 'Dos tercios del capital',
    requirement: favourOver('all', atLeast(2, 3)),
    source: lsc('199.b'),
  }),
  buildRule({
    ...common,
    ...raisable,
    ruleId: 'es-sl/two-thirds-interested',
    title: 'Dos tercios del capital, sin el socio en conflicto',
    requirement: favourOver('allMinusExcluded', atLeast(2, 3)),
    exclusions: interested,
    conflict: ownShares,
    source: lsc(
      '190 y 199.b',
      'Si el excluido tiene el 25 % o más y no se conforma, hace falta además sentencia firme, salvo condena a indemnizar a la sociedad (artículo 352).',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'es-sl/structural',
    title: 'Dos tercios del capital en las modificaciones estructurales',
    requirement: favourOver('all', atLeast(2, 3)),
    source: structuralChanges(
      '8.5 y 8.6',
      'Los estatutos no pueden pedir más del 90 % de los votos presentes.',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'es-sl/unanimity',
    title: 'Consentimiento de todos los socios',
    requirement: favourOver('all', atLeast(1, 1)),
    source: lsc('108.3, 296.2 y 351'),
  }),
];
