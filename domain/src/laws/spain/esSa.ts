import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { esSaRules } from './esSaRules.ts';
import { esWords } from './esWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'attendance-list': 'Lista de asistentes y constitución de la junta',
    'directors-report': 'Informe de los administradores',
    'auditor-report': 'Informe del auditor',
  }),
  ...matters('es-sa/ordinary', {
    'chair-election': 'Presidente y secretario de la junta',
    'annual-accounts': 'Aprobación de las cuentas anuales',
    'profit-distribution': 'Aplicación del resultado',
    'management-approval': 'Aprobación de la gestión social',
    'directors-election': 'Nombramiento de administradores',
    'directors-removal': 'Separación de administradores',
    'directors-pay': 'Importe máximo de la remuneración de los administradores',
    'share-based-pay': 'Remuneración con acciones',
    'auditor-election': 'Nombramiento de auditores',
    'essential-assets': 'Adquisición o venta de activos esenciales',
    'early-acquisitions': 'Adquisiciones onerosas en los dos primeros años',
    'management-instructions': 'Instrucciones a los administradores',
    'group-operations': 'Operaciones con la sociedad dominante o su grupo',
    'dissolution-cause': 'Disolución por causa legal o estatutaria',
    'liquidators-election': 'Nombramiento o separación de liquidadores',
    'final-balance': 'Balance final de liquidación',
    'session-extension': 'Prórroga de la junta',
    'acta-approval': 'Aprobación del acta',
    'other-business': 'Otros acuerdos',
  }),
  ...matters('es-sa/interested', {
    'transfer-consent': 'Autorizar a un socio a transmitir acciones',
    'partner-exclusion': 'Exclusión de un socio',
    'partner-release': 'Liberar a un socio de una obligación o concederle un derecho',
    'partner-credit': 'Asistencia financiera o garantías a un socio',
    'loyalty-waiver': 'Dispensa del deber de lealtad o de no competir',
  }),
  ...matters('es-sa/liability', {
    'liability-action': 'Acción social de responsabilidad',
  }),
  ...matters('es-sa/liability-waiver', {
    'liability-settlement': 'Transigir o renunciar a la acción de responsabilidad',
  }),
  ...matters('es-sa/reinforced', {
    'capital-change': 'Aumento o reducción del capital',
    'capital-delegation': 'Delegar en los administradores el aumento del capital',
    'bylaws-reform': 'Modificación de estatutos',
    'privileged-shares': 'Emisión de acciones privilegiadas',
    bonds: 'Emisión de obligaciones convertibles o participativas',
    'preemption-removal': 'Supresión o limitación del derecho de suscripción preferente',
    dissolution: 'Disolución por acuerdo de la junta',
    reactivation: 'Reactivación de la sociedad disuelta',
  }),
  ...matters('es-sa/structural', {
    restructuring: 'Transformación, fusión, escisión o cesión global',
    'move-abroad': 'Traslado del domicilio al extranjero',
  }),
  ...matters('es-sa/telematic', {
    'telematic-meetings': 'Autorizar en los estatutos las juntas solo telemáticas',
  }),
  ...matters('es-sa/unanimity', {
    'par-value-increase': 'Aumento por elevación del valor nominal, con aportaciones',
    'exclusion-causes': 'Causas estatutarias de exclusión de socios',
  }),
];

/** Spain: public limited companies. */
export const esSa: RulePack = {
  packId: 'es-sa',
  name: 'España: sociedad anónima (Ley de Sociedades de Capital)',
  country: 'ES',
  vocabulary: esWords['es-sa'].vocabulary,
  rules: esSaRules,
  matters: listed,
  ordinaryRuleId: 'es-sa/ordinary',
  quorumKinds: {
    ordinary: { name: 'La junta y sus acuerdos ordinarios', ruleId: 'es-sa/ordinary' },
    extraordinary: { name: 'Los acuerdos del artículo 194', ruleId: 'es-sa/reinforced' },
  },
};
