import { workingDays } from '../../kernel/calendars/period.ts';
import { modalities } from '../../kernel/meetings/meeting.ts';
import { type ActaRules, itemRules } from '../aspects/actaRules.ts';
import { bylawSource } from '../rules/lawSources.ts';
import { challengedByCgp382, cst, cstOf1950, ley79 } from './coSources.ts';

const coSindicato: ActaRules = {
  packId: 'co-sindicato',
  deadlines: [
    {
      label:
        'Depositar en el Ministerio la reforma de estatutos, si se aprobó, con el acta firmada',
      channels: modalities,
      within: workingDays(5),
      source: cst('369', 'La firman todos los asistentes.'),
    },
  ],
  items: [
    ...itemRules(
      cstOf1950('392', '409', 'Cualquiera puede pedir que consten los nombres de los presentes.'),
      ['attendees', 'vote-manner'],
    ),
    ...itemRules(bylawSource('Lo usual en un acta; siga los estatutos del sindicato.'), [
      'number',
      'place',
      'date',
      'start-time',
      'agenda',
      'decisions',
      'votes',
      'president-signature',
      'secretary-signature',
    ]),
  ],
  challenges: challengedByCgp382('El Código Sustantivo del Trabajo'),
  custody: null,
};

function ofCooperative(packId: 'co-cooperativa' | 'co-delegados'): ActaRules {
  return {
    packId,
    deadlines: [],
    items: [
      ...itemRules(ley79('44', 'Firmada y aprobada, es prueba suficiente.'), [
        'approval',
        'president-signature',
        'secretary-signature',
        'decisions',
      ]),
      ...itemRules(ley79('31 y 32'), ['attendees', 'votes']),
      ...itemRules(ley79('28 y 30'), [
        'date',
        'place',
        'start-time',
        'meeting-kind',
        'notice-form',
      ]),
      ...itemRules(ley79('27 y 30'), ['deprived-of-vote'], 'arrears'),
    ],
    challenges: challengedByCgp382('La Ley 79, artículo 45,'),
    custody: null,
    deprived:
      'Quienes no están al corriente no son hábiles: no votan, ni cuentan para el quórum ni para las mayorías',
  };
}

/** The minutes of the bodies in which each member has one vote. */
export const coMemberActas = {
  'co-cooperativa': ofCooperative('co-cooperativa'),
  'co-delegados': ofCooperative('co-delegados'),
  'co-sindicato': coSindicato,
} as const satisfies Readonly<Record<string, ActaRules>>;
