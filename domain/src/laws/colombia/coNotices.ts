import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { calendarDays, workingDays } from '../../kernel/calendars/period.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import {
  contentRules,
  minorityCaller,
  noticeRule,
  organCaller,
} from '../aspects/buildConvocation.ts';
import type { ConvocationRules } from '../aspects/convocationRules.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { coAgendas } from './coAgendas.ts';
import { coCooperativaNotices, coDelegadosNotices, coSindicatoNotices } from './coMemberNotices.ts';
import { byRemission372, codigoComercioCo, ley675, ley1258, sasRemission } from './coSources.ts';

const clearDays =
  'Según la costumbre y la Superintendencia de Sociedades, no se cuentan ni el día del aviso ni el de la reunión.';

const remoteAccess = contentRules(
  unverifiedSource('Decreto 398 de 2020', 'artículo 1', '', 'El texto del decreto no se ha leído.'),
  ['medium-access'],
  'remote',
);

const coPh: ConvocationRules = {
  packId: 'co-ph',
  notices: [
    noticeRule(
      ['ordinary'],
      [calendarDays(15)],
      ley675('39', 'Por prudencia no se cuentan ni el día del aviso ni el de la asamblea.'),
      { counting: 'clear' },
    ),
    noticeRule(
      ['extraordinary'],
      [calendarDays(15)],
      ley675(
        '39',
        'La ley fija los 15 días para la ordinaria; para la extraordinaria rige el reglamento y, si calla, lo prudente es el mismo plazo.',
      ),
      { counting: 'clear', binding: false, bylaws: 'replace' },
    ),
  ],
  callers: [
    organCaller('administrator', ley675('39')),
    organCaller('council', ley675('39'), { kinds: ['extraordinary'] }),
    organCaller('fiscal-auditor', ley675('39'), { kinds: ['extraordinary'] }),
    minorityCaller(1, 5, '', ley675('39'), {
      kinds: ['extraordinary'],
      power: 'calls',
      leastHeads: 2,
    }),
  ],
  contents: [
    ...contentRules(ley675('39', 'Lo pide la naturaleza del aviso.'), ['date-time', 'place']),
    ...contentRules(ley675('39, parágrafo 1'), ['agenda'], 'extraordinary-or-remote'),
    ...contentRules(ley675('39, parágrafo 2'), ['debtors'], 'debtors'),
    ...contentRules(ley675('41'), ['second-call-effect']),
    ...remoteAccess,
  ],
  agenda: coAgendas['co-ph'],
  laterCalls: [
    {
      wait: { kind: 'fixed', after: workingDays(3), time: '20:00' },
      announced: 'must',
      reconvene: null,
      source: ley675(
        '41',
        'Los tres días hábiles se cuentan desde la fecha de la primera reunión; el reglamento puede fijar otra fecha y hora.',
      ),
    },
  ],
  ownRight: { kind: 'months-after-period', months: 4, time: '20:00', source: ley675('40') },
  universal: { agreement: false, source: ley675('40') },
};

const coSas: ConvocationRules = {
  packId: 'co-sas',
  notices: [
    noticeRule(meetingKinds, [workingDays(5)], ley1258('20', clearDays), {
      counting: 'clear',
      bylaws: 'replace',
    }),
  ],
  callers: [
    organCaller('administrator', ley1258('20', 'Convoca el representante legal.')),
    organCaller(
      'fiscal-auditor',
      unverifiedSource('Código de Comercio de Colombia', 'artículo 181', sasRemission),
    ),
    minorityCaller(
      1,
      4,
      'Se pide al representante legal o al revisor fiscal.',
      unverifiedSource('Código de Comercio de Colombia', 'artículo 182', sasRemission),
    ),
  ],
  contents: [
    ...contentRules(ley1258('20'), ['date-time', 'place', 'agenda']),
    ...contentRules(ley1258('20'), ['inspection-right'], 'accounts'),
    ...remoteAccess,
  ],
  agenda: coAgendas['co-sas'],
  laterCalls: [
    {
      wait: { kind: 'window', from: workingDays(10), until: workingDays(30) },
      announced: 'may',
      reconvene: {
        within: workingDays(30),
        limits: 'meeting',
        notice: workingDays(5),
        source: unverifiedSource('Código de Comercio de Colombia', 'artículo 429', sasRemission),
      },
      source: ley1258('20, parágrafo'),
    },
  ],
  ownRight: {
    kind: 'month-of-year',
    month: 4,
    time: '10:00',
    source: unverifiedSource('Código de Comercio de Colombia', 'artículo 422', sasRemission),
  },
  universal: {
    agreement: false,
    source: ley1258('21', 'Quien asiste renuncia al aviso, salvo que proteste antes de empezar.'),
  },
};

const coSa: ConvocationRules = {
  packId: 'co-sa',
  notices: [
    noticeRule(meetingKinds, [workingDays(15)], codigoComercioCo('424', clearDays), {
      onlyAccounts: true,
      counting: 'clear',
    }),
    noticeRule(meetingKinds, [calendarDays(5)], codigoComercioCo('424', clearDays), {
      counting: 'clear',
    }),
  ],
  callers: [
    organCaller('administrator', codigoComercioCo('181 y 423')),
    organCaller('council', codigoComercioCo('181 y 423', 'Convoca la junta directiva.')),
    organCaller('fiscal-auditor', codigoComercioCo('181 y 423')),
    minorityCaller(
      1,
      4,
      'Se pide a la junta directiva, al representante legal o al revisor fiscal.',
      codigoComercioCo('182'),
    ),
    minorityCaller(
      1,
      5,
      'Se pide a la Superintendencia, que ordena convocar; los estatutos pueden fijar otra parte.',
      codigoComercioCo(
        '423',
        'Para decidir la acción social de responsabilidad, el 20 % convoca por sí mismo (Ley 222 de 1995, artículo 25).',
      ),
      { kinds: ['extraordinary'], leastHeads: 2 },
    ),
  ],
  contents: [
    ...contentRules(codigoComercioCo('424 y 426'), ['date-time', 'place']),
    ...contentRules(codigoComercioCo('182 y 424'), ['agenda'], 'extraordinary'),
    ...contentRules(codigoComercioCo('422'), ['inspection-right'], 'accounts'),
    ...remoteAccess,
  ],
  agenda: coAgendas['co-sa'],
  laterCalls: [
    {
      wait: { kind: 'window', from: workingDays(10), until: workingDays(30) },
      announced: 'after',
      reconvene: {
        within: workingDays(30),
        limits: 'meeting',
        notice: calendarDays(5),
        source: codigoComercioCo('424 y 429'),
      },
      source: codigoComercioCo('429 y 829', 'Los días que señala la ley se entienden hábiles.'),
    },
  ],
  ownRight: { kind: 'month-of-year', month: 4, time: '10:00', source: codigoComercioCo('422') },
  universal: { agreement: false, source: codigoComercioCo('182 y 426') },
};

const coLtda: ConvocationRules = {
  packId: 'co-ltda',
  notices: [
    noticeRule(meetingKinds, [workingDays(15)], byRemission372('424', clearDays), {
      onlyAccounts: true,
      counting: 'clear',
      bylaws: 'replace',
    }),
    noticeRule(meetingKinds, [calendarDays(5)], byRemission372('424', clearDays), {
      counting: 'clear',
      bylaws: 'replace',
    }),
  ],
  callers: [
    organCaller('administrator', codigoComercioCo('181', 'Administran los socios, o el gerente.')),
    organCaller('fiscal-auditor', codigoComercioCo('181')),
    minorityCaller(
      1,
      4,
      'Se pide a los administradores o al revisor fiscal.',
      codigoComercioCo(
        '182',
        'Para decidir la acción social de responsabilidad, el 20 % convoca por sí mismo (Ley 222 de 1995, artículo 25).',
      ),
    ),
  ],
  contents: [
    ...contentRules(byRemission372('424'), ['date-time', 'place']),
    ...contentRules(codigoComercioCo('182'), ['agenda'], 'extraordinary'),
    ...remoteAccess,
  ],
  agenda: coAgendas['co-ltda'],
  laterCalls: [
    {
      wait: { kind: 'window', from: workingDays(10), until: workingDays(30) },
      announced: 'after',
      reconvene: {
        within: workingDays(30),
        limits: 'meeting',
        notice: calendarDays(5),
        source: codigoComercioCo('186 y 429'),
      },
      source: codigoComercioCo('186 y 429'),
    },
  ],
  ownRight: { kind: 'month-of-year', month: 4, time: '10:00', source: byRemission372('422') },
  universal: { agreement: false, source: codigoComercioCo('182') },
};

/** How the laws of the country want meetings called. */
export const coNotices: Readonly<Record<PackOf<'co'>, ConvocationRules>> = {
  'co-ph': coPh,
  'co-sas': coSas,
  'co-sa': coSa,
  'co-ltda': coLtda,
  'co-cooperativa': coCooperativaNotices,
  'co-delegados': coDelegadosNotices,
  'co-sindicato': coSindicatoNotices,
};
