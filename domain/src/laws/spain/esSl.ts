import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { esSlRules } from './esSlRules.ts';
import { esWords } from './esWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'attendance-list': 'Lista de asistentes y constitución de la junta',
    'directors-report': 'Informe de los administradores',
    'auditor-report': 'Informe del auditor',
  }),
  ...matters('es-sl/ordinary', {
    'chair-election': 'Presidente y secretario de la junta',
    'annual-accounts': 'Aprobación de las cuentas anuales',
    'profit-distribution': 'Aplicación del resultado',
    'management-approval': 'Aprobación de la gestión social',
    'directors-election': 'Nombramiento de administradores',
    'directors-pay': 'Importe máximo de la remuneración de los administradores',
    'auditor-election': 'Nombramiento de auditores',
    'essential-assets': 'Adquisición o venta de activos esenciales',
    'management-instructions': 'Instrucciones a los administradores',
    'group-operations': 'Operaciones con la sociedad dominante o su grupo',
    'dissolution-cause': 'Disolución por causa legal o estatutaria',
    'liquidators-election': 'Nombramiento o separación de liquidadores',
    'final-balance': 'Balance final de liquidación',
    'session-extension': 'Prórroga de la junta',
    'acta-approval': 'Aprobación del acta',
    'other-business': 'Otros acuerdos',
  }),
  ...matters('es-sl/interested', {
    'transfer-consent': 'Consentir la transmisión de participaciones',
    'partner-release': 'Liberar a un socio de una obligación o concederle un derecho',
    'partner-credit': 'Créditos, garantías o asistencia a socios y administradores',
    'director-services': 'Servicios u obras de un administrador',
    'loyalty-waiver': 'Dispensa del deber de lealtad',
  }),
  ...matters('es-sl/removal', { 'directors-removal': 'Separación de administradores' }),
  ...matters('es-sl/liability', { 'liability-action': 'Acción social de responsabilidad' }),
  ...matters('es-sl/liability-waiver', {
    'liability-settlement': 'Transigir o renunciar a la acción de responsabilidad',
  }),
  ...matters('es-sl/statutes', {
    'capital-change': 'Aumento o reducción del capital',
    'bylaws-reform': 'Modificación de estatutos',
    dissolution: 'Disolución por acuerdo de la junta',
    reactivation: 'Reactivación de la sociedad disuelta',
  }),
  ...matters('es-sl/telematic', {
    'telematic-meetings': 'Autorizar en los estatutos las juntas solo telemáticas',
  }),
  ...matters('es-sl/two-thirds', {
    'preemption-removal': 'Supresión o limitación del derecho de preferencia',
  }),
  ...matters('es-sl/two-thirds-interested', {
    'directors-competition': 'Autorizar a administradores a competir',
    'partner-exclusion': 'Exclusión de socios',
  }),
  ...matters('es-sl/structural', {
    restructuring: 'Transformación, fusión, escisión o cesión global',
    'move-abroad': 'Traslado del domicilio al extranjero',
  }),
  ...matters('es-sl/unanimity', {
    'par-value-increase': 'Aumento por elevación del valor nominal, con aportaciones',
    'exclusion-causes': 'Causas estatutarias de exclusión de socios',
    'transfer-ban': 'Prohibir en los estatutos la transmisión de participaciones',
  }),
];

/** Spain: private limited companies. */
export const esSl: RulePack = {
  packId: 'es-sl',
  name: 'España: sociedad limitada (Ley de Sociedades de Capital)',
  country: 'ES',
  vocabulary: esWords['es-sl'].vocabulary,
  rules: esSlRules,
  matters: listed,
  ordinaryRuleId: 'es-sl/ordinary',
};
