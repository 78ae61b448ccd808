import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { calendarDays, months, years } from '../../kernel/calendars/period.ts';
import { modalities } from '../../kernel/meetings/meeting.ts';
import { type ActaRules, itemRules } from '../aspects/actaRules.ts';
import { bylawSource } from '../rules/lawSources.ts';
import { lo1, lph, lsc } from './esSources.ts';

const esLph: ActaRules = {
  packId: 'es-lph',
  deadlines: [
    {
      label: 'Cerrar el acta con las firmas del presidente y del secretario',
      channels: modalities,
      within: calendarDays(10),
      doneBy: 'signed',
      source: lph('19.3'),
    },
  ],
  items: [
    ...itemRules(lph('19.2'), [
      'date',
      'place',
      'caller',
      'meeting-kind',
      'call',
      'attendees',
      'offices',
      'represented',
      'attendee-weights',
      'agenda',
      'decisions',
    ]),
    ...itemRules(lph('19.2, letra f'), ['voters-by-name'], 'named'),
    ...itemRules(lph('15.2'), ['deprived-of-vote'], 'arrears'),
    ...itemRules(lph('19.3'), ['president-signature', 'secretary-signature']),
  ],
  withoutApproval: lph('19.3'),
  life: [
    {
      said: 'Desde que se cierra, los acuerdos son ejecutivos, salvo que la ley diga otra cosa',
      source: lph('19.3'),
    },
    { said: 'El acta se remite a los propietarios', source: lph('9 y 19.3') },
    {
      said: 'Sus errores se subsanan antes de la siguiente junta, que debe ratificarlo; la fecha, el lugar, los asistentes, los acuerdos con sus votos y cuotas y las firmas tienen que constar',
      source: lph('19.3'),
    },
  ],
  deprived:
    'Quedan privados del derecho de voto quienes al iniciarse la junta no estaban al corriente ni habían impugnado o consignado la deuda: ni su persona ni su cuota se computan para las mayorías',
  challenges: [
    {
      label: 'Impugnar un acuerdo lesivo o abusivo',
      within: months(3),
      from: 'meeting',
      source: lph('18.3'),
    },
    {
      label: 'Impugnar un acuerdo contrario a la ley o a los estatutos',
      within: years(1),
      from: 'meeting',
      source: lph('18.3'),
    },
    {
      label: 'Impugnar un acuerdo lesivo o abusivo (ausentes)',
      within: months(3),
      from: 'notification',
      source: lph('18.3'),
    },
    {
      label: 'Impugnar un acuerdo contrario a la ley o a los estatutos (ausentes)',
      within: years(1),
      from: 'notification',
      source: lph('18.3'),
    },
  ],
  custody: {
    keeper: 'El secretario custodia los libros y guarda convocatorias, comunicaciones y poderes.',
    period: years(5),
    source: lph('19.4'),
  },
};

const lscDeadlines: ActaRules['deadlines'] = [
  {
    label: 'Aprobar el acta, si no se aprobó al final: el presidente y dos interventores',
    channels: modalities,
    within: calendarDays(15),
    doneBy: 'approved',
    source: lsc('202.2'),
  },
];

const lscLife: Pick<ActaRules, 'approver' | 'life'> = {
  approver: {
    said: 'La aprueba la propia junta al terminar o, en su defecto y en quince días, la presidencia y dos interventores, uno por la mayoría y otro por la minoría',
    source: lsc('202.2'),
  },
  life: [
    {
      said: 'Los acuerdos se pueden ejecutar desde que se aprueba el acta en la que constan',
      source: lsc('202.3'),
    },
  ],
};

const lscItems = [
  ...itemRules(lsc('202'), ['decisions', 'approval']),
  ...itemRules(lsc('202.2', 'Firman si la junta no aprueba el acta al terminar.'), [
    'auditors-signature',
  ]),
];

const lscChallenges: ActaRules['challenges'] = [
  {
    label: 'Impugnar un acuerdo',
    within: years(1),
    from: 'meeting',
    source: lsc(
      '205',
      'Si el acuerdo se inscribió, se cuenta desde que la inscripción es oponible.',
    ),
  },
  {
    label: 'Impugnar un acuerdo contrario al orden público',
    within: null,
    from: 'meeting',
    source: lsc('205.1'),
  },
];

const esSa: ActaRules = {
  packId: 'es-sa',
  deadlines: lscDeadlines,
  items: [
    ...lscItems,
    ...itemRules(lsc('192', 'La lista puede ir en el acta o como anexo.'), [
      'attendance-list',
      'attendee-weights',
      'represented',
    ]),
  ],
  ...lscLife,
  challenges: lscChallenges,
  custody: null,
};

const esSl: ActaRules = {
  packId: 'es-sl',
  deadlines: lscDeadlines,
  items: [
    ...lscItems,
    ...itemRules(lsc('192', 'En la limitada la lista se incluye siempre en el acta.'), [
      'attendance-list',
      'attendee-weights',
      'represented',
    ]),
  ],
  ...lscLife,
  challenges: lscChallenges,
  custody: null,
};

const esAsociacion: ActaRules = {
  packId: 'es-asociacion',
  deadlines: [
    {
      label: 'Inscribir la modificación de los estatutos, si se aprobó',
      channels: modalities,
      within: months(1),
      source: lo1('16.1'),
    },
  ],
  items: itemRules(bylawSource('Lo usual en un acta; siga los estatutos.'), [
    ...(['number', 'place', 'date', 'start-time', 'notice-form', 'agenda', 'attendees'] as const),
    ...(['represented', 'decisions', 'votes'] as const),
    ...(['president-signature', 'secretary-signature'] as const),
  ]),
  challenges: [
    {
      label: 'Impugnar un acuerdo contrario a los estatutos',
      within: calendarDays(40),
      from: 'meeting',
      source: lo1('40.3'),
    },
  ],
  custody: {
    keeper: 'La asociación recoge en un libro las actas de sus órganos.',
    period: null,
    source: lo1('14.1'),
  },
};

/** How the laws of the country want the minutes. */
export const esActas: Readonly<Record<PackOf<'es'>, ActaRules>> = {
  'es-lph': esLph,
  'es-sa': esSa,
  'es-sl': esSl,
  'es-asociacion': esAsociacion,
};
