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
import type { Rule } from '../rules/rule.ts';
import {
  apartLimits,
  coPhCeiling,
  creditorsToo,
  fundFirst,
  qualifiedLimits,
  townFirst,
} from './coPhLimits.ts';
import { ley675 } from './coSources.ts';

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

const halfOfPresent = favourOver('present', moreThanHalf);
const seventyOfAll = favourOver('all', atLeast(70, 100));
/** Articles 13, 20 and 28 add to the 70 % that the owners in favour must be several. */
const severalWithSeventy = allOf(seventyOfAll, atLeastHeads('favour', 2));

const bylaws = {
  quorum: {
    calls: [1],
    source: ley675(
      '45',
      'El reglamento puede pedir un quórum superior en primera convocatoria; en segunda rige el artículo 41.',
    ),
  },
} as const;

const limited = { quorum, bylaws, ceiling: coPhCeiling, channelLimits: apartLimits } as const;
const qualified = { quorum, bylaws, ceiling: coPhCeiling, channelLimits: qualifiedLimits } as const;

const wholeYear =
  'Se suman las cuotas de toda la vigencia presupuestal; el límite son cuatro veces las expensas necesarias mensuales.';

/** The rules by which the assembly of a horizontal property decides. Source: Ley 675, articles 9 to 46. */
export const coPhRules: readonly Rule[] = [
  buildRule({
    ...limited,
    ruleId: 'co-ph/ordinary',
    title: 'Mayoría ordinaria',
    requirement: halfOfPresent,
    source: ley675(
      '45',
      'Todos los propietarios votan (artículo 37): la ley no quita el voto a quien está en mora, solo lo nombra en la convocatoria y en el acta (artículos 39 y 30).',
    ),
  }),
  buildRule({
    ...limited,
    ruleId: 'co-ph/levy',
    title: 'Cuota extraordinaria con mayoría ordinaria',
    requirement: halfOfPresent,
    channelLimits: [fundFirst, ...apartLimits],
    source: ley675('38 y 45', wholeYear),
  }),
  buildRule({
    quorum,
    bylaws,
    ruleId: 'co-ph/one-unit-one-vote',
    title: 'Una unidad, un voto',
    requirement: favourOver('present', moreThanHalf, 'units'),
    channelLimits: apartLimits,
    source: unverifiedSource(
      'Corte Constitucional, sentencia C-522 de 2002',
      '',
      'En vivienda, lo que no es económico se vota por unidad. En otros usos se vota por coeficiente.',
      'La parte resolutiva no se ha leído.',
    ),
  }),
  buildRule({
    ...qualified,
    ruleId: 'co-ph/qualified',
    title: 'Mayoría calificada del 70 %',
    requirement: seventyOfAll,
    source: ley675('46'),
  }),
  buildRule({
    ...qualified,
    ruleId: 'co-ph/large-levy',
    title: 'Cuota extraordinaria con el 70 %',
    requirement: seventyOfAll,
    channelLimits: [fundFirst, ...qualifiedLimits],
    source: ley675('46, numeral 2', wholeYear),
  }),
  buildRule({
    ...qualified,
    ruleId: 'co-ph/qualified-plural',
    title: 'El 70 %, con varios propietarios',
    requirement: severalWithSeventy,
    source: ley675(
      '13, 28 y 46',
      'Los artículos 13 y 28 piden además un número plural de propietarios.',
    ),
  }),
  buildRule({
    ...qualified,
    ruleId: 'co-ph/disaffection',
    title: 'Desafectación de un bien común no esencial',
    requirement: severalWithSeventy,
    channelLimits: [townFirst, ...qualifiedLimits],
    source: ley675(
      '20 y 46',
      'El artículo 20 pide además un número plural de propietarios. Comprende el ajuste de los coeficientes (artículo 21).',
    ),
  }),
  buildRule({
    ruleId: 'co-ph/written',
    title: 'Decisión por comunicación escrita',
    requirement: favourOver('all', moreThanHalf),
    quorum: quorumPerCall([
      null,
      ley675('43', 'No hay reunión: se convoca a todos y la mayoría se computa sobre el total.'),
    ]),
    turnout: {
      requirement: everybodyTookPart,
      source: ley675('44', 'Es ineficaz si algún propietario no participa.'),
    },
    ceiling: coPhCeiling,
    channelLimits: apartLimits,
    source: ley675('43'),
  }),
  buildRule({
    quorum,
    bylaws,
    ruleId: 'co-ph/extinction',
    title: 'Extinción de la propiedad horizontal',
    // A unit without coefficient has an owner too.
    requirement: allOf(favourOver('all', atLeast(1, 1)), favourOver('all', atLeast(1, 1), 'heads')),
    channelLimits: [creditorsToo, ...apartLimits],
    source: ley675(
      '9 y 45',
      'La decisión es unánime; el artículo 45 la exceptúa del tope del 70 %. Después se eleva a escritura pública (artículo 10).',
    ),
  }),
];
