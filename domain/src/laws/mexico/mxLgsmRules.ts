import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, ConflictLaw, Exclusions, Rule } from '../rules/rule.ts';
import { lgsm } from './mxSources.ts';

const anyNumber = lgsm('191', 'Cualquiera que sea el número de acciones representadas.');

const ordinaryQuorum = quorumPerCall(
  [presenceOver('all', atLeast(1, 2)), lgsm('189')],
  [null, anyNumber],
);

const extraordinaryQuorum = quorumPerCall(
  [presenceOver('all', atLeast(3, 4)), lgsm('190')],
  [null, anyNumber],
);

/**
 * Articles 196 and 197: shareholders with an interest against the company, and administrators and
 * commissioners on their own reports, do not vote. The law does not take them out of any base.
 */
const abstaining: Exclusions = { quorum: [], base: [], vote: ['conflict'], reach: 'unit' };

const remote: ChannelLimit = {
  modes: ['online', 'mixed'],
  warning: 'La asamblea por medios electrónicos ha de estar prevista en los estatutos',
  source: lgsm('178', 'Desde la reforma del 20 de octubre de 2023.'),
};

const apart: ChannelLimit = {
  modes: ['written'],
  warning:
    'Fuera de asamblea solo vale si los estatutos lo prevén, por unanimidad de las acciones con voto y confirmada por escrito',
  source: lgsm('178'),
};

const memory = 'El inciso se cita de memoria.';

const ordinaryBylaws = {
  quorum: {
    of: 'ordinary',
    calls: [1],
    source: lgsm('189', '«Por lo menos»: se lee que el contrato social puede pedir más.', memory),
  },
} as const;

const extraordinaryBylaws = {
  quorum: {
    of: 'extraordinary',
    calls: [1],
    source: lgsm('190', 'El contrato social puede fijar una proporción más elevada.', memory),
  },
} as const;

/** Article 196: any decision may be of an operation in which somebody has an interest against the company. */
const mayBeInterested: ConflictLaw = {
  reach: 'represented',
  asked: false,
  source: lgsm('196', 'Por cuenta propia o ajena.'),
};

const common = {
  exclusions: abstaining,
  conflict: mayBeInterested,
  channelLimits: [remote, apart],
} as const;

/** The rules by which a sociedad anónima decides. Source: articles 178 to 199. */
export const mxLgsmRules: readonly Rule[] = [
  buildRule({
    ...common,
    ruleId: 'mx-lgsm/ordinary',
    title: 'Asamblea ordinaria: mayoría de los votos presentes',
    requirement: favourOver('present', moreThanHalf),
    quorum: ordinaryQuorum,
    bylaws: ordinaryBylaws,
    source: lgsm('189'),
  }),
  buildRule({
    ...common,
    ruleId: 'mx-lgsm/interested',
    title: 'Asamblea ordinaria: mayoría de los votos presentes, sin quien tiene interés propio',
    requirement: favourOver('present', moreThanHalf),
    quorum: ordinaryQuorum,
    bylaws: ordinaryBylaws,
    conflict: {
      reach: 'represented',
      asked: true,
      source: lgsm(
        '196 y 197',
        'Los administradores y comisarios no votan sus informes ni su responsabilidad; quien tiene un interés contrario no vota esa operación.',
      ),
    },
    source: lgsm('189'),
  }),
  buildRule({
    ...common,
    ruleId: 'mx-lgsm/extraordinary',
    title: 'Asamblea extraordinaria: la mitad del capital social',
    requirement: favourOver('all', atLeast(1, 2)),
    quorum: extraordinaryQuorum,
    bylaws: extraordinaryBylaws,
    source: lgsm(
      '190 y 191',
      'La ley dice «la mitad», no más de la mitad. El acta se protocoliza ante fedatario público.',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'mx-lgsm/class',
    title: 'Asamblea especial de una categoría',
    requirement: favourOver('all', atLeast(1, 2)),
    quorum: extraordinaryQuorum,
    bylaws: extraordinaryBylaws,
    source: lgsm(
      '195',
      'Se computa sobre todas las acciones de la categoría, que son las que votan.',
    ),
  }),
  buildRule({
    ruleId: 'mx-lgsm/written',
    title: 'Resolución unánime fuera de asamblea',
    requirement: favourOver('all', atLeast(1, 1)),
    quorum: quorumPerCall([null, lgsm('178')]),
    channelLimits: [apart],
    source: lgsm('178'),
  }),
  buildRule({
    ruleId: 'mx-lgsm/postponement',
    title: 'Aplazamiento a solicitud del 25 %',
    requirement: favourOver('present', atLeast(25, 100)),
    quorum: quorumPerCall([null, lgsm('199')]),
    channelLimits: [remote],
    source: lgsm(
      '199',
      'Una sola vez para el mismo asunto, por tres días y sin nueva convocatoria.',
    ),
  }),
];
