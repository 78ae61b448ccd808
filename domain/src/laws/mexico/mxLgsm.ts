import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { mxLgsmRules } from './mxLgsmRules.ts';
import { lgsm } from './mxSources.ts';
import { mxWords } from './mxWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Lista de asistencia y verificación del quórum',
    'commissioner-report': 'Informe de los comisarios',
  }),
  ...matters('mx-lgsm/ordinary', {
    'chair-election': 'Designación de presidente y secretario de la asamblea',
    tellers: 'Designación de escrutadores',
    'agenda-approval': 'Aprobación del orden del día',
    'profit-distribution': 'Aplicación de resultados',
    'administrators-election': 'Nombramiento del administrador o consejo de administración',
    'commissioners-election': 'Nombramiento de comisarios',
    fees: 'Emolumentos de administradores y comisarios',
    managers: 'Nombramiento o revocación de gerentes',
    delegates: 'Designación de delegados especiales',
    'acta-approval': 'Lectura y aprobación del acta',
    'other-business': 'Otros asuntos de asamblea ordinaria',
  }),
  ...matters('mx-lgsm/interested', {
    'administrators-report': 'Informe de los administradores y estados financieros',
    'administrators-liability': 'Responsabilidad de administradores y comisarios',
    operation: 'Contrato u operación determinada',
  }),
  ...matters('mx-lgsm/extraordinary', {
    extension: 'Prórroga de la duración de la sociedad',
    dissolution: 'Disolución anticipada de la sociedad',
    'capital-change': 'Aumento o reducción del capital social',
    'purpose-change': 'Cambio de objeto de la sociedad',
    'nationality-change': 'Cambio de nacionalidad de la sociedad',
    transformation: 'Transformación de la sociedad',
    merger: 'Fusión con otra sociedad',
    'preferred-shares': 'Emisión de acciones privilegiadas',
    'own-shares': 'Amortización de acciones y emisión de acciones de goce',
    bonds: 'Emisión de bonos',
    'bylaws-reform': 'Otra modificación del contrato social',
    'special-quorum': 'Asunto para el que la ley o el contrato exigen quórum especial',
  }),
  ...matters('mx-lgsm/class', { 'class-consent': 'Aceptación de una categoría de accionistas' }),
  ...matters('mx-lgsm/written', { 'written-resolution': 'Resolución fuera de asamblea' }),
  ...matters('mx-lgsm/postponement', { postponement: 'Aplazar tres días una votación' }),
];

/** Mexico: companies limited by shares. */
export const mxLgsm: RulePack = {
  packId: 'mx-lgsm',
  name: 'México: sociedad anónima (Ley General de Sociedades Mercantiles)',
  country: 'MX',
  vocabulary: mxWords['mx-lgsm'].vocabulary,
  rules: mxLgsmRules,
  matters: listed,
  ordinaryRuleId: 'mx-lgsm/ordinary',
  arrearsRoom: {
    losses: ['vote', 'vote-and-quorum'],
    source: lgsm(
      '91, fracción VII',
      'El contrato social pone las condiciones para votar (fracción VI), y las acciones sin voto no cuentan para el quórum.',
      'Que no pagar lo suscrito quite el voto es una lectura: el artículo habla de condiciones y de acciones sin voto, y no nombra la mora.',
    ),
  },
  quorumKinds: {
    ordinary: { name: 'Asamblea ordinaria', ruleId: 'mx-lgsm/ordinary' },
    extraordinary: { name: 'Asamblea extraordinaria', ruleId: 'mx-lgsm/extraordinary' },
  },
};
