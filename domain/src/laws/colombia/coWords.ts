import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { LawWords } from '../aspects/lawWords.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';

const coShares: Vocabulary = {
  units: { article: 'los', noun: 'títulos', one: 'título' },
  heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
  weights: { main: { article: 'las', noun: 'acciones', one: 'acción' } },
};

/** How the laws of the country name things. */
export const coWords: Readonly<Record<PackOf<'co'>, LawWords>> = {
  'co-ph': {
    vocabulary: {
      units: { article: 'las', noun: 'unidades', one: 'unidad' },
      heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
      weights: { main: { article: 'el', noun: 'coeficiente' } },
    },
    meeting: 'asamblea de propietarios',
  },
  'co-sas': {
    vocabulary: coShares,
    meeting: 'asamblea de accionistas',
  },
  'co-sa': {
    vocabulary: coShares,
    meeting: 'asamblea general de accionistas',
  },
  'co-ltda': {
    vocabulary: {
      units: { article: 'los', noun: 'aportes', one: 'aporte' },
      heads: { article: 'los', noun: 'socios', one: 'socio' },
      weights: { main: { article: 'las', noun: 'cuotas', one: 'cuota' } },
    },
    meeting: 'junta de socios',
  },
  'co-cooperativa': {
    vocabulary: {
      units: { article: 'los', noun: 'puestos', one: 'puesto' },
      heads: { article: 'los', noun: 'asociados', one: 'asociado' },
      weights: { main: { article: 'los', noun: 'votos', one: 'voto' } },
    },
    meeting: 'asamblea general de asociados',
  },
  'co-delegados': {
    vocabulary: {
      units: { article: 'los', noun: 'puestos', one: 'puesto' },
      heads: { article: 'los', noun: 'delegados', one: 'delegado' },
      weights: { main: { article: 'los', noun: 'votos', one: 'voto' } },
    },
    meeting: 'asamblea general de delegados',
  },
  'co-sindicato': {
    vocabulary: {
      units: { article: 'los', noun: 'puestos', one: 'puesto' },
      heads: { article: 'los', noun: 'afiliados', one: 'afiliado' },
      weights: { main: { article: 'los', noun: 'votos', one: 'voto' } },
    },
    meeting: 'asamblea general de afiliados',
  },
};
