import { bylawSource } from '../rules/lawSources.ts';
import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { genericRules } from './genericRules.ts';
import { genericWords } from './genericWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum',
    'board-report': 'Informe de la junta directiva',
    'oversight-report': 'Informe de la junta de vigilancia o de la revisoría',
  }),
  ...matters('generic/ordinary', {
    'chair-election': 'Elección de presidente y secretario de la asamblea',
    'agenda-approval': 'Aprobación del orden del día',
    'acta-approval': 'Lectura y aprobación del acta',
    accounts: 'Aprobación de cuentas',
    surplus: 'Destino de los excedentes',
    budget: 'Presupuesto',
    dues: 'Cuotas de los miembros',
    'board-election': 'Elección de la junta directiva',
    'oversight-election': 'Elección de la junta de vigilancia o de la revisoría',
    'member-admission': 'Admisión de miembros',
    'other-business': 'Proposiciones y varios',
  }),
  ...matters('generic/simple', { motion: 'Moción' }),
  ...matters('generic/absolute', { 'board-removal': 'Remoción de directivos' }),
  ...matters('generic/two-thirds', {
    'bylaws-reform': 'Reforma de estatutos',
    'member-expulsion': 'Expulsión de un miembro',
    'extraordinary-dues': 'Cuotas o aportes extraordinarios',
    'property-sale': 'Compra o venta de inmuebles',
    merger: 'Fusión con otra entidad',
  }),
  ...matters('generic/three-quarters', { dissolution: 'Disolución' }),
  ...matters('generic/unanimity', { 'off-agenda': 'Asunto fuera del orden del día' }),
];

/**
 * The pack of bodies that have no law of their own here: one member, one vote, with the thresholds of the
 * bylaws.
 */
export const generic: RulePack = {
  packId: 'generic',
  name: 'Otra entidad (un miembro, un voto)',
  country: null,
  vocabulary: genericWords.generic.vocabulary,
  rules: genericRules,
  matters: listed,
  ordinaryRuleId: 'generic/ordinary',
  arrearsRoom: {
    losses: ['vote', 'vote-and-quorum'],
    source: bylawSource('Mandan los estatutos, salvo lo que pida la ley de cada entidad.'),
  },
  debtLimit: bylawSource('Pueden decir desde cuánto una deuda suspende derechos.'),
};
