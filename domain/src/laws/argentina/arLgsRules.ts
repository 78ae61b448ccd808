import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, ClassLaw, ConflictLaw, Exclusions, Rule } from '../rules/rule.ts';
import { ccyc, lgs } from './arSources.ts';

const ordinaryQuorum = quorumPerCall(
  [presenceOver('all', moreThanHalf), lgs('243')],
  [null, lgs('243', 'Cualquiera sea el número de acciones presentes.')],
);

const extraordinaryQuorum = quorumPerCall(
  [presenceOver('all', atLeast(60, 100)), lgs('244', 'El estatuto puede exigir más.')],
  [
    presenceOver('all', atLeast(30, 100)),
    lgs('244', 'El estatuto puede fijar un quórum mayor o menor.'),
  ],
);

/** Article 244: more in the first call, more or less in the second. */
const extraordinaryBylaws = {
  quorum: { of: 'extraordinary', calls: [1, 2], mayLower: [2], source: lgs('244') },
} as const;

/**
 * The votes that can be cast in the decision. Articles 241 and 248: directors on their own acts, and
 * shareholders with an interest against the company, do not vote. Article 192: shares not paid in time lose
 * their rights meanwhile, so they are not present either; they stay in the total.
 */
const votesThatCount: Exclusions = {
  quorum: ['arrears'],
  base: ['arrears', 'conflict'],
  vote: ['arrears', 'conflict'],
  reach: 'unit',
};

/** Article 248: any decision may be of an operation in which somebody has an interest against the company. */
const mayBeInterested: ConflictLaw = {
  reach: 'represented',
  asked: false,
  source: lgs('248', 'El accionista o su representante, por cuenta propia o ajena.'),
};

/** Over every voting share, nobody leaves the total. */
const overEveryShare: Exclusions = { ...votesThatCount, base: [] };

const channelLimits: readonly ChannelLimit[] = [
  {
    modes: ['online', 'mixed'],
    warning:
      'A distancia vale si el estatuto la prevé o si la consienten todos los que deben participar',
    source: ccyc(
      '158, inciso a',
      undefined,
      'Las normas de los organismos de control no se han leído.',
    ),
  },
];

const ofVotesPresent = {
  requirement: favourOver('present', moreThanHalf),
  exclusions: votesThatCount,
  conflict: mayBeInterested,
  channelLimits,
} as const;

/** Article 250: the class consents under the rules of the ordinary assembly, its quorum too. */
const classVote: ClassLaw = {
  requirement: favourOver('present', moreThanHalf),
  firstCall: presenceOver('all', moreThanHalf),
  source: lgs('243 y 250', 'Solo si la decisión afecta los derechos de una clase de acciones.'),
};

/** The rules by which the assembly of a sociedad anónima decides. Source: Ley 19.550, articles 192 to 250. */
export const arLgsRules: readonly Rule[] = [
  buildRule({
    ...ofVotesPresent,
    ruleId: 'ar-lgs/ordinary',
    title: 'Asamblea ordinaria: mayoría absoluta de los votos presentes',
    quorum: ordinaryQuorum,
    source: lgs('243', 'Si hay acciones de voto plural, cada unidad debe pesar sus votos.'),
  }),
  buildRule({
    ...ofVotesPresent,
    ruleId: 'ar-lgs/interested',
    title: 'Asamblea ordinaria: mayoría de los votos presentes, sin quien tiene interés propio',
    quorum: ordinaryQuorum,
    conflict: {
      reach: 'represented',
      asked: true,
      source: lgs(
        '241 y 248',
        'Los directores, síndicos, consejeros y gerentes no votan su gestión, su responsabilidad ni su remoción con causa; quien tiene un interés contrario no vota esa operación.',
      ),
    },
    source: lgs('243', 'Si hay acciones de voto plural, cada unidad debe pesar sus votos.'),
  }),
  buildRule({
    ...ofVotesPresent,
    ruleId: 'ar-lgs/extraordinary',
    title: 'Asamblea extraordinaria: mayoría absoluta de los votos presentes',
    classVote,
    quorum: extraordinaryQuorum,
    bylaws: extraordinaryBylaws,
    source: lgs('244', 'Si hay acciones de voto plural, cada unidad debe pesar sus votos.'),
  }),
  buildRule({
    ruleId: 'ar-lgs/special',
    title: 'Supuestos especiales: mayoría de todas las acciones con voto',
    classVote,
    requirement: favourOver('all', moreThanHalf),
    quorum: extraordinaryQuorum,
    bylaws: extraordinaryBylaws,
    exclusions: overEveryShare,
    conflict: mayBeInterested,
    channelLimits,
    source: lgs(
      '244, cuarto párrafo',
      'En primera y en segunda convocatoria, sin pluralidad de voto: cada acción cuenta una vez.',
    ),
  }),
  buildRule({
    ...ofVotesPresent,
    ruleId: 'ar-lgs/class',
    title: 'Asamblea especial de una clase',
    quorum: ordinaryQuorum,
    source: lgs('250', 'Votan solo las acciones de la clase afectada.'),
  }),
  buildRule({
    ruleId: 'ar-lgs/unanimity',
    title: 'Unanimidad de las acciones con derecho a voto',
    requirement: favourOver('all', atLeast(1, 1)),
    quorum: quorumPerCall([presenceOver('all', atLeast(1, 1)), lgs('246, inciso 1')]),
    exclusions: overEveryShare,
    conflict: mayBeInterested,
    channelLimits,
    source: lgs('246, inciso 1', 'Con la totalidad del capital presente.'),
  }),
];
