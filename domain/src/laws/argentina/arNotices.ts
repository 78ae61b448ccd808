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
import type { ConvocationRules } from '../aspects/convocationRules.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { arAgendas } from './arAgendas.ts';
import { ccyc, lgs } from './arSources.ts';

const lost237 = (note: string) =>
  unverifiedSource(
    'Ley General de Sociedades 19.550',
    'artículo 237',
    note,
    'Falta leer el párrafo completo.',
  );

const arCcyc: ConvocationRules = {
  packId: 'ar-ccyc',
  notices: [
    noticeRule(
      meetingKinds,
      [],
      ccyc('2059', 'La forma y la anticipación las fija el reglamento de propiedad horizontal.'),
      { bylaws: 'replace' },
    ),
  ],
  callers: [
    organCaller('administrator', ccyc('2067, inciso a')),
    organCaller('council', ccyc('2064, inciso a'), {
      condition: 'Si el administrador omite convocar.',
    }),
    organCaller('owners', ccyc('2059'), {
      shares: [{ of: 'heads', threshold: atLeast(2, 3) }],
      condition: 'La asamblea se autoconvoca: dos tercios de todos aprueban reunirse y el temario.',
    }),
    organCaller('owners', ccyc('2063'), {
      power: 'requests',
      shares: [{ of: 'heads', threshold: atLeast(10, 100) }],
      condition: 'Si nadie convoca, se pide al juez una asamblea judicial.',
    }),
  ],
  contents: contentRules(ccyc('2059'), ['agenda', 'date-time', 'place']),
  agenda: arAgendas['ar-ccyc'],
  laterCalls: [],
  ownRight: null,
  universal: {
    agreement: true,
    source: ccyc('2059', 'Vale la decisión unánime de todos, aun fuera de asamblea.'),
  },
};

const arLgs: ConvocationRules = {
  packId: 'ar-lgs',
  notices: [
    noticeRule(
      meetingKinds,
      [calendarDays(10)],
      lgs('237', 'Se publica cinco días; la anticipación se cuenta aquí desde el primer aviso.'),
      { maximum: calendarDays(30) },
    ),
  ],
  callers: [
    organCaller('administrator', lgs('236', 'Convoca el directorio.')),
    organCaller('fiscal-auditor', lgs('236', 'Convoca el síndico.')),
    minorityCaller(
      5,
      100,
      'Se pide al directorio o al síndico, que convocan para dentro de cuarenta días; si no, al juez.',
      lgs('236'),
    ),
  ],
  contents: contentRules(lost237('Contenido del aviso.'), ['agenda', 'date-time', 'place']),
  agenda: arAgendas['ar-lgs'],
  laterCalls: [
    {
      wait: { kind: 'minutes', minutes: 60 },
      announced: 'may',
      reconvene: {
        within: calendarDays(30),
        limits: 'meeting',
        notice: calendarDays(8),
        source: lost237('Segunda convocatoria dentro de treinta días, avisos con ocho.'),
      },
      source: lost237('Simultánea solo si el estatuto la permite, una hora después.'),
    },
  ],
  ownRight: null,
  universal: { agreement: true, source: lost237('Asamblea unánime.') },
};

/** How the laws of the country want meetings called. */
export const arNotices: Readonly<Record<PackOf<'ar'>, ConvocationRules>> = {
  'ar-ccyc': arCcyc,
  'ar-lgs': arLgs,
};
