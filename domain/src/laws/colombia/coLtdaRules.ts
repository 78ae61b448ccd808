import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import {
  allOf,
  atLeastHeads,
  everybodyTookPart,
  favourOver,
  presenceOver,
} from '../rules/requirements.ts';
import { type Exclusions, nobodyExcluded, type Rule } from '../rules/rule.ts';
import { coDistanceLimits } from './coSaVotes.ts';
import { byRemission372, codigoComercioCo, ley222, ley1258 } from './coSources.ts';

const comercio = 'Código de Comercio de Colombia';

/** «Número plural»: two partners at least, whatever each of them holds. */
const several = atLeastHeads('favour', 2);

const quorum = quorumPerCall(
  [
    allOf(presenceOver('all', moreThanHalf), atLeastHeads('present', 2)),
    unverifiedSource(
      comercio,
      'artículos 186 y 359',
      'Se lee el quórum de la anónima (Ley 222 de 1995, artículo 68), que la mayoría ya exige.',
    ),
  ],
  [
    atLeastHeads('present', 2),
    codigoComercioCo(
      '186 y 429',
      'Un número plural de socios. La Superintendencia entiende que así también se decide, salvo mayorías especiales; por prudencia se pide siempre la de todas las cuotas.',
    ),
  ],
);

const channelLimits = coDistanceLimits('socio', 'las cuotas');

const ofQuotas = {
  quorum,
  channelLimits,
  bylaws: { quorum: { calls: [1], mayLower: [1], source: codigoComercioCo('186') } },
} as const;

/** A partner with an interest of their own leaves both sides of the decision, not the quorum. */
const withoutInterested: Exclusions = {
  ...nobodyExcluded,
  base: ['conflict'],
  vote: ['conflict'],
};

/** The rules by which a limitada decides: over every quota of the capital, and never one partner alone. */
export const coLtdaRules: readonly Rule[] = [
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/ordinary',
    title: 'Mayoría absoluta de las cuotas',
    requirement: allOf(favourOver('all', moreThanHalf), several),
    source: codigoComercioCo(
      '359',
      'Un número plural de socios, y de todas las cuotas del capital, no solo de las presentes. Los estatutos pueden pedir más.',
    ),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/accounts',
    title: 'Balances y cuentas de fin de ejercicio',
    requirement: allOf(favourOver('allMinusExcluded', moreThanHalf), several),
    exclusions: withoutInterested,
    source: unverifiedSource(
      comercio,
      'artículos 185 y 359',
      'No los votan los administradores ni los empleados. Se lee que sus cuotas no cuentan para la mayoría.',
      'La ley no dice cómo se decide si administran todos, o si queda un solo socio que no administre.',
    ),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/half-profits',
    title: 'Repartir al menos la mitad de las utilidades',
    requirement: allOf(favourOver('all', moreThanHalf), several),
    source: codigoComercioCo(
      '155 y 359',
      'Sin el 78 % de las cuotas representadas debe repartirse al menos la mitad de las utilidades líquidas.',
    ),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/less-profits',
    title: 'Repartir menos de la mitad de las utilidades',
    requirement: allOf(favourOver('present', atLeast(78, 100)), several),
    source: codigoComercioCo('155', 'Un número plural de socios. Los estatutos pueden pedir más.'),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/reforms',
    title: 'Reforma de estatutos: el 70 % de las cuotas',
    requirement: allOf(favourOver('all', atLeast(70, 100)), several),
    source: codigoComercioCo(
      '360',
      'Un número plural de socios, y de todas las cuotas del capital. Los estatutos pueden pedir una mayoría superior, no una inferior.',
    ),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/admission',
    title: 'Ingreso de un extraño: el 70 % de las cuotas',
    requirement: favourOver('all', atLeast(70, 100)),
    source: unverifiedSource(
      comercio,
      'artículo 365',
      'Primero se ofrecen las cuotas a los demás socios (artículo 363).',
      'El texto del artículo no se ha leído.',
    ),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/off-agenda',
    title: 'Otros temas en reunión extraordinaria',
    requirement: favourOver('present', atLeast(70, 100)),
    source: byRemission372('425', 'Una vez agotado el orden del día.'),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/conflict',
    title: 'Autorización por conflicto de intereses',
    requirement: allOf(favourOver('allMinusExcluded', moreThanHalf), several),
    exclusions: withoutInterested,
    source: ley222(
      '23, numeral 7',
      'Se excluye el voto del administrador que sea socio; la mayoría es la del artículo 359 del Código de Comercio.',
      'La ley no dice si sus cuotas salen también del total.',
    ),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/liability',
    title: 'Acción social de responsabilidad',
    requirement: favourOver('present', moreThanHalf),
    source: ley222(
      '25',
      'La mitad más una de las cuotas representadas. Puede decidirse fuera del orden del día e implica la remoción.',
    ),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/uneven-division',
    title: 'Unanimidad de las cuotas representadas',
    requirement: favourOver('present', atLeast(1, 1)),
    source: ley222('3'),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/unanimity',
    title: 'Unanimidad de todas las cuotas',
    requirement: favourOver('all', atLeast(1, 1)),
    source: ley1258('31'),
  }),
  buildRule({
    ...ofQuotas,
    ruleId: 'co-ltda/more-liability',
    title: 'Unanimidad para asumir mayor responsabilidad',
    requirement: favourOver('all', atLeast(1, 1)),
    source: codigoComercioCo(
      '168 y 176',
      'La ley dice «por unanimidad»; se lee de todas las cuotas del capital.',
    ),
  }),
  buildRule({
    ruleId: 'co-ltda/written',
    title: 'Decisión por escrito',
    requirement: allOf(favourOver('all', moreThanHalf), several),
    quorum: quorumPerCall([null, ley222('20', 'No hay reunión: deben votar todos.')]),
    turnout: {
      requirement: everybodyTookPart,
      source: ley222('20 y 21', 'Es ineficaz si algún socio no vota dentro de un mes.'),
    },
    channelLimits,
    source: ley222('20', 'La mayoría se computa sobre todas las cuotas.'),
  }),
  buildRule({
    ruleId: 'co-ltda/final-accounts',
    title: 'Cuenta final de la liquidación',
    requirement: favourOver('present', moreThanHalf, 'heads'),
    quorum: quorumPerCall([null, codigoComercioCo('248')]),
    channelLimits,
    source: codigoComercioCo(
      '248',
      'La mayoría es de los asociados que concurran, cualquiera que sea el valor de sus cuotas. Si nadie concurre a la segunda reunión, se tienen por aprobadas.',
    ),
  }),
];
