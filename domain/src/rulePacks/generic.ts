import { bylawSource } from '../rules/lawSources.ts';
import type { Requirement } from '../rules/requirement.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import type { Rule } from '../rules/rule.ts';
import { atLeast, moreThanHalf } from '../rules/threshold.ts';
import { buildRule, quorumPerCall } from './buildRule.ts';
import { matters, type RulePack } from './rulePack.ts';

const usual = bylawSource(
  'Es lo usual en asociaciones, cooperativas y sindicatos; mandan los estatutos.',
);

const quorum = quorumPerCall([presenceOver('all', moreThanHalf, 'heads'), usual], [null, usual]);

function bylawRule(name: string, title: string, requirement: Requirement): Rule {
  return buildRule({
    ruleId: `generic/${name}`,
    title,
    requirement,
    quorum,
    bylawsMayLower: true,
    source: usual,
  });
}

/** Associations, cooperatives and unions: one member, one vote, with the thresholds of the bylaws. */
export const generic: RulePack = {
  packId: 'generic',
  name: 'Asociación, cooperativa o sindicato (un miembro, un voto)',
  country: null,
  vocabulary: {
    units: { article: 'los', noun: 'puestos', one: 'puesto' },
    heads: { article: 'los', noun: 'miembros', one: 'miembro' },
    weights: { main: { article: 'los', noun: 'votos' } },
  },
  rules: [
    bylawRule('ordinary', 'Mayoría de los presentes', favourOver('present', moreThanHalf, 'heads')),
    bylawRule(
      'simple',
      'Más votos a favor que en contra',
      favourOver('forAndAgainst', moreThanHalf, 'heads'),
    ),
    bylawRule(
      'absolute',
      'Mayoría de todos los miembros',
      favourOver('all', moreThanHalf, 'heads'),
    ),
    bylawRule(
      'two-thirds',
      'Dos tercios de los presentes',
      favourOver('present', atLeast(2, 3), 'heads'),
    ),
    bylawRule(
      'three-quarters',
      'Tres cuartos de los presentes',
      favourOver('present', atLeast(3, 4), 'heads'),
    ),
    bylawRule('unanimity', 'Unanimidad', favourOver('all', atLeast(1, 1), 'heads')),
  ],
  matters: [
    ...matters(null, { 'board-report': 'Informe de la junta directiva' }),
    ...matters('generic/ordinary', {
      'agenda-approval': 'Aprobación del orden del día',
      accounts: 'Aprobación de cuentas',
      budget: 'Presupuesto',
      'board-election': 'Elección de la junta directiva',
      'other-business': 'Proposiciones y varios',
    }),
    ...matters('generic/simple', { motion: 'Moción' }),
    ...matters('generic/absolute', { 'board-removal': 'Remoción de directivos' }),
    ...matters('generic/two-thirds', {
      'bylaws-reform': 'Reforma de estatutos',
      'member-expulsion': 'Expulsión de un miembro',
      merger: 'Fusión con otra entidad',
    }),
    ...matters('generic/three-quarters', { dissolution: 'Disolución' }),
    ...matters('generic/unanimity', { 'off-agenda': 'Asunto fuera del orden del día' }),
  ],
  ordinaryRuleId: 'generic/ordinary',
};
