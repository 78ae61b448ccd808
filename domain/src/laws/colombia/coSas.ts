import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { coSasRules } from './coSasRules.ts';
import { coWords } from './coWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum',
    'management-report': 'Informe de gestión',
    'auditor-report': 'Informe del revisor fiscal',
  }),
  ...matters('co-sas/ordinary', {
    'chair-election': 'Elección de presidente y secretario de la reunión',
    'agenda-approval': 'Aprobación del orden del día',
    'acta-committee': 'Aprobación del acta o comisión que la aprueba',
    'financial-statements': 'Aprobación de los estados financieros',
    'profit-distribution': 'Distribución de utilidades',
    reserves: 'Reservas ocasionales',
    'legal-representative': 'Nombramiento o remoción del representante legal',
    'board-election': 'Elección o remoción de la junta directiva',
    'auditor-election': 'Elección o remoción del revisor fiscal',
    'share-transfer': 'Autorización para negociar acciones',
    'share-issue': 'Emisión y colocación de acciones',
    liquidator: 'Nombramiento del liquidador',
    'other-business': 'Proposiciones y varios',
  }),
  ...matters('co-sas/reforms', {
    'bylaws-reform': 'Reforma de estatutos',
    'capital-change': 'Aumento o disminución del capital',
    merger: 'Fusión o escisión entre sociedades del mismo tipo',
    dissolution: 'Disolución de la sociedad',
  }),
  ...matters('co-sas/global-sale', { 'global-sale': 'Enajenación global de activos' }),
  ...matters('co-sas/exclusion', { 'partner-exclusion': 'Exclusión o sanción de un accionista' }),
  ...matters('co-sas/conflict', {
    'conflict-authorization': 'Autorización a un administrador con conflicto de intereses',
  }),
  ...matters('co-sas/liability', {
    'liability-action': 'Acción social de responsabilidad contra un administrador',
  }),
  ...matters('co-sas/unanimity', {
    transformation: 'Transformación, o fusión o escisión hacia otro tipo de sociedad',
    'transfer-ban': 'Cláusulas que restringen negociar acciones, de exclusión o de arbitraje',
    'transfer-ban-extension': 'Prórroga de la prohibición de negociar acciones',
  }),
  ...matters('co-sas/written', { 'written-decision': 'Decisión por escrito' }),
  ...matters('co-sas/final-accounts', { 'final-accounts': 'Cuenta final de la liquidación' }),
];

/** Colombia: simplified companies. */
export const coSas: RulePack = {
  packId: 'co-sas',
  name: 'Colombia: S.A.S. (Ley 1258 de 2008)',
  country: 'CO',
  vocabulary: coWords['co-sas'].vocabulary,
  rules: coSasRules,
  matters: listed,
  ordinaryRuleId: 'co-sas/ordinary',
};
