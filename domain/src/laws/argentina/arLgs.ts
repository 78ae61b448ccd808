import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { arLgsRules } from './arLgsRules.ts';
import { arWords } from './arWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum y del libro de asistencia',
    'directors-report': 'Informe del directorio',
    'auditor-report': 'Informe del síndico',
  }),
  ...matters('ar-lgs/ordinary', {
    'chair-election': 'Designación de quien preside la asamblea',
    'signers-election': 'Designación de accionistas para firmar el acta',
    'agenda-approval': 'Aprobación del orden del día',
    'financial-statements': 'Balance, estado de resultados y memoria',
    'profit-distribution': 'Distribución de ganancias',
    fees: 'Retribución de directores y síndicos',
    'statutory-capital-increase': 'Aumento de capital hasta el quíntuplo previsto en el estatuto',
    recess: 'Cuarto intermedio',
    'other-business': 'Otros asuntos de asamblea ordinaria',
  }),
  ...matters('ar-lgs/interested', {
    'management-approval': 'Gestión del directorio y del síndico',
    'directors-election': 'Designación o remoción de directores y consejo de vigilancia',
    'auditor-election': 'Designación o remoción del síndico',
    'directors-liability': 'Responsabilidad de directores y síndicos',
    operation: 'Contrato u operación determinada',
  }),
  ...matters('ar-lgs/extraordinary', {
    'bylaws-reform': 'Modificación del estatuto',
    'capital-change': 'Aumento, reducción o reintegro del capital',
    'share-redemption': 'Rescate, reembolso y amortización de acciones',
    'merger-incorporating': 'Fusión en que la sociedad incorpora a otra',
    liquidators: 'Liquidadores: nombramiento, remoción y retribución',
    'liquidation-accounts': 'Cuentas de la liquidación',
    debentures: 'Emisión de debentures y su conversión en acciones',
    bonds: 'Emisión de bonos',
    premium: 'Prima de emisión',
  }),
  ...matters('ar-lgs/special', {
    transformation: 'Transformación',
    extension: 'Prórroga o reconducción',
    dissolution: 'Disolución anticipada',
    'move-abroad': 'Transferencia del domicilio al extranjero',
    'purpose-change': 'Cambio fundamental del objeto',
    'capital-reintegration': 'Reintegración total o parcial del capital',
    merger: 'Fusión',
    division: 'Escisión',
    'preemption-limit': 'Limitación o suspensión del derecho de preferencia',
    'large-reserves': 'Reservas que exceden del capital y las reservas legales',
  }),
  ...matters('ar-lgs/class', { 'class-consent': 'Consentimiento de una clase de acciones' }),
  ...matters('ar-lgs/unanimity', {
    'off-agenda': 'Asunto fuera del orden del día, con todo el capital presente',
  }),
];

/** Argentina: companies limited by shares. */
export const arLgs: RulePack = {
  packId: 'ar-lgs',
  name: 'Argentina: sociedad anónima (Ley 19.550)',
  country: 'AR',
  vocabulary: arWords['ar-lgs'].vocabulary,
  rules: arLgsRules,
  matters: listed,
  ordinaryRuleId: 'ar-lgs/ordinary',
  quorumKinds: {
    ordinary: { name: 'Asamblea ordinaria', ruleId: 'ar-lgs/ordinary' },
    extraordinary: { name: 'Asamblea extraordinaria', ruleId: 'ar-lgs/extraordinary' },
  },
};
