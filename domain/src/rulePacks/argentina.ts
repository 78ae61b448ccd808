import { ccyc, lgs } from '../rules/lawSources.ts';
import type { Requirement } from '../rules/requirement.ts';
import { allOf, favourOver, presenceOver } from '../rules/requirements.ts';
import type { ChannelLimit, Exclusions } from '../rules/rule.ts';
import { atLeast, moreThanHalf, type Threshold } from '../rules/threshold.ts';
import { buildRule, quorumPerCall } from './buildRule.ts';
import { matters, type RulePack } from './rulePack.ts';

const both = (base: 'all' | 'present', threshold: Threshold): Requirement =>
  allOf(favourOver(base, threshold, 'units'), favourOver(base, threshold));

const consorcioQuorum = quorumPerCall([
  null,
  ccyc('2060', 'La ley no pide quórum: la mayoría ya se computa sobre todos.'),
]);

const remoteByAgreement: ChannelLimit = {
  modes: ['online', 'mixed'],
  warning:
    'A distancia solo vale si consienten todos los que deben participar; conserve la grabación',
  source: ccyc('158'),
};

/** Argentina: consorcios. Source: Código Civil y Comercial, articles 2052 to 2061. */
export const arCcyc: RulePack = {
  packId: 'ar-ccyc',
  name: 'Argentina: propiedad horizontal (Código Civil y Comercial)',
  country: 'AR',
  vocabulary: {
    units: { article: 'las', noun: 'unidades funcionales', one: 'unidad funcional' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'las', noun: 'partes indivisas' } },
  },
  rules: [
    buildRule({
      ruleId: 'ar-ccyc/ordinary',
      title: 'Mayoría absoluta de unidades y partes indivisas',
      requirement: both('all', moreThanHalf),
      quorum: consorcioQuorum,
      presumedConsent: {
        days: 15,
        proposal: both('present', moreThanHalf),
        source: ccyc(
          '2060',
          'Lo que propone la mayoría de los presentes se tiene por aprobado a los quince días de notificados los ausentes, salvo oposición suficiente.',
        ),
      },
      channelLimits: [remoteByAgreement],
      source: ccyc('2060'),
    }),
    buildRule({
      ruleId: 'ar-ccyc/two-thirds',
      title: 'Dos tercios de la totalidad',
      requirement: both('all', atLeast(2, 3)),
      quorum: consorcioQuorum,
      channelLimits: [remoteByAgreement],
      source: ccyc('2057 y 2059', 'Reforma del reglamento y autoconvocatoria.'),
    }),
    buildRule({
      ruleId: 'ar-ccyc/unanimity',
      title: 'Unanimidad',
      requirement: both('all', atLeast(1, 1)),
      quorum: consorcioQuorum,
      channelLimits: [remoteByAgreement],
      source: ccyc(
        '2052 y 2059',
        'También para tratar lo que no estaba en el orden del día, con todos presentes.',
      ),
    }),
  ],
  matters: [
    ...matters(null, { 'administrator-report': 'Rendición de cuentas del administrador' }),
    ...matters('ar-ccyc/ordinary', {
      'chair-election': 'Designación de quien preside la asamblea',
      'signers-election': 'Designación de dos propietarios para firmar el acta',
      accounts: 'Aprobación de cuentas',
      budget: 'Presupuesto y expensas',
      'extraordinary-dues': 'Expensas extraordinarias',
      'administrator-appointment': 'Designación o remoción del administrador',
      'council-election': 'Elección del consejo de propietarios',
      improvements: 'Mejora u obra nueva sobre cosas comunes',
      'other-business': 'Otros asuntos del orden del día',
    }),
    ...matters('ar-ccyc/two-thirds', {
      'regulation-reform': 'Reforma del reglamento',
      'self-convocation': 'Autoconvocatoria de la asamblea',
    }),
    ...matters('ar-ccyc/unanimity', {
      'structural-work': 'Obra que afecta la estructura o beneficia a uno solo',
      'off-agenda': 'Asunto fuera del orden del día',
    }),
  ],
  ordinaryRuleId: 'ar-ccyc/ordinary',
};

/** Article 248: who has an interest against the company must abstain. */
const abstaining: Exclusions = {
  quorum: [],
  base: ['conflict'],
  vote: ['conflict'],
  reach: 'owner',
};

const lgsOrdinary = quorumPerCall(
  [presenceOver('all', moreThanHalf), lgs('243')],
  [null, lgs('243', 'Cualquiera que sea el número de acciones presentes.')],
);
const lgsExtraordinary = quorumPerCall(
  [presenceOver('all', atLeast(60, 100)), lgs('244')],
  [presenceOver('all', atLeast(30, 100)), lgs('244')],
);

/** Argentina: companies limited by shares. Source: Ley 19.550, articles 243 to 248. */
export const arLgs: RulePack = {
  packId: 'ar-lgs',
  name: 'Argentina: sociedad anónima (Ley 19.550)',
  country: 'AR',
  vocabulary: {
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'las', noun: 'acciones' } },
  },
  rules: [
    buildRule({
      ruleId: 'ar-lgs/ordinary',
      title: 'Mayoría absoluta de los votos presentes',
      requirement: favourOver('present', moreThanHalf),
      quorum: lgsOrdinary,
      exclusions: abstaining,
      source: lgs('243'),
    }),
    buildRule({
      ruleId: 'ar-lgs/extraordinary',
      title: 'Asamblea extraordinaria',
      requirement: favourOver('present', moreThanHalf),
      quorum: lgsExtraordinary,
      exclusions: abstaining,
      source: lgs('244'),
    }),
    buildRule({
      ruleId: 'ar-lgs/special',
      title: 'Mayoría de todas las acciones',
      requirement: favourOver('all', moreThanHalf),
      quorum: lgsExtraordinary,
      exclusions: { ...abstaining, base: [] },
      source: lgs('244', 'Sin aplicar la pluralidad de voto: cada acción cuenta uno.'),
    }),
  ],
  matters: [
    ...matters(null, { 'directors-report': 'Memoria del directorio' }),
    ...matters('ar-lgs/ordinary', {
      'financial-statements': 'Estados contables y distribución de ganancias',
      'directors-election': 'Elección de directores y síndicos',
      'directors-liability': 'Responsabilidad de directores y síndicos',
      'signers-election': 'Designación de accionistas para firmar el acta',
      'other-business': 'Otros asuntos de asamblea ordinaria',
    }),
    ...matters('ar-lgs/extraordinary', {
      'capital-change': 'Aumento o reducción del capital',
      bonds: 'Emisión de debentures y bonos',
      'bylaws-reform': 'Modificación del estatuto',
      merger: 'Fusión y escisión',
    }),
    ...matters('ar-lgs/special', {
      transformation: 'Transformación, prórroga o reconducción',
      dissolution: 'Disolución anticipada',
      'move-abroad': 'Transferencia del domicilio al extranjero',
      'purpose-change': 'Cambio fundamental del objeto',
      'capital-reintegration': 'Reintegración total o parcial del capital',
      'preemption-limit': 'Limitación del derecho de preferencia',
    }),
  ],
  ordinaryRuleId: 'ar-lgs/ordinary',
};
