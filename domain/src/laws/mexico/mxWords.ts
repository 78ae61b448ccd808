import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { LawWords } from '../aspects/lawWords.ts';

/** How the laws of the country name things. */
export const mxWords: Readonly<Record<PackOf<'mx'>, LawWords>> = {
  'mx-cdmx': {
    vocabulary: {
      units: { article: 'las', noun: 'unidades privativas', one: 'unidad privativa' },
      heads: { article: 'los', noun: 'condóminos', one: 'condómino' },
      weights: { main: { article: 'el', noun: 'indiviso' } },
    },
    meeting: 'asamblea general de condóminos',
  },
  'mx-lgsm': {
    vocabulary: {
      units: { article: 'los', noun: 'títulos', one: 'título' },
      heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
      weights: { main: { article: 'el', noun: 'capital', trims: true } },
    },
    meeting: 'asamblea general de accionistas',
  },
};
