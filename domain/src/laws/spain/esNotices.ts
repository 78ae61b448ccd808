import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { calendarDays, months } from '../../kernel/calendars/period.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import {
  contentRules,
  minorityCaller,
  noticeRule,
  organCaller,
} from '../aspects/buildConvocation.ts';
import type { ConvocationRules } from '../aspects/convocationRules.ts';
import { bylawSource } from '../rules/lawSources.ts';
import { esAgendas } from './esAgendas.ts';
import { lo1, lph, lsc } from './esSources.ts';

const esLph: ConvocationRules = {
  packId: 'es-lph',
  notices: [
    noticeRule(
      ['ordinary'],
      [calendarDays(6)],
      lph('16.3', 'Cuente desde que la citación llega a los propietarios, no desde que sale.'),
    ),
    noticeRule(
      ['extraordinary'],
      [],
      lph('16.3', 'Con la antelación que sea posible para que todos los interesados se enteren.'),
    ),
  ],
  callers: [
    organCaller('president', lph('16.2')),
    organCaller('owners', lph('16.1 y 16.2'), {
      power: 'requests',
      shares: [
        { of: 'heads', threshold: atLeast(1, 4) },
        { of: 'weight', threshold: atLeast(25, 100) },
      ],
      condition: 'Se pide al presidente; si él no convoca, convocan los propios promotores.',
    }),
  ],
  contents: [
    ...contentRules(lph('16.2'), ['agenda', 'place', 'date-time']),
    ...contentRules(lph('16.2'), ['second-call'], 'second-call'),
    ...contentRules(lph('16.2'), ['debtors', 'vote-deprivation'], 'debtors'),
  ],
  agenda: esAgendas['es-lph'],
  laterCalls: [
    {
      wait: { kind: 'minutes', minutes: 30 },
      announced: 'may',
      reconvene: {
        within: calendarDays(8),
        limits: 'meeting',
        notice: calendarDays(3),
        source: lph('16.2'),
      },
      source: lph('16.2'),
    },
  ],
  ownRight: null,
  universal: { agreement: true, source: lph('16.3') },
};

const lscCallers = [
  organCaller('administrator', lsc('166')),
  minorityCaller(
    5,
    100,
    'Se pide a los administradores, que deben convocar para dentro de dos meses; si no, al juez.',
    lsc('168 y 169'),
  ),
];

const lscContents = contentRules(lsc('174'), ['name', 'date-time', 'agenda', 'caller-office']);

const esSa: ConvocationRules = {
  packId: 'es-sa',
  notices: [
    noticeRule(
      meetingKinds,
      [months(1)],
      lsc(
        '176',
        'El mes va de fecha a fecha: publicada el 10, la junta puede ser el 10 siguiente.',
      ),
    ),
  ],
  callers: lscCallers,
  contents: [
    ...lscContents,
    ...contentRules(
      lsc('182', undefined, 'El texto leído es anterior a la Ley 5/2021.'),
      ['medium-access'],
      'remote',
    ),
  ],
  agenda: esAgendas['es-sa'],
  laterCalls: [
    {
      wait: { kind: 'minutes', minutes: 24 * 60 },
      announced: 'may',
      reconvene: {
        within: calendarDays(15),
        limits: 'notice',
        notice: calendarDays(10),
        source: lsc('177.3'),
      },
      source: lsc('177'),
    },
  ],
  ownRight: null,
  universal: { agreement: true, source: lsc('178') },
};

const esSl: ConvocationRules = {
  packId: 'es-sl',
  notices: [
    noticeRule(
      meetingKinds,
      [calendarDays(15)],
      lsc('176', 'Si se avisa socio por socio, cuenta desde que se envió al último.'),
    ),
  ],
  callers: lscCallers,
  contents: lscContents,
  agenda: esAgendas['es-sl'],
  laterCalls: [],
  ownRight: null,
  universal: { agreement: true, source: lsc('178') },
};

const usualNotice = bylawSource('Lo pide la naturaleza del aviso; siga los estatutos.');

const esAsociacion: ConvocationRules = {
  packId: 'es-asociacion',
  notices: [
    noticeRule(
      meetingKinds,
      [calendarDays(15)],
      lo1('12, letra c', 'Si los estatutos no disponen otra cosa.'),
      { bylaws: 'replace' },
    ),
  ],
  callers: [
    organCaller('council', lo1('12, letra b', 'Convoca el órgano de representación.')),
    organCaller('president', usualNotice),
    organCaller('owners', lo1('12, letra b'), {
      kinds: ['extraordinary'],
      power: 'requests',
      shares: [{ of: 'heads', threshold: atLeast(10, 100) }],
      condition: 'Se pide al órgano de representación.',
    }),
  ],
  contents: contentRules(usualNotice, ['date-time', 'place', 'agenda']),
  agenda: esAgendas['es-asociacion'],
  laterCalls: [
    {
      wait: { kind: 'minutes', minutes: 30 },
      announced: 'must',
      reconvene: null,
      source: bylawSource('La ley no la conoce: solo si los estatutos la prevén.'),
    },
  ],
  ownRight: null,
  universal: null,
};

/** How the laws of the country want meetings called. */
export const esNotices: Readonly<Record<PackOf<'es'>, ConvocationRules>> = {
  'es-lph': esLph,
  'es-sa': esSa,
  'es-sl': esSl,
  'es-asociacion': esAsociacion,
};
