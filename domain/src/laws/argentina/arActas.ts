import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { calendarDays, months } from '../../kernel/calendars/period.ts';
import { modalities } from '../../kernel/meetings/meeting.ts';
import { type ActaRules, itemRules } from '../aspects/actaRules.ts';
import { ccyc, lgs } from './arSources.ts';

const arCcyc: ActaRules = {
  packId: 'ar-ccyc',
  deadlines: [],
  items: [
    ...itemRules(ccyc('2062'), [
      'summary',
      'decisions',
      'president-signature',
      'two-owners-signature',
      'secretary-signature',
    ]),
    ...itemRules(ccyc('2062'), ['attendance-signatures', 'signature-check'], 'hall'),
    ...itemRules(ccyc('2062'), ['absentee-notices', 'objections'], 'absentees'),
  ],
  life: [
    {
      said: 'Los presentes firman en el libro como constancia de su asistencia, y el administrador coteja las firmas',
      source: ccyc('2062'),
    },
    {
      said: 'Al pie del acta, el administrador deja constancia de lo que comunicó a los ausentes, de las oposiciones y de las conformidades expresas',
      source: ccyc('2062'),
    },
  ],
  challenges: [
    {
      label: 'Pedir la nulidad de la asamblea',
      within: calendarDays(30),
      from: 'meeting',
      source: ccyc('6 y 2060'),
    },
  ],
  custody: {
    keeper: 'El administrador lleva los libros de actas y de registro de firmas.',
    period: null,
    source: ccyc('2062 y 2067'),
  },
};

const arLgs: ActaRules = {
  packId: 'ar-lgs',
  deadlines: [
    {
      label: 'Confeccionar y firmar el acta',
      channels: modalities,
      within: calendarDays(5),
      doneBy: 'signed',
      source: lgs('73', 'Se cuentan días corridos (Código Civil y Comercial, artículo 6).'),
    },
  ],
  items: [
    ...itemRules(lgs('249'), ['summary', 'vote-manner', 'votes', 'decisions']),
    ...itemRules(lgs('238'), ['attendance-list']),
    ...itemRules(lgs('73'), ['president-signature', 'members-signature']),
  ],
  life: [
    {
      said: 'Cualquier accionista puede pedir, a su costa, copia firmada del acta',
      source: lgs('249'),
    },
  ],
  challenges: [
    {
      label: 'Impugnar una decisión',
      within: months(3),
      from: 'meeting',
      source: lgs('251', 'Se cuenta desde la clausura de la asamblea.'),
    },
  ],
  custody: {
    keeper: 'La sociedad lleva un libro especial de actas.',
    period: null,
    source: lgs('73'),
  },
};

/** How the laws of the country want the minutes. */
export const arActas: Readonly<Record<PackOf<'ar'>, ActaRules>> = {
  'ar-ccyc': arCcyc,
  'ar-lgs': arLgs,
};
