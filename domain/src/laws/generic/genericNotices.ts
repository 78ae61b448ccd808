import { calendarDays } from '../../kernel/calendars/period.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import { contentRules, noticeRule, organCaller } from '../aspects/buildConvocation.ts';
import type { ConvocationRules } from '../aspects/convocationRules.ts';
import { byBylaws, genericAgendas } from './genericAgendas.ts';

/** An association, cooperative or union: what the bylaws say, with prudent silences. */
const usual: ConvocationRules = {
  packId: 'generic',
  notices: [
    noticeRule(meetingKinds, [calendarDays(5)], byBylaws, { binding: false, bylaws: 'replace' }),
  ],
  callers: [organCaller('president', byBylaws), organCaller('council', byBylaws)],
  contents: contentRules(byBylaws, ['date-time', 'place', 'agenda']),
  agenda: genericAgendas.generic,
  laterCalls: [
    {
      wait: { kind: 'minutes', minutes: 60 },
      announced: 'must',
      reconvene: null,
      source: byBylaws,
    },
  ],
  ownRight: null,
  universal: { agreement: true, source: byBylaws },
};

export const genericNotices: Readonly<Record<'generic', ConvocationRules>> = {
  generic: usual,
};
