import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { months, workingDays } from '../../kernel/calendars/period.ts';
import { modalities } from '../../kernel/meetings/meeting.ts';
import { type ActaRules, itemRules } from '../aspects/actaRules.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { coMemberActas } from './coMemberActas.ts';
import {
  byRemission372,
  challengedByCgp382,
  codigoComercioCo,
  ley222,
  ley675,
} from './coSources.ts';

const decree398 = unverifiedSource(
  'Decreto 398 de 2020',
  'artículo 1',
  '',
  'El texto del decreto no se ha leído.',
);

const lawDays = 'Los días que señala la ley son hábiles (Ley 4 de 1913, artículo 62).';

const coPh: ActaRules = {
  packId: 'co-ph',
  deadlines: [
    {
      label: 'Comunicar el acta a los propietarios',
      channels: ['remote', 'mixed'],
      within: workingDays(10),
      doneBy: 'communicated',
      source: ley675('44', `Se cuenta desde que concluyó el acuerdo. ${lawDays}`),
      isMetByTelling: true,
    },
    {
      label: 'Verificar la redacción, si la asamblea encargó a alguien',
      channels: modalities,
      within: workingDays(20),
      doneBy: 'approved',
      source: ley675('47', 'El reglamento puede fijar otro término.'),
    },
    {
      label: 'Poner el acta a disposición de los propietarios e informarles',
      channels: modalities,
      within: workingDays(20),
      doneBy: 'communicated',
      source: ley675('47'),
      isMetByTelling: true,
    },
  ],
  items: [
    ...itemRules(ley675('47'), [
      'meeting-kind',
      'notice-form',
      'agenda',
      'attendees',
      'attendee-units',
      'attendee-weights',
      'votes',
      'president-signature',
      'secretary-signature',
    ]),
    ...itemRules(ley675('30'), ['debtors'], 'arrears'),
    ...itemRules(ley675('42'), ['remote-proof', 'notice-copy'], 'remote'),
    ...itemRules(ley675('44'), ['representative-signature'], 'remote'),
    ...itemRules(decree398, ['identity-check', 'quorum-continuity'], 'remote'),
  ],
  approver: {
    said: 'La asamblea puede encargar a algunas personas que verifiquen su redacción',
    source: ley675('47'),
  },
  life: [
    {
      said: 'Publicada el acta, el libro de actas dice en qué fecha y en qué lugar',
      source: ley675('47'),
    },
    {
      said: 'El administrador da copia del acta a quien la pida; si la niega, se puede acudir al alcalde',
      source: ley675('47'),
    },
  ],
  challenges: challengedByCgp382('La Ley 675, artículo 49,'),
  custody: {
    keeper: 'El administrador lleva el libro de actas.',
    period: null,
    source: ley675('51, numeral 2'),
  },
};

const remoteDeadline: ActaRules['deadlines'][number] = {
  label: 'Asentar el acta en el libro',
  channels: ['remote', 'mixed'],
  within: workingDays(30),
  doneBy: 'signed',
  source: ley222(
    '21',
    'Se cuenta desde que concluyó el acuerdo. Los días que señala la ley son hábiles (Código de Comercio, artículo 829).',
  ),
};

const companyItems = [
  ...itemRules(codigoComercioCo('189'), [
    'approval',
    'president-signature',
    'secretary-signature',
    'notice-form',
    'attendees',
    'votes',
  ]),
  ...itemRules(ley222('21'), ['representative-signature'], 'remote'),
  ...itemRules(ley222('19'), ['remote-proof'], 'remote'),
  ...itemRules(decree398, ['identity-check', 'quorum-continuity'], 'remote'),
];

const companyChallenges: ActaRules['challenges'] = [
  {
    label: 'Impugnar una decisión',
    within: months(2),
    from: 'meeting',
    source: codigoComercioCo(
      '191',
      'Si la decisión debe inscribirse, se cuenta desde la inscripción.',
    ),
  },
];

const companyLife: Pick<ActaRules, 'approver' | 'life'> = {
  approver: {
    said: 'La aprueba la misma reunión, o las personas que ella designe',
    source: codigoComercioCo('189'),
  },
  life: [
    {
      said: 'Su copia, autorizada por el secretario o por un representante de la sociedad, es prueba suficiente mientras no se demuestre que es falsa',
      source: codigoComercioCo('189'),
    },
  ],
};

const companyCustody: ActaRules['custody'] = {
  keeper: 'La sociedad lleva el libro de actas, en orden de fechas.',
  period: null,
  source: codigoComercioCo('195'),
};

const coSas: ActaRules = {
  packId: 'co-sas',
  deadlines: [remoteDeadline],
  items: companyItems,
  ...companyLife,
  challenges: companyChallenges,
  custody: companyCustody,
};

const coSa: ActaRules = {
  packId: 'co-sa',
  deadlines: [
    {
      label: 'Enviar copia del acta a la Superintendencia (la envía el revisor fiscal)',
      channels: modalities,
      within: workingDays(15),
      source: codigoComercioCo('432 y 829'),
    },
    remoteDeadline,
  ],
  items: [
    ...companyItems,
    ...itemRules(codigoComercioCo('431'), [
      'number',
      'place',
      'date',
      'start-time',
      'all-shares',
      'notice-advance',
      'attendee-weights',
      'represented',
      'matters',
      'decisions',
      'blank-votes',
      'statements',
      'appointments',
      'end-time',
    ]),
  ],
  ...companyLife,
  challenges: companyChallenges,
  custody: companyCustody,
};

const coLtda: ActaRules = {
  packId: 'co-ltda',
  deadlines: [remoteDeadline],
  items: [
    ...companyItems,
    ...itemRules(byRemission372('431'), [
      'number',
      'place',
      'date',
      'start-time',
      'notice-advance',
      'attendee-weights',
      'represented',
      'matters',
      'decisions',
      'blank-votes',
      'statements',
      'appointments',
      'end-time',
    ]),
  ],
  ...companyLife,
  challenges: companyChallenges,
  custody: companyCustody,
};

/** How the laws of the country want the minutes. */
export const coActas: Readonly<Record<PackOf<'co'>, ActaRules>> = {
  'co-ph': coPh,
  'co-sas': coSas,
  'co-sa': coSa,
  'co-ltda': coLtda,
  ...coMemberActas,
};
