import { expect, test } from 'vitest';
import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Modality } from '../../kernel/meetings/meeting.ts';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { plainRule } from '../../testing/rules/arbitraryRules.ts';
import { channelWarnings, modesOf } from './channelWarnings.ts';
import { explainRule } from './explainRule.ts';
import type { Requirement } from './requirement.ts';
import { allOf, atLeastHeads, favourOver, presenceOver } from './requirements.ts';
import type { MeetingMode, Rule } from './rule.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabulary: Vocabulary = {
  units: { article: 'las', noun: 'unidades', one: 'unidad' },
  heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
  weights: { main: { article: 'el', noun: 'coeficiente' } },
};
const article = (number: number, verified = true) => ({
  ...{ law: 'Ley de prueba', article: `artículo ${number}`, verified },
});
const online = {
  modes: ['online', 'mixed'],
  warning: 'Discutido a distancia',
  source: article(46, false),
} as const;
const later = {
  modes: ['later-call'],
  warning: 'Solo con el 70 % real',
  source: article(47),
} as const;
const full: Rule = {
  ...plainRule,
  requirement: favourOver('all', atLeast(70, 100)),
  quorum: [
    {
      call: 1,
      requirement: allOf(presenceOver('all', moreThanHalf), atLeastHeads('present', 2)),
      source: article(2),
    },
    { call: 2, requirement: null, source: article(3) },
    { call: 3, requirement: presenceOver('allMinusExcluded', atLeast(1, 3)), source: article(4) },
  ],
  exclusions: {
    quorum: ['arrears'],
    base: ['conflict'],
    vote: ['arrears', 'conflict'],
    reach: 'unit',
  },
  presumedConsent: { days: 30, proposal: favourOver('present', moreThanHalf), source: article(5) },
  channelLimits: [online, later],
  needsNotary: true,
  ceiling: { threshold: atLeast(70, 100), effect: 'capped', source: article(6) },
};

test('a rule is explained in plain lines, in order', () => {
  expect(explainRule(full, vocabulary)).toEqual([
    'Para aprobar: al menos el 70 % del coeficiente total (Ley de prueba, artículo 1).',
    'Quórum en primera convocatoria: más del 50 % del coeficiente total y al menos 2 propietarios (Ley de prueba, artículo 2).',
    'Quórum en segunda convocatoria: cualquier número de asistentes (Ley de prueba, artículo 3).',
    'Quórum en tercera convocatoria: al menos 1/3 del coeficiente total con derecho a voto (Ley de prueba, artículo 4).',
    'No cuentan para el quórum: quienes están en mora.',
    'No cuentan para la mayoría: quienes tienen conflicto de interés.',
    'Tienen voz, pero no voto: quienes están en mora y quienes tienen conflicto de interés.',
    'El ausente notificado que no se oponga en 30 días cuenta a favor (Ley de prueba, artículo 5).',
    'Debe asistir un notario.',
    'Una mayoría mayor en el reglamento se lee como esta: al menos el 70 % del coeficiente total (Ley de prueba, artículo 6).',
    'Atención: Discutido a distancia (Ley de prueba, artículo 46).',
    'Atención: Solo con el 70 % real (Ley de prueba, artículo 47).',
  ]);
});

test('parts that a rule lacks are not explained', () => {
  expect(explainRule(plainRule, vocabulary)).toEqual([
    'Para aprobar: más del 50 % del coeficiente presente (Ley de prueba, artículo 1).',
    'Quórum en primera convocatoria: cualquier número de asistentes (Ley de prueba, artículo 1).',
  ]);
});

const heads = favourOver('cast', moreThanHalf, 'heads');

test.each<[string, Requirement, Base | undefined, string]>([
  ['over its rule’s base', plainRule.requirement, undefined, 'del coeficiente presente'],
  ['over its own base', plainRule.requirement, 'all', 'del coeficiente total'],
  ['in its rule’s scope', heads, undefined, 'de los propietarios que votaron'],
  [
    'over the whole weight when its rule is several',
    allOf(heads),
    undefined,
    'del coeficiente total',
  ],
  [
    'over its own base when its rule is several',
    allOf(heads),
    'present',
    'del coeficiente presente',
  ],
])('a ceiling is read %s', (_, requirement, base, text) => {
  const ceiling = {
    threshold: atLeast(70, 100),
    effect: 'refused' as const,
    source: article(6),
    ...(base === undefined ? {} : { base }),
  };
  expect(explainRule({ ...plainRule, requirement, ceiling }, vocabulary).at(-1)).toBe(
    `Una mayoría mayor en el reglamento no vale: al menos el 70 % ${text} (Ley de prueba, artículo 6).`,
  );
});

const onlineSaid = 'Discutido a distancia (Ley de prueba, artículo 46)';
const notarySaid = 'Debe asistir un notario (Ley de prueba, artículo 1)';
const laterSaid = 'Solo con el 70 % real (Ley de prueba, artículo 47)';

test.each<[readonly MeetingMode[], readonly string[]]>([
  [[], []],
  [['hall'], [notarySaid]],
  [['written'], []],
  [['online'], [onlineSaid, notarySaid]],
  [
    ['hall', 'mixed'],
    [onlineSaid, notarySaid],
  ],
  [
    ['later-call', 'hall'],
    [laterSaid, notarySaid],
  ],
  [
    ['online', 'later-call'],
    [onlineSaid, laterSaid, notarySaid],
  ],
])('a meeting held %j is warned of %j', (modes, warnings) => {
  expect(channelWarnings(full, modes)).toEqual(warnings);
});

test.each<[Modality, number, readonly MeetingMode[]]>([
  ['hall', 1, ['hall']],
  ['remote', 1, ['online']],
  ['mixed', 2, ['mixed', 'later-call']],
  ['hall', 3, ['hall', 'later-call']],
])('a meeting that is %s is held in call %d as %j', (modality, call, modes) => {
  expect(modesOf(modality, call)).toEqual(modes);
});
