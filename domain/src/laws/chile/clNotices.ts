import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { calendarDays } from '../../kernel/calendars/period.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import {
  contentRules,
  minorityCaller,
  noticeRule,
  organCaller,
} from '../aspects/buildConvocation.ts';
import type { ConvocationRules } from '../aspects/convocationRules.ts';
import { notRead } from '../rules/lawSources.ts';
import { clAgendas } from './clAgendas.ts';
import { ley21442 } from './clSources.ts';

const cl21442: ConvocationRules = {
  packId: 'cl-21442',
  notices: [
    noticeRule(
      meetingKinds,
      [calendarDays(5)],
      { law: 'Ley 21.442', article: 'artículo 16', verified: true, note: 'Entre 5 y 15 días.' },
      { maximum: calendarDays(15) },
    ),
  ],
  callers: [
    organCaller('council', ley21442('artículo 15', '', notRead)),
    organCaller('administrator', ley21442('artículo 15', '', notRead), {
      condition: 'Si no hay comité de administración.',
    }),
    minorityCaller(
      10,
      100,
      'Se pide al comité de administración o al administrador.',
      { law: 'Ley 21.442', article: 'artículo 14', verified: true },
      { kinds: ['extraordinary'] },
    ),
  ],
  contents: contentRules(ley21442('artículo 15', '', notRead), ['date-time', 'place', 'agenda']),
  agenda: clAgendas['cl-21442'],
  // Article 16: without quorum any owner may go to the judge; there is no second call.
  laterCalls: [],
  ownRight: null,
  universal: null,
};

/** How the laws of the country want meetings called. */
export const clNotices: Readonly<Record<PackOf<'cl'>, ConvocationRules>> = {
  'cl-21442': cl21442,
};
