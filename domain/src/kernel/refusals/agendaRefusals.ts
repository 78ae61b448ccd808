import { convocationRefusals } from './convocationRefusals.ts';
import { floorRefusals } from './floorRefusals.ts';

/**
 * The refusals about the points of the agenda and its matters, their announcement, and the speakers on them.
 */
export const agendaRefusals = {
  ...convocationRefusals,
  ...floorRefusals,
  'point-unknown': [404, 'Ese punto no está en el orden del día. Actualice la lista.'],
  'point-exists': [
    409,
    'Ya existe un punto con ese identificador. Cierre el cuadro y ábralo otra vez.',
  ],
  'point-has-questions': [
    409,
    'Ese punto tiene preguntas. Páselas antes a otro punto, o quítelas.',
  ],
  'point-under-way': [409, 'Ese punto se está tratando. Pase a otro antes de quitarlo.'],
  'count-under-way': [
    409,
    'Se están contando los votos. Cuando termine el conteo podrá pasar a otro punto.',
  ],
  'agenda-changed': [
    409,
    'Otra persona cambió el orden del día mientras tanto. Revíselo y vuelva a intentarlo.',
  ],
  'agenda-convened': [
    409,
    'El orden del día ya se convocó: diga quién aprobó el cambio para dejarlo en el registro.',
  ],
  'outside-agenda': [
    409,
    'Esta votación está fuera del orden del día: diga si ocurre una excepción de la ley, o ábrala sabiéndolo.',
  ],
  'exception-unknown': [
    409,
    'La ley de esta reunión no prevé esa excepción. Escoja otra, o abra sin ninguna.',
  ],
  'law-unseen': [
    409,
    'La ley advierte algo de esta votación que usted todavía no había visto. Léalo y ábrala otra vez si procede.',
  ],
  'nominations-open': [
    409,
    'Las postulaciones siguen abiertas. Ciérrelas y abra entonces la votación.',
  ],
  'nominations-over': [
    409,
    'Las postulaciones de esta elección ya se cerraron. Corrija la lista en la pregunta.',
  ],
  'nominations-full': [409, 'La papeleta no admite más candidaturas. Quite alguna.'],
  'already-nominated': [409, 'Esa persona ya está postulada. Búsquela en la lista.'],
  'agenda-full': [409, 'El orden del día tiene el máximo de puntos. Quite o una algunos.'],
  'matter-unknown': [422, 'Ese asunto no está en la ley de la asamblea. Elija otro.'],
  'matter-only-informed': [
    422,
    'Ese asunto solo se informa: no se vota. Elija otro asunto o deje la pregunta como decisión ordinaria.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
