import { bylawSource } from '../rules/lawSources.ts';
import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { coSindicatoRules } from './coSindicatoRules.ts';
import { cstOf1950 } from './coSources.ts';
import { coWords } from './coWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum',
    'board-report': 'Informe de la junta directiva',
    'treasury-report': 'Informe de tesorería y de fiscalía',
    'fiscal-seat': 'Cargo de fiscal para la mayor de las minorías',
  }),
  ...matters('co-sindicato/ordinary', {
    'chair-election': 'Elección de presidente y secretario de la asamblea',
    'agenda-approval': 'Aprobación del orden del día',
    'acta-approval': 'Aprobación del acta',
    'bylaws-reform': 'Modificación de los estatutos',
    merger: 'Fusión con otros sindicatos',
    federation: 'Afiliación a federaciones o confederaciones, o retiro de ellas',
    'board-replacement': 'Sustitución o destitución de directores',
    budget: 'Presupuesto general',
    'extraordinary-dues': 'Cuotas extraordinarias',
    'treasurer-bond': 'Caución del tesorero',
    salaries: 'Asignación de los sueldos',
    petitions: 'Pliego de peticiones',
    negotiators: 'Designación de negociadores, conciliadores y árbitros',
    'other-business': 'Proposiciones y varios',
  }),
  ...matters('co-sindicato/board', { 'board-election': 'Elección de la junta directiva' }),
  ...matters('co-sindicato/absolute', { 'member-expulsion': 'Expulsión de un afiliado' }),
  ...matters('co-sindicato/strike', { strike: 'Huelga o tribunal de arbitramento' }),
  ...matters('co-sindicato/two-thirds', {
    'dues-retention': 'Retención de cuotas por el empleador',
    dissolution: 'Disolución del sindicato',
  }),
];

/** Colombia: unions. */
export const coSindicato: RulePack = {
  packId: 'co-sindicato',
  name: 'Colombia: sindicato (Código Sustantivo del Trabajo)',
  country: 'CO',
  vocabulary: coWords['co-sindicato'].vocabulary,
  rules: coSindicatoRules,
  matters: listed,
  ordinaryRuleId: 'co-sindicato/ordinary',
  arrearsRoom: {
    losses: ['vote'],
    source: cstOf1950(
      '386',
      '403',
      'El quórum se cuenta sobre todos los afiliados; del voto de quien debe mandan los estatutos.',
    ),
  },
  debtLimit: bylawSource('Dicen qué se sigue de no pagar las cuotas.'),
};
