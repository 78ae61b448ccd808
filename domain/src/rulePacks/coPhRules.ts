import { ley675, unverifiedSource } from '../rules/lawSources.ts';
import { allOf, atLeastHeads, favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, Rule } from '../rules/rule.ts';
import { atLeast, moreThanHalf } from '../rules/threshold.ts';
import { buildRule, quorumPerCall } from './buildRule.ts';

const quorum = quorumPerCall(
  [
    allOf(presenceOver('all', moreThanHalf), atLeastHeads('present', 2)),
    ley675('45', 'Un número plural de propietarios.'),
  ],
  [
    atLeastHeads('present', 2),
    ley675('41', 'Un número plural de propietarios, cualquiera que sea el porcentaje.'),
  ],
);

/** Article 45: a higher majority in the bylaws is not written, and this one is read instead. */
const ceiling = {
  threshold: atLeast(70, 100),
  effect: 'capped',
  source: ley675('45'),
} as const;

/** Article 44: what is decided without meeting is void if an owner did not take part. */
const apart: ChannelLimit = {
  modes: ['online', 'written'],
  warning:
    'Una decisión no presencial es ineficaz si algún propietario no participa; deje constancia de quién, qué y a qué hora',
  source: ley675(
    '42 y 44',
    'Los decretos 398 de 2020 y 176 de 2021, sin leer, entienden «todos» como quienes forman el quórum.',
  ),
};

const qualifiedLimits: readonly ChannelLimit[] = [
  {
    modes: ['online', 'mixed', 'written'],
    warning:
      'Esta decisión no puede tomarse en reunión no presencial; en una mixta es discutido que valga',
    source: ley675('46, parágrafo'),
  },
  {
    modes: ['later-call'],
    warning: 'En segunda convocatoria solo vale si de verdad se alcanza el 70 % del total',
    source: ley675('46, parágrafo'),
  },
];

/** What the assembly of a horizontal property decides with. Source: Ley 675, articles 41 to 46. */
export const coPhRules: readonly Rule[] = [
  buildRule({
    ruleId: 'co-ph/ordinary',
    title: 'Mayoría ordinaria',
    requirement: favourOver('present', moreThanHalf),
    quorum,
    ceiling,
    channelLimits: [apart],
    source: ley675('45'),
  }),
  buildRule({
    ruleId: 'co-ph/one-unit-one-vote',
    title: 'Una unidad, un voto',
    requirement: favourOver('present', moreThanHalf, 'units'),
    quorum,
    channelLimits: [apart],
    source: unverifiedSource(
      'Corte Constitucional, sentencia C-522 de 2002',
      '',
      'En vivienda, lo que no es económico se vota por unidad; la parte resolutiva no se ha leído.',
    ),
  }),
  buildRule({
    ruleId: 'co-ph/qualified',
    title: 'Mayoría calificada del 70 %',
    requirement: favourOver('all', atLeast(70, 100)),
    quorum,
    ceiling,
    channelLimits: qualifiedLimits,
    source: ley675('46'),
  }),
  buildRule({
    ruleId: 'co-ph/written',
    title: 'Decisión por comunicación escrita',
    requirement: favourOver('all', moreThanHalf),
    quorum,
    ceiling,
    channelLimits: [apart],
    source: ley675('43', 'La mayoría se computa sobre el total; plazo de un mes.'),
  }),
  buildRule({
    ruleId: 'co-ph/extinction',
    title: 'Extinción de la propiedad horizontal',
    requirement: favourOver('all', atLeast(1, 1)),
    quorum,
    channelLimits: qualifiedLimits,
    source: ley675(
      '9 y 45',
      'El artículo 45 exceptúa la extinción del tope del 70 %; la voluntad ha de ser de todos.',
    ),
  }),
];
