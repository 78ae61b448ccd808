import type { Source } from '../../kernel/bylaws/source.ts';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { bylawSource, unverifiedSource } from '../rules/lawSources.ts';
import type { ShareRequirement } from '../rules/requirement.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, Rule } from '../rules/rule.ts';

/** The rule that holds until the bylaws are noted: it does not pass for theirs. */
function usual(note: string): Source {
  return unverifiedSource('lo usual, si los estatutos no dicen otra cosa', '', note);
}

const quorum = quorumPerCall(
  [
    presenceOver('all', moreThanHalf, 'heads'),
    usual(
      'Es lo usual; mandan los estatutos. Las cooperativas de Colombia piden la mitad de los asociados hábiles (Ley 79 de 1988, artículo 31); las de España, más de la mitad de los votos (Ley 27/1999, artículo 25); las asociaciones de España, un tercio (Ley Orgánica 1/2002, artículo 12).',
    ),
  ],
  [
    null,
    usual(
      'Es lo usual; mandan los estatutos. Las cooperativas piden al menos el 10 %: en Colombia, una hora después (Ley 79 de 1988, artículo 31); en España, o cien votos (Ley 27/1999, artículo 25).',
    ),
  ],
);

const quorumRoom = {
  calls: [1, 2],
  mayLower: [1, 2],
  source: bylawSource('Mandan los estatutos, salvo lo que pida la ley de cada entidad.'),
} as const;

const channelLimits: readonly ChannelLimit[] = [
  {
    modes: ['online', 'mixed', 'written'],
    warning: 'Compruebe que los estatutos permiten decidir a distancia o por escrito',
    source: bylawSource(
      'Las cooperativas de España lo necesitan para la asamblea digital (Ley 27/1999, artículo 25.4).',
    ),
  },
];

/** A majority that the bylaws decide: they may ask more or less. The note says what laws ask. */
function bylawRule(name: string, title: string, requirement: ShareRequirement, note: string): Rule {
  return buildRule({
    ruleId: `generic/${name}`,
    title,
    requirement,
    quorum,
    channelLimits,
    bylawsMayLower: true,
    bylaws: { quorum: quorumRoom },
    source: usual(note),
  });
}

/** One member, one vote: heads are counted, never the weight of the roster. */
export const genericRules: readonly Rule[] = [
  bylawRule(
    'ordinary',
    'Más de la mitad de los presentes',
    favourOver('present', moreThanHalf, 'heads'),
    'Es lo usual; mandan los estatutos. Es la de las cooperativas de Colombia (Ley 79 de 1988, artículo 32), donde solo cuentan los asociados hábiles (artículo 27), y la que piden las asociaciones de España para reformar estatutos o disolverse (Ley Orgánica 1/2002, artículo 12).',
  ),
  bylawRule(
    'simple',
    'Más votos a favor que en contra',
    favourOver('forAndAgainst', moreThanHalf, 'heads'),
    'Mandan los estatutos. Es la de las asociaciones y las cooperativas de España si la ley no pide más (Ley Orgánica 1/2002, artículo 12; Ley 27/1999, artículo 28). En una elección por mayoría relativa gana quien tenga más votos, sin mínimo.',
  ),
  bylawRule(
    'absolute',
    'Mayoría de todos los miembros',
    favourOver('all', moreThanHalf, 'heads'),
    'Mandan los estatutos. Cuentan todos los miembros, presentes o no.',
  ),
  bylawRule(
    'two-thirds',
    'Dos tercios de los presentes',
    favourOver('present', atLeast(2, 3), 'heads'),
    'Mandan los estatutos. Las cooperativas los piden para reformar estatutos, fusionarse o disolverse, en Colombia (Ley 79 de 1988, artículo 32) y en España (Ley 27/1999, artículo 28).',
  ),
  bylawRule(
    'three-quarters',
    'Tres cuartos de los presentes',
    favourOver('present', atLeast(3, 4), 'heads'),
    'Mandan los estatutos. En las cooperativas de España no pueden pedir más de cuatro quintos (Ley 27/1999, artículo 28).',
  ),
  bylawRule(
    'unanimity',
    'Unanimidad',
    favourOver('all', atLeast(1, 1), 'heads'),
    'Mandan los estatutos. Cuentan todos los miembros, presentes o no.',
  ),
];
