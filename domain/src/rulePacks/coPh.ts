import { coPhRules } from './coPhRules.ts';
import { type Matter, matters, type RulePack } from './rulePack.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum',
    'administrator-report': 'Informe del administrador',
    'council-report': 'Informe del consejo de administración',
    'auditor-report': 'Informe del revisor fiscal',
  }),
  ...matters('co-ph/ordinary', {
    'agenda-approval': 'Aprobación del orden del día',
    'acta-committee': 'Elección de la comisión verificadora del acta',
    'financial-statements': 'Aprobación de los estados financieros',
    budget: 'Presupuesto',
    'ordinary-dues': 'Cuotas de administración',
    'extraordinary-dues': 'Cuota extraordinaria de hasta cuatro cuotas mensuales',
    'contingency-fund': 'Uso del fondo de imprevistos',
    'council-election': 'Elección del consejo de administración',
    'auditor-election': 'Elección del revisor fiscal',
    'administrator-appointment': 'Nombramiento del administrador',
    sanctions: 'Sanciones por incumplimiento',
    'other-business': 'Proposiciones y varios',
  }),
  ...matters('co-ph/one-unit-one-vote', {
    'chair-election': 'Elección de presidente y secretario de la asamblea',
    'coexistence-committee': 'Elección del comité de convivencia',
    'coexistence-rules': 'Manual de convivencia',
  }),
  ...matters('co-ph/qualified', {
    'common-property-use': 'Cambio de destinación de bienes comunes o merma de su uso y goce',
    'large-extraordinary-dues': 'Expensa extraordinaria de más de cuatro cuotas mensuales',
    'unnecessary-expenses': 'Expensas comunes diferentes de las necesarias',
    'exclusive-use': 'Asignación de un bien común al uso exclusivo de un bien privado',
    'bylaws-reform': 'Reforma de estatutos y reglamento',
    disaffection: 'Desafectación de un bien común no esencial',
    reconstruction: 'Reconstrucción del edificio destruido en el 75 % o más',
    'private-use-change': 'Cambio de destinación genérica de los bienes privados',
    'buying-property': 'Adquisición de inmuebles',
    dissolution: 'Liquidación y disolución',
  }),
  ...matters('co-ph/written', { 'written-decision': 'Decisión por comunicación escrita' }),
  ...matters('co-ph/extinction', { extinction: 'Extinción de la propiedad horizontal' }),
];

/** Colombia: buildings and gated communities. */
export const coPh: RulePack = {
  packId: 'co-ph',
  name: 'Colombia: propiedad horizontal (Ley 675 de 2001)',
  country: 'CO',
  vocabulary: {
    units: { article: 'las', noun: 'unidades', one: 'unidad' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'el', noun: 'coeficiente' } },
  },
  rules: coPhRules,
  matters: listed,
  ordinaryRuleId: 'co-ph/ordinary',
};
