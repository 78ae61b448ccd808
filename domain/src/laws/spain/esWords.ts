import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { LawWords } from '../aspects/lawWords.ts';

/** How the laws of the country name things. */
export const esWords: Readonly<Record<PackOf<'es'>, LawWords>> = {
  'es-lph': {
    vocabulary: {
      units: { article: 'los', noun: 'pisos y locales', one: 'piso o local' },
      heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
      weights: { main: { article: 'las', noun: 'cuotas', held: 'cuota de participación' } },
    },
    meeting: 'junta de propietarios',
  },
  'es-sa': {
    vocabulary: {
      units: { article: 'los', noun: 'títulos', one: 'título' },
      heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
      weights: { main: { article: 'el', noun: 'capital', trims: true } },
    },
    meeting: 'junta general de accionistas',
  },
  'es-sl': {
    vocabulary: {
      units: { article: 'las', noun: 'participaciones', one: 'participación' },
      heads: { article: 'los', noun: 'socios', one: 'socio' },
      weights: { main: { article: 'el', noun: 'capital', trims: true } },
    },
    meeting: 'junta general de socios',
  },
  'es-asociacion': {
    vocabulary: {
      units: { article: 'los', noun: 'puestos', one: 'puesto' },
      heads: { article: 'los', noun: 'asociados', one: 'asociado' },
      weights: { main: { article: 'los', noun: 'votos', one: 'voto' } },
    },
    meeting: 'asamblea general',
  },
};
