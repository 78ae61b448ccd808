import type { Source } from '../../kernel/bylaws/source.ts';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, Exclusions, Rule } from '../rules/rule.ts';
import { ley21442 } from './clSources.ts';

/** The text of articles 2 and 12 to 23 was read; not the table of article 15, which is an image. */
const article15: Source = { law: 'Ley 21.442', article: 'artículo 15', verified: true };

const table = (row: string) =>
  ley21442(
    'artículo 15',
    'Confirme esta mayoría en el reglamento de copropiedad antes de decidir.',
    `El cuadro de quórum no se ha leído: sus cifras (${row}) vienen de fuentes secundarias. El resto del artículo sí.`,
  );

const ordinaryTable = table('33 % para constituirse y mayoría absoluta de los asistentes');
const absoluteTable = table(
  'mayoría absoluta de los derechos; para acordar, solo sobre copropietarios hábiles',
);
const reinforcedTable = table(
  '66 % de los derechos; para acordar, solo sobre copropietarios hábiles',
);

/**
 * Articles 2 (13) and 15: who owes anything to the condominium is not «hábil» and does not vote;
 * one debt disables the owner, with every unit. Attendance is of all rights.
 */
const onlyAble: Exclusions = { quorum: [], base: ['arrears'], vote: ['arrears'], reach: 'owner' };

const remote: ChannelLimit = {
  modes: ['online', 'mixed'],
  warning:
    'La participación virtual ha de estar acordada en el reglamento de copropiedad, con votación efectiva y simultánea',
  source: article15,
};

const written: ChannelLimit = {
  modes: ['written'],
  warning:
    'La consulta por escrito la decide el comité, con antecedentes y sesión informativa previa, y se aprueba por escrito con el quórum de la materia',
  source: article15,
};

const writtenDeed: ChannelLimit = {
  ...written,
  warning: `${written.warning}; el acuerdo se reduce a escritura pública`,
};

const common = { exclusions: onlyAble, channelLimits: [remote, written] } as const;
const certified = {
  exclusions: onlyAble,
  channelLimits: [remote, writtenDeed],
  needsNotary: true,
} as const;

const absolute = {
  requirement: favourOver('allMinusExcluded', moreThanHalf),
  quorum: quorumPerCall([presenceOver('all', moreThanHalf), absoluteTable]),
  source: absoluteTable,
} as const;

/**
 * The rules by which a condominium decides: each owner has one vote, in proportion to their rights. There is
 * no second call: without quorum any owner may go to the judge (article 16).
 */
export const cl21442Rules: readonly Rule[] = [
  buildRule({
    ...common,
    ruleId: 'cl-21442/ordinary',
    title: 'Sesión ordinaria',
    requirement: favourOver('present', moreThanHalf),
    quorum: quorumPerCall([presenceOver('all', atLeast(33, 100)), ordinaryTable]),
    source: ordinaryTable,
  }),
  buildRule({
    ...common,
    ...absolute,
    ruleId: 'cl-21442/absolute',
    title: 'Sesión extraordinaria de mayoría absoluta',
  }),
  buildRule({
    ...certified,
    ...absolute,
    ruleId: 'cl-21442/regulation',
    title: 'Modificación del reglamento por mayoría absoluta',
  }),
  buildRule({
    ...certified,
    ruleId: 'cl-21442/reinforced',
    title: 'Sesión extraordinaria de mayoría reforzada',
    requirement: favourOver('allMinusExcluded', atLeast(66, 100)),
    quorum: quorumPerCall([presenceOver('all', atLeast(66, 100)), reinforcedTable]),
    source: reinforcedTable,
  }),
];
