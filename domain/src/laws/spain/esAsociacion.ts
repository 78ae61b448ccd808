import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { esAsociacionRules } from './esAsociacionRules.ts';
import { lo1 } from './esSources.ts';
import { esWords } from './esWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Comprobación de la asistencia',
    'board-report': 'Informe del órgano de representación',
  }),
  ...matters('es-asociacion/simple', {
    'chair-election': 'Designación de presidente y secretario de la asamblea',
    'agenda-approval': 'Aprobación del orden del día',
    'acta-approval': 'Lectura y aprobación del acta',
    accounts: 'Aprobación de las cuentas anuales',
    budget: 'Presupuesto',
    dues: 'Cuotas de los asociados',
    'board-election': 'Elección del órgano de representación',
    'member-admission': 'Admisión de asociados',
    'member-expulsion': 'Separación de un asociado',
    'other-business': 'Ruegos, preguntas y otros asuntos',
  }),
  ...matters('es-asociacion/qualified', {
    dissolution: 'Disolución de la asociación',
    'bylaws-reform': 'Modificación de los estatutos',
    'property-sale': 'Disposición o enajenación de bienes',
    'board-pay': 'Remuneración del órgano de representación',
  }),
];

/** Spain: associations under the organic law, whose rules give way to the bylaws. */
export const esAsociacion: RulePack = {
  packId: 'es-asociacion',
  name: 'España: asociación (Ley Orgánica 1/2002)',
  country: 'ES',
  vocabulary: esWords['es-asociacion'].vocabulary,
  rules: esAsociacionRules,
  matters: listed,
  ordinaryRuleId: 'es-asociacion/simple',
  arrearsRoom: {
    losses: ['vote', 'vote-and-quorum'],
    source: lo1('7.1, letra e', 'Los estatutos pueden decir qué se sigue de no pagar las cuotas.'),
  },
  debtLimit: lo1('7.1, letra e', 'Los estatutos dicen qué se sigue de no pagar las cuotas.'),
};
