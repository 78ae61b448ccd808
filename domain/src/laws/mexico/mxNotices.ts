import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { calendarDays } from '../../kernel/calendars/period.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import {
  contentRules,
  minorityCaller,
  noticeRule,
  organCaller,
} from '../aspects/buildConvocation.ts';
import type { ConvocationRules, LaterCallRule } from '../aspects/convocationRules.ts';
import { notRead } from '../rules/lawSources.ts';
import { mxAgendas } from './mxAgendas.ts';
import { leyCdmx, lgsm } from './mxSources.ts';

const halfHour: LaterCallRule = {
  wait: { kind: 'minutes', minutes: 30 },
  announced: 'must',
  reconvene: null,
  source: leyCdmx('artículo 32', '', notRead),
};

const cdmxRules: ConvocationRules = {
  packId: 'mx-cdmx',
  notices: [noticeRule(meetingKinds, [calendarDays(7)], leyCdmx('artículo 32', '', notRead))],
  callers: [
    organCaller('administrator', leyCdmx('artículo 32', '', notRead)),
    organCaller('council', leyCdmx('artículo 32', 'Comité de vigilancia.', notRead)),
    organCaller(
      'owners',
      leyCdmx('artículo 32', 'El porcentaje depende del tamaño del condominio.'),
      {
        shares: [{ of: 'heads', threshold: atLeast(25, 100) }],
        leastHeads: 2,
      },
    ),
  ],
  contents: contentRules(leyCdmx('artículo 32', '', notRead), ['date-time', 'place', 'agenda']),
  agenda: mxAgendas['mx-cdmx'],
  laterCalls: [halfHour, halfHour],
  ownRight: null,
  universal: null,
};

const lgsmRules: ConvocationRules = {
  packId: 'mx-lgsm',
  notices: [
    noticeRule(
      meetingKinds,
      [calendarDays(15)],
      lgsm('186', 'Por prudencia no se cuentan ni el día del aviso ni el de la asamblea.'),
      { counting: 'clear', bylaws: 'replace' },
    ),
  ],
  callers: [
    organCaller('administrator', lgsm('183')),
    organCaller('council', lgsm('183')),
    organCaller('fiscal-auditor', lgsm('183', 'Convocan los comisarios.')),
    minorityCaller(
      33,
      100,
      'Se pide por escrito a los administradores o comisarios; si no convocan en quince días, al juez.',
      lgsm('184'),
    ),
  ],
  contents: [
    ...contentRules(lgsm('186'), ['date-time', 'place']),
    ...contentRules(lgsm('187'), ['agenda', 'caller-signature']),
    ...contentRules(lgsm('186'), ['inspection-right'], 'accounts'),
  ],
  agenda: mxAgendas['mx-lgsm'],
  laterCalls: [
    {
      wait: { kind: 'new-notice' },
      announced: 'after',
      reconvene: null,
      source: lgsm('191'),
    },
  ],
  ownRight: null,
  universal: { agreement: false, source: lgsm('188') },
};

/** How the laws of the country want meetings called. */
export const mxNotices: Readonly<Record<PackOf<'mx'>, ConvocationRules>> = {
  'mx-cdmx': cdmxRules,
  'mx-lgsm': lgsmRules,
};
