import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { coLtdaRules } from './coLtdaRules.ts';
import { coWords } from './coWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum',
    'management-report': 'Informe de gestión',
    'auditor-report': 'Informe del revisor fiscal',
  }),
  ...matters('co-ltda/ordinary', {
    'chair-election': 'Elección de presidente y secretario de la reunión',
    'agenda-approval': 'Aprobación del orden del día',
    'acta-committee': 'Aprobación del acta o comisión que la aprueba',
    reserves: 'Reservas ocasionales',
    'legal-representative': 'Nombramiento o remoción del gerente',
    'board-election': 'Elección o remoción de la junta directiva',
    'auditor-election': 'Elección o remoción del revisor fiscal',
    'partner-exclusion': 'Retiro o exclusión de un socio',
    'extra-contributions': 'Prestaciones complementarias o accesorias de los socios',
    liquidator: 'Nombramiento del liquidador',
    'liquidation-decisions': 'Decisiones de la liquidación',
    'other-business': 'Proposiciones y varios',
  }),
  ...matters('co-ltda/accounts', {
    'financial-statements': 'Aprobación de los estados financieros',
    'liquidation-accounts': 'Cuentas de la liquidación',
  }),
  ...matters('co-ltda/half-profits', {
    'profit-distribution': 'Distribución de al menos la mitad de las utilidades',
  }),
  ...matters('co-ltda/less-profits', {
    'less-profits': 'Repartir menos de la mitad de las utilidades, o nada',
  }),
  ...matters('co-ltda/reforms', {
    'bylaws-reform': 'Reforma de estatutos',
    'capital-change': 'Aumento o disminución del capital',
    merger: 'Fusión',
    division: 'Escisión',
    transformation: 'Transformación sin mayor responsabilidad',
    dissolution: 'Disolución anticipada',
  }),
  ...matters('co-ltda/admission', { 'partner-admission': 'Cesión de cuotas a un extraño' }),
  ...matters('co-ltda/off-agenda', {
    'off-agenda': 'Tratar otros temas en reunión extraordinaria',
  }),
  ...matters('co-ltda/conflict', {
    'conflict-authorization': 'Autorización a un administrador con conflicto de intereses',
  }),
  ...matters('co-ltda/liability', {
    'liability-action': 'Acción social de responsabilidad contra un administrador',
  }),
  ...matters('co-ltda/uneven-division', {
    'uneven-division': 'Escisión con participación distinta de los socios',
  }),
  ...matters('co-ltda/unanimity', { 'sas-transformation': 'Transformación en S.A.S.' }),
  ...matters('co-ltda/more-liability', {
    'more-liability': 'Transformación o fusión con mayor responsabilidad',
  }),
  ...matters('co-ltda/written', { 'written-decision': 'Decisión por escrito' }),
  ...matters('co-ltda/final-accounts', { 'final-accounts': 'Cuenta final de la liquidación' }),
];

/** Colombia: private limited companies. */
export const coLtda: RulePack = {
  packId: 'co-ltda',
  name: 'Colombia: sociedad limitada (Código de Comercio)',
  country: 'CO',
  vocabulary: coWords['co-ltda'].vocabulary,
  rules: coLtdaRules,
  matters: listed,
  ordinaryRuleId: 'co-ltda/ordinary',
};
