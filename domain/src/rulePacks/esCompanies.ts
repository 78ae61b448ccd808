import { lsc } from '../rules/lawSources.ts';
import { allOf, favourOver, presenceOver } from '../rules/requirements.ts';
import type { Exclusions } from '../rules/rule.ts';
import { atLeast, moreThanHalf } from '../rules/threshold.ts';
import { buildRule, quorumPerCall } from './buildRule.ts';
import { matters, type RulePack } from './rulePack.ts';

/** Article 190.2: the shares of a partner in conflict leave the capital for the majority. */
const conflicted: Exclusions = {
  quorum: [],
  base: ['conflict'],
  vote: ['conflict'],
  reach: 'unit',
};

const saOrdinaryQuorum = quorumPerCall(
  [presenceOver('all', atLeast(25, 100)), lsc('193.1')],
  [null, lsc('193.2')],
);

const saReinforcedQuorum = quorumPerCall(
  [presenceOver('all', atLeast(50, 100)), lsc('194.1')],
  [presenceOver('all', atLeast(25, 100)), lsc('194.2')],
);

const slQuorum = quorumPerCall([
  null,
  lsc('198', 'La ley no pide quórum: la mayoría ya exige parte del capital.'),
]);

const meeting = {
  'attendance-list': 'Lista de asistentes y constitución de la junta',
  'directors-report': 'Informe de los administradores',
};

const yearly = {
  'annual-accounts': 'Aprobación de las cuentas anuales',
  'profit-distribution': 'Aplicación del resultado',
  'management-approval': 'Aprobación de la gestión social',
  'directors-election': 'Nombramiento de administradores',
  'directors-removal': 'Separación de administradores',
  'auditor-election': 'Nombramiento de auditores',
  'other-business': 'Otros acuerdos',
};

/** Spain: public limited companies. Source: Ley de Sociedades de Capital, articles 190 to 201. */
export const esSa: RulePack = {
  packId: 'es-sa',
  name: 'España: sociedad anónima (Ley de Sociedades de Capital)',
  country: 'ES',
  vocabulary: {
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'el', noun: 'capital' } },
  },
  rules: [
    buildRule({
      ruleId: 'es-sa/ordinary',
      title: 'Más votos a favor que en contra',
      requirement: favourOver('forAndAgainst', moreThanHalf),
      quorum: saOrdinaryQuorum,
      exclusions: conflicted,
      source: lsc('201.1'),
    }),
    buildRule({
      ruleId: 'es-sa/reinforced',
      title: 'Mayoría reforzada',
      requirement: {
        kind: 'cases',
        cases: [
          {
            when: { attendance: presenceOver('all', atLeast(50, 100)) },
            ask: favourOver('present', moreThanHalf),
          },
        ],
        otherwise: favourOver('present', atLeast(2, 3)),
      },
      quorum: saReinforcedQuorum,
      exclusions: conflicted,
      source: lsc(
        '201.2',
        'Con el 50 % justo la ley no dice; se lee que basta la mayoría absoluta, porque los dos tercios se piden «sin alcanzar el 50 %».',
      ),
    }),
  ],
  matters: [
    ...matters(null, meeting),
    ...matters('es-sa/ordinary', yearly),
    ...matters('es-sa/reinforced', {
      'capital-change': 'Aumento o reducción del capital',
      'bylaws-reform': 'Modificación de estatutos',
      bonds: 'Emisión de obligaciones',
      'preemption-removal': 'Supresión o limitación del derecho de adquisición preferente',
      restructuring: 'Transformación, fusión, escisión o cesión global',
      'move-abroad': 'Traslado del domicilio al extranjero',
    }),
  ],
  ordinaryRuleId: 'es-sa/ordinary',
};

/** Spain: private limited companies. Source: Ley de Sociedades de Capital, articles 190 to 200. */
export const esSl: RulePack = {
  packId: 'es-sl',
  name: 'España: sociedad limitada (Ley de Sociedades de Capital)',
  country: 'ES',
  vocabulary: {
    units: { article: 'las', noun: 'participaciones', one: 'participación' },
    heads: { article: 'los', noun: 'socios', one: 'socio' },
    weights: { main: { article: 'el', noun: 'capital' } },
  },
  rules: [
    buildRule({
      ruleId: 'es-sl/ordinary',
      title: 'Mayoría de votos válidos y un tercio del capital',
      requirement: allOf(
        favourOver('validCast', moreThanHalf),
        favourOver('allMinusExcluded', atLeast(1, 3)),
      ),
      quorum: slQuorum,
      exclusions: conflicted,
      source: lsc('198', 'No se computan los votos en blanco.'),
    }),
    buildRule({
      ruleId: 'es-sl/statutes',
      title: 'Más de la mitad del capital',
      requirement: favourOver('allMinusExcluded', moreThanHalf),
      quorum: slQuorum,
      exclusions: conflicted,
      source: lsc('199.a'),
    }),
    buildRule({
      ruleId: 'es-sl/two-thirds',
      title: 'Dos tercios del capital',
      requirement: favourOver('allMinusExcluded', atLeast(2, 3)),
      quorum: slQuorum,
      exclusions: conflicted,
      source: lsc('199.b'),
    }),
  ],
  matters: [
    ...matters(null, meeting),
    ...matters('es-sl/ordinary', yearly),
    ...matters('es-sl/statutes', {
      'capital-change': 'Aumento o reducción del capital',
      'bylaws-reform': 'Modificación de estatutos',
    }),
    ...matters('es-sl/two-thirds', {
      'directors-competition': 'Autorizar a administradores a competir',
      'preemption-removal': 'Supresión o limitación del derecho de preferencia',
      restructuring: 'Transformación, fusión, escisión o cesión global',
      'move-abroad': 'Traslado del domicilio al extranjero',
      'partner-exclusion': 'Exclusión de socios',
    }),
  ],
  ordinaryRuleId: 'es-sl/ordinary',
};
