import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { allOf, atLeastHeads, favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, Exclusions, Rule } from '../rules/rule.ts';
import { ley79 } from './coSources.ts';

/** Article 27: the assembly is of the members in good standing; who owes, in whatever it is, is no part of it. */
const onlyAble: Exclusions = {
  quorum: ['arrears'],
  base: ['arrears'],
  vote: ['arrears'],
  reach: 'owner',
};

const half = presenceOver('allMinusExcluded', atLeast(1, 2), 'heads');

/** Half of the number that the law asked to constitute one until 2020. */
const leastUnlessNoted = 10;

const channelLimits: readonly ChannelLimit[] = [
  {
    modes: ['online', 'mixed', 'written'],
    warning:
      'La Ley 79 habla de asistentes y no nombra la reunión no presencial; compruebe que los estatutos la permiten y guarde prueba de quién asiste',
    source: unverifiedSource(
      'Ley 222 de 1995',
      'artículo 19',
      'La Ley 79, artículo 158, manda aplicar a las cooperativas lo que las sociedades tienen y ella no regula.',
      'El artículo 158 no se ha leído.',
    ),
  },
];

const able =
  'Cuentan los asociados hábiles: los inscritos que no tienen suspendidos sus derechos y están al corriente (artículo 27). En el padrón, quien no es hábil figura en mora.';

interface Body {
  readonly packId: 'co-cooperativa' | 'co-delegados';
  readonly quorum: Rule['quorum'];
  readonly more: Pick<Partial<Rule>, 'bylaws' | 'quorumLeft'>;
}

/** The rules by which an assembly of a cooperative decides: one person, one vote, among those present. */
function rulesOf({ packId, quorum, more }: Body): readonly Rule[] {
  const common = { quorum, channelLimits, exclusions: onlyAble } as const;
  const { bylaws, ...others } = more;
  return [
    buildRule({
      ...common,
      ...others,
      ...(bylaws === undefined ? {} : { bylaws }),
      ruleId: `${packId}/ordinary`,
      title: 'Mayoría absoluta de los asistentes',
      requirement: favourOver('present', moreThanHalf, 'heads'),
      source: ley79('32', `De los votos de los asistentes. ${able}`),
    }),
    buildRule({
      ...common,
      ...others,
      ...(bylaws === undefined ? {} : { bylaws }),
      ruleId: `${packId}/two-thirds`,
      title: 'Dos tercios de los asistentes',
      requirement: favourOver('present', atLeast(2, 3), 'heads'),
      source: ley79('32', 'Las dos terceras partes de los asistentes, voten o no.'),
    }),
  ];
}

/** Of members. */
export const coCooperativaRules = rulesOf({
  packId: 'co-cooperativa',
  quorum: quorumPerCall(
    [half, ley79('31', `Basta la mitad exacta. ${able}`)],
    [
      allOf(
        presenceOver('allMinusExcluded', atLeast(1, 10), 'heads'),
        atLeastHeads('present', leastUnlessNoted),
      ),
      ley79(
        '31',
        'Es la misma reunión, una hora después: ni menos del 10 % de los hábiles ni de la mitad del número que se requiere para constituir la cooperativa. Mientras nadie anote esa mitad se piden diez: la de los veinte que se pedían antes de 2020. Hoy el artículo 14 pide tres fundadores, salvo normas especiales.',
      ),
    ],
  ),
  more: {
    quorumLeft: {
      asInCall: 2,
      source: ley79(
        '31',
        'Una vez constituido, el quórum no se desintegra porque algunos se retiren, mientras quede el mínimo.',
      ),
    },
    bylaws: {
      quorum: {
        calls: [2],
        onlyNumber: true,
        source: ley79(
          '14 y 31',
          'La mitad del número que se requiere para constituir una cooperativa como esta.',
        ),
      },
    },
  },
});

/** Of delegates: always half of those who were elected and convened. */
export const coDelegadosRules = rulesOf({
  packId: 'co-delegados',
  quorum: quorumPerCall([
    half,
    ley79(
      '31',
      'El 50 % de los delegados elegidos y convocados, también una hora después. El padrón es el de los delegados, que son al menos veinte (artículo 29).',
    ),
  ]),
  more: {},
});
