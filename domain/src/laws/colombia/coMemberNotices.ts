import { calendarDays } from '../../kernel/calendars/period.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { contentRules, noticeRule, organCaller } from '../aspects/buildConvocation.ts';
import type { ConvocationRules } from '../aspects/convocationRules.ts';
import { bylawSource } from '../rules/lawSources.ts';
import { coAgendas } from './coAgendas.ts';
import { ley79 } from './coSources.ts';

const condition =
  'Se pide al consejo de administración; si no convoca, siga lo que digan los estatutos.';

/** The notices required of cooperatives, of members and of delegates. */
function ofCooperative(
  packId: 'co-cooperativa' | 'co-delegados',
  laterCalls: ConvocationRules['laterCalls'],
): ConvocationRules {
  return {
    packId,
    notices: [
      noticeRule(
        meetingKinds,
        [calendarDays(5)],
        ley79('30', 'La ley deja el plazo a los estatutos; lo prudente es avisar con tiempo.'),
        { binding: false, bylaws: 'replace' },
      ),
    ],
    callers: [
      organCaller('council', ley79('30')),
      organCaller('fiscal-auditor', ley79('30'), {
        kinds: ['extraordinary'],
        power: 'requests',
        condition,
      }),
      organCaller('owners', ley79('30'), {
        kinds: ['extraordinary'],
        power: 'requests',
        shares: [{ of: 'heads', threshold: atLeast(15, 100) }],
        condition,
      }),
    ],
    contents: [
      ...contentRules(ley79('30', 'Para fecha, hora y lugar determinados.'), [
        'date-time',
        'place',
      ]),
      ...contentRules(ley79('28'), ['agenda'], 'extraordinary'),
      ...contentRules(
        ley79(
          '30',
          'La junta de vigilancia verifica la lista de hábiles e inhábiles, y la de estos se publica para que la conozcan.',
        ),
        ['debtors'],
        'debtors',
      ),
    ],
    agenda: coAgendas[packId],
    laterCalls,
    ownRight: null,
    universal: null,
  };
}

export const coCooperativaNotices = ofCooperative('co-cooperativa', [
  {
    wait: { kind: 'minutes', minutes: 60 },
    announced: 'may',
    reconvene: null,
    source: ley79('31', 'Es la misma reunión: la hora corre desde la de la convocatoria.'),
  },
]);

export const coDelegadosNotices = ofCooperative('co-delegados', []);

const byUnionBylaws = bylawSource('El Código deja la convocatoria a los estatutos del sindicato.');

export const coSindicatoNotices: ConvocationRules = {
  packId: 'co-sindicato',
  notices: [
    noticeRule(meetingKinds, [calendarDays(5)], byUnionBylaws, {
      binding: false,
      bylaws: 'replace',
    }),
  ],
  callers: [
    organCaller('council', byUnionBylaws),
    organCaller('president', byUnionBylaws),
    organCaller('fiscal-auditor', byUnionBylaws, { condition: 'Convoca el fiscal del sindicato.' }),
  ],
  contents: contentRules(byUnionBylaws, ['date-time', 'place', 'agenda']),
  agenda: coAgendas['co-sindicato'],
  laterCalls: [],
  ownRight: null,
  universal: null,
};
