import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { LawWords } from '../aspects/lawWords.ts';

/** How the laws of the country name things. */
export const clWords: Readonly<Record<PackOf<'cl'>, LawWords>> = {
  'cl-21442': {
    vocabulary: {
      units: { article: 'las', noun: 'unidades', one: 'unidad' },
      heads: { article: 'los', noun: 'copropietarios', one: 'copropietario' },
      weights: { main: { article: 'los', noun: 'derechos' } },
    },
    meeting: 'asamblea de copropietarios',
  },
};
