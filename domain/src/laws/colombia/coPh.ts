import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { coPhRules } from './coPhRules.ts';
import { ley675 } from './coSources.ts';
import { coWords } from './coWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum',
    'administrator-report': 'Informe del administrador',
    'council-report': 'Informe del consejo de administración',
    'auditor-report': 'Informe del revisor fiscal',
  }),
  ...matters('co-ph/ordinary', {
    'financial-statements': 'Aprobación de los estados financieros',
    budget: 'Presupuesto',
    'ordinary-dues': 'Cuotas de administración',
    'arrears-interest': 'Interés de mora inferior al legal',
    'contingency-fund': 'Fondo de imprevistos: uso, aumento o suspensión del cobro',
    'council-election': 'Elección o remoción del consejo de administración',
    'auditor-election': 'Elección o remoción del revisor fiscal',
    'administrator-appointment': 'Nombramiento, remoción y remuneración del administrador',
    'handover-delegates': 'Personas que reciben los bienes comunes del constructor',
    'essential-property': 'Si un bien común es esencial o no, en caso de duda',
    'property-sale': 'Venta o división de bienes ya desafectados',
    'common-income': 'Destino de lo que producen los bienes comunes',
    'unit-works': 'Autorización de obras en el último piso o en el piso bajo',
    sanctions: 'Sanciones por incumplimiento',
    'other-business': 'Proposiciones y varios',
  }),
  ...matters('co-ph/levy', {
    'extraordinary-dues': 'Cuota extraordinaria de hasta cuatro cuotas mensuales',
  }),
  ...matters('co-ph/one-unit-one-vote', {
    'chair-election': 'Elección de presidente y secretario de la asamblea',
    'agenda-approval': 'Aprobación del orden del día',
    'acta-committee': 'Elección de la comisión verificadora del acta',
    'acta-approval': 'Lectura y aprobación del acta',
    'coexistence-committee': 'Elección o remoción del comité de convivencia',
    'coexistence-rules': 'Manual de convivencia',
  }),
  ...matters('co-ph/qualified', {
    'common-property-use': 'Cambio de destinación de bienes comunes o merma de su uso y goce',
    'unnecessary-expenses': 'Expensas comunes diferentes de las necesarias',
    'exclusive-use': 'Uso exclusivo de un bien común que pide un copropietario',
    'bylaws-reform': 'Reforma de estatutos y reglamento',
    'private-use-change': 'Cambio de destinación genérica de los bienes privados',
    'buying-property': 'Adquisición de inmuebles',
    dissolution: 'Liquidación y disolución',
  }),
  ...matters('co-ph/large-levy', {
    'large-extraordinary-dues': 'Cuota extraordinaria de más de cuatro cuotas mensuales',
  }),
  ...matters('co-ph/qualified-plural', {
    reconstruction: 'Reconstrucción del edificio destruido en el 75 % o más',
    'coefficients-reform': 'Modificación de los coeficientes de copropiedad',
  }),
  ...matters('co-ph/disaffection', {
    disaffection: 'Desafectación de un bien común no esencial',
  }),
  ...matters('co-ph/written', { 'written-decision': 'Decisión por comunicación escrita' }),
  ...matters('co-ph/extinction', { extinction: 'Extinción de la propiedad horizontal' }),
];

/** Colombia: buildings and gated communities. */
export const coPh: RulePack = {
  packId: 'co-ph',
  name: 'Colombia: propiedad horizontal (Ley 675 de 2001)',
  country: 'CO',
  vocabulary: coWords['co-ph'].vocabulary,
  rules: coPhRules,
  matters: listed,
  debtorsVote: ley675('37', 'Todos los propietarios tienen derecho a participar y a votar.'),
  ordinaryRuleId: 'co-ph/ordinary',
  elsewhere: { 'co-ph/one-unit-one-vote': 'co-ph/ordinary' },
};
