import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { bylawSource } from '../rules/lawSources.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import type { Rule } from '../rules/rule.ts';
import { lo1 } from './esSources.ts';

const third = presenceOver('all', atLeast(1, 3), 'heads');
const unlessBylaws = 'Rige si los estatutos no disponen otra cosa.';

/** The rules that article 12 supplies to silent bylaws: they may ask more or less in every point. */
const supplied = {
  quorum: quorumPerCall(
    [third, lo1('12, letra c', `Presentes o representados. ${unlessBylaws}`)],
    [
      third,
      lo1(
        '12, letra c',
        'La ley no conoce una segunda convocatoria: si los estatutos la prevén, anote lo que piden.',
      ),
    ],
  ),
  channelLimits: [
    {
      modes: ['online', 'mixed', 'written'],
      warning: 'Compruebe que los estatutos permiten reunirse o decidir a distancia o por escrito',
      source: bylawSource('La Ley Orgánica 1/2002 no lo regula.'),
    },
  ],
  bylawsMayLower: true,
  bylaws: { quorum: { calls: [1, 2], mayLower: [1, 2], source: lo1('12, letra c') } },
} satisfies Partial<Rule>;

/** The rules by which an association of Spain decides, where its bylaws are silent: one person, one vote. */
export const esAsociacionRules: readonly Rule[] = [
  buildRule({
    ...supplied,
    ruleId: 'es-asociacion/simple',
    title: 'Más votos a favor que en contra',
    requirement: favourOver('forAndAgainst', moreThanHalf, 'heads'),
    source: lo1(
      '12, letra d',
      `Mayoría simple de las personas presentes o representadas: los votos afirmativos superan a los negativos. ${unlessBylaws} Las asociaciones de ámbito autonómico pueden tener ley propia.`,
    ),
  }),
  buildRule({
    ...supplied,
    ruleId: 'es-asociacion/qualified',
    title: 'Más de la mitad de los presentes',
    requirement: favourOver('present', moreThanHalf, 'heads'),
    source: lo1(
      '12, letra d',
      `Los votos afirmativos superan la mitad de las personas presentes o representadas. ${unlessBylaws}`,
    ),
  }),
];
