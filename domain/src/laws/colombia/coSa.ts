import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { coSaRules } from './coSaRules.ts';
import { coSaSpecialRules } from './coSaSpecialRules.ts';
import { coWords } from './coWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum',
    'management-report': 'Informe de gestión',
    'auditor-report': 'Informe del revisor fiscal',
  }),
  ...matters('co-sa/ordinary', {
    'chair-election': 'Elección de presidente y secretario de la reunión',
    'agenda-approval': 'Aprobación del orden del día',
    'acta-committee': 'Aprobación del acta o comisión que la aprueba',
    reserves: 'Reservas ocasionales',
    'board-election': 'Elección o remoción de la junta directiva',
    'auditor-election': 'Elección o remoción del revisor fiscal',
    'legal-representative': 'Nombramiento o remoción del representante legal',
    'share-issue': 'Emisión y colocación de acciones',
    'non-voting-shares': 'Emisión de acciones con dividendo preferencial y sin voto',
    'liquidation-decisions': 'Decisiones de la liquidación',
    'other-business': 'Proposiciones y varios',
  }),
  ...matters('co-sa/accounts', {
    'financial-statements': 'Aprobación de los estados financieros',
    'liquidation-accounts': 'Cuentas de la liquidación',
  }),
  ...matters('co-sa/half-profits', {
    'profit-distribution': 'Distribución de al menos la mitad de las utilidades',
  }),
  ...matters('co-sa/less-profits', {
    'less-profits': 'Repartir menos de la mitad de las utilidades, o nada',
  }),
  ...matters('co-sa/no-preference', {
    'no-preference': 'Colocar acciones sin derecho de preferencia',
  }),
  ...matters('co-sa/dividend-in-shares', {
    'dividend-in-shares': 'Pagar el dividendo en acciones',
  }),
  ...matters('co-sa/reforms', {
    'bylaws-reform': 'Reforma de estatutos',
    'capital-change': 'Aumento o disminución del capital',
    merger: 'Fusión',
    division: 'Escisión',
    transformation: 'Transformación sin mayor responsabilidad',
    dissolution: 'Disolución anticipada',
  }),
  ...matters('co-sa/privileged-shares', {
    'privileged-shares': 'Privilegios y reglamento de acciones privilegiadas',
  }),
  ...matters('co-sa/own-shares', { 'own-shares': 'Adquisición de acciones propias' }),
  ...matters('co-sa/in-kind', { 'in-kind': 'Avalúo de aportes en especie' }),
  ...matters('co-sa/off-agenda', {
    'off-agenda': 'Tratar otros temas en reunión extraordinaria',
  }),
  ...matters('co-sa/suspension', { suspension: 'Suspender las deliberaciones' }),
  ...matters('co-sa/conflict', {
    'conflict-authorization': 'Autorización a un administrador con conflicto de intereses',
    'administrator-shares': 'Autorización a un administrador para negociar acciones',
  }),
  ...matters('co-sa/liability', {
    'liability-action': 'Acción social de responsabilidad contra un administrador',
  }),
  ...matters('co-sa/uneven-division', {
    'uneven-division': 'Escisión con participación distinta de los socios',
  }),
  ...matters('co-sa/unanimity', {
    'sas-transformation': 'Transformación en S.A.S.',
  }),
  ...matters('co-sa/more-liability', {
    'more-liability': 'Transformación o fusión con mayor responsabilidad',
  }),
  ...matters('co-sa/written', { 'written-decision': 'Decisión por escrito' }),
  ...matters('co-sa/final-accounts', { 'final-accounts': 'Cuenta final de la liquidación' }),
];

/** Colombia: public limited companies. */
export const coSa: RulePack = {
  packId: 'co-sa',
  name: 'Colombia: sociedad anónima (Código de Comercio y Ley 222 de 1995)',
  country: 'CO',
  vocabulary: coWords['co-sa'].vocabulary,
  rules: [...coSaRules, ...coSaSpecialRules],
  matters: listed,
  ordinaryRuleId: 'co-sa/ordinary',
};
