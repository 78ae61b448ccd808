import { calendarDays } from '../../kernel/assemblies/meeting.ts';
import { type ActaRules, itemRules } from '../../laws/aspects/actaRules.ts';
import { ley21442 } from '../../laws/chile/clSources.ts';
import { leyCdmx, lgsm } from '../../laws/mexico/mxSources.ts';

const usual = ['Es lo usual.', 'El texto de la ley no se ha leído.'] as const;

export const clActa: ActaRules = {
  packId: 'cl-21442',
  deadlines: [],
  items: itemRules(ley21442('', ...usual), [
    'date',
    'place',
    'meeting-kind',
    'attendees',
    'attendee-weights',
    'agenda',
    'decisions',
    'votes',
    'president-signature',
    'secretary-signature',
  ]),
  challenges: [],
  custody: null,
};

export const cdmxActa: ActaRules = {
  packId: 'mx-cdmx',
  deadlines: [],
  items: itemRules(leyCdmx('', ...usual), [
    'date',
    'place',
    'call',
    'attendance-list',
    'attendee-weights',
    'agenda',
    'decisions',
    'votes',
    'president-signature',
    'secretary-signature',
  ]),
  challenges: [],
  custody: null,
};

export const lgsmActa: ActaRules = {
  packId: 'mx-lgsm',
  deadlines: [],
  items: [
    ...itemRules(lgsm('194'), [
      'president-signature',
      'secretary-signature',
      'commissioners-signature',
      'notice-copy',
    ]),
    ...itemRules(lgsm('194'), ['notary-record'], 'extraordinary'),
    ...itemRules(lgsm('187 y 189'), ['agenda', 'attendance-list', 'decisions', 'votes']),
  ],
  challenges: [
    {
      label: 'Oponerse judicialmente (accionistas con el 25 % del capital)',
      within: calendarDays(15),
      from: 'meeting',
      source: lgsm('201', 'Se cuenta desde la clausura; por prudencia, en días corridos.'),
    },
  ],
  custody: {
    keeper: 'La sociedad asienta las actas en su libro, o las protocoliza ante fedatario.',
    period: null,
    source: lgsm('194'),
  },
};
