import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { calendarDays } from '../../kernel/calendars/period.ts';
import { type ActaRules, itemRules } from '../aspects/actaRules.ts';
import { notRead } from '../rules/lawSources.ts';
import { leyCdmx, lgsm } from './mxSources.ts';

const usual = ['Es lo usual.', notRead] as const;

const cdmxRules: ActaRules = {
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

const lgsmRules: ActaRules = {
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
  life: [
    {
      said: 'El acta de una asamblea extraordinaria se protocoliza ante fedatario y se inscribe en el Registro Público de Comercio',
      source: lgsm('194'),
    },
    {
      said: 'La que no se puede asentar en el libro se protocoliza ante fedatario',
      source: lgsm('194'),
    },
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

/** How the laws of the country want the minutes. */
export const mxActas: Readonly<Record<PackOf<'mx'>, ActaRules>> = {
  'mx-cdmx': cdmxRules,
  'mx-lgsm': lgsmRules,
};
