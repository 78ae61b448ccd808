import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import type { Rule } from '../rules/rule.ts';
import { cst, cstOf1950 } from './coSources.ts';

const common = {
  quorum: quorumPerCall([
    presenceOver('all', moreThanHalf, 'heads'),
    cstOf1950(
      '386',
      '403',
      'No puede ser inferior a la mitad más uno de los afiliados: se lee más de la mitad. Con delegados (artículo 387) el padrón es el de los delegados.',
    ),
  ]),
  channelLimits: [
    {
      modes: ['online', 'mixed', 'written'],
      warning:
        'El Código cuenta solo los votos de los socios presentes; compruebe que los estatutos permiten reunirse a distancia',
      source: cstOf1950('386', '403', ''),
    },
  ],
  bylaws: {
    quorum: {
      calls: [1],
      source: cstOf1950('386', '403', 'El quórum es el de los estatutos, nunca inferior.'),
    },
  },
} satisfies Partial<Rule>;

/** The rules by which a union decides: one member, one vote, of those present. */
export const coSindicatoRules: readonly Rule[] = [
  buildRule({
    ...common,
    ruleId: 'co-sindicato/ordinary',
    title: 'Más de la mitad de los presentes',
    requirement: favourOver('present', moreThanHalf, 'heads'),
    bylawsMayLower: true,
    source: cstOf1950(
      '386',
      '403',
      'Solo se computan los votos de los socios presentes. La mayoría la dicen los estatutos; si callan, lo usual es más de la mitad.',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'co-sindicato/board',
    title: 'Elección de la junta directiva',
    requirement: favourOver('present', moreThanHalf, 'heads'),
    source: unverifiedSource(
      'Código Sustantivo del Trabajo',
      'artículo 391',
      'Por votación secreta, en papeleta escrita y con cociente electoral, so pena de nulidad. El fiscal es de la fracción mayoritaria de las minoritarias.',
      'El numeral 1 se leyó citado por el Consejo de Estado (sentencia 9635 de 1997); el 2, en la Ley 50 de 1990, artículo 54.',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'co-sindicato/absolute',
    title: 'Mayoría absoluta de los afiliados',
    requirement: favourOver('all', moreThanHalf, 'heads'),
    source: cstOf1950('398', '415', 'De todos los afiliados, presentes o no.'),
  }),
  buildRule({
    ...common,
    ruleId: 'co-sindicato/strike',
    title: 'Huelga o tribunal de arbitramento',
    requirement: favourOver('all', moreThanHalf, 'heads'),
    source: cst(
      '444',
      'Por votación secreta, personal e indelegable. Se cuenta aquí la mayoría absoluta de los afiliados, si agrupan a más de la mitad de los trabajadores de la empresa; si no, votan todos los trabajadores.',
    ),
  }),
  buildRule({
    ...common,
    ruleId: 'co-sindicato/two-thirds',
    title: 'Dos tercios de todos los afiliados',
    requirement: favourOver('all', atLeast(2, 3), 'heads'),
    source: unverifiedSource(
      'Código Sustantivo del Trabajo',
      'artículos 400 y 401',
      'De todos los afiliados, presentes o no.',
      'El 400 se leyó como lo dejó el Decreto 2351 de 1965 y el 401 en el texto de 1950 (entonces 418), no como están hoy.',
    ),
  }),
];
