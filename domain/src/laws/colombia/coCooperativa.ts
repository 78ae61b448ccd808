import { bylawSource } from '../rules/lawSources.ts';
import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { coCooperativaRules, coDelegadosRules } from './coCooperativaRules.ts';
import { coWords } from './coWords.ts';

type CooperativePack = 'co-cooperativa' | 'co-delegados';

function listed(packId: CooperativePack): readonly Matter[] {
  return [
    ...matters(null, {
      'quorum-check': 'Verificación del quórum y de la lista de hábiles e inhábiles',
      'council-report': 'Informe del consejo de administración y de la gerencia',
      'oversight-report': 'Informe de la junta de vigilancia',
      'auditor-report': 'Informe del revisor fiscal',
    }),
    ...matters(`${packId}/ordinary`, {
      'chair-election': 'Elección de presidente y secretario de la asamblea',
      'agenda-approval': 'Aprobación del orden del día',
      'acta-approval': 'Aprobación del acta o comisión que la aprueba',
      'financial-statements': 'Aprobación de los estados financieros',
      surplus: 'Destino de los excedentes',
      policies: 'Políticas y directrices generales',
      'council-election': 'Elección del consejo de administración',
      'oversight-election': 'Elección de la junta de vigilancia',
      'auditor-election': 'Elección del revisor fiscal y su remuneración',
      'board-removal': 'Remoción de miembros de los órganos',
      'member-exclusion': 'Exclusión o reclamo de un asociado',
      'other-business': 'Proposiciones y varios',
    }),
    ...matters(`${packId}/two-thirds`, {
      'bylaws-reform': 'Reforma de estatutos',
      'extraordinary-contributions': 'Aportes extraordinarios',
      'contributions-amortization': 'Amortización de aportes',
      transformation: 'Transformación',
      merger: 'Fusión',
      incorporation: 'Incorporación',
      dissolution: 'Disolución para liquidación',
    }),
  ];
}

const common = {
  country: 'CO',
  debtLimit: bylawSource('Dicen quién está al corriente, y desde cuánto una deuda quita derechos.'),
} as const;

/** Colombia: cooperatives that meet with all their members. */
export const coCooperativa: RulePack = {
  ...common,
  packId: 'co-cooperativa',
  name: 'Colombia: cooperativa (Ley 79 de 1988)',
  vocabulary: coWords['co-cooperativa'].vocabulary,
  rules: coCooperativaRules,
  matters: listed('co-cooperativa'),
  ordinaryRuleId: 'co-cooperativa/ordinary',
};

/** Colombia: cooperatives whose members elected delegates. */
export const coDelegados: RulePack = {
  ...common,
  packId: 'co-delegados',
  name: 'Colombia: cooperativa con asamblea de delegados (Ley 79 de 1988)',
  vocabulary: coWords['co-delegados'].vocabulary,
  rules: coDelegadosRules,
  matters: listed('co-delegados'),
  ordinaryRuleId: 'co-delegados/ordinary',
};
