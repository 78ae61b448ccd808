import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { LawWords } from '../aspects/lawWords.ts';

/** How the laws of the country name things. */
export const arWords: Readonly<Record<PackOf<'ar'>, LawWords>> = {
  'ar-ccyc': {
    vocabulary: {
      units: { article: 'las', noun: 'unidades funcionales', one: 'unidad funcional' },
      heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
      weights: { main: { article: 'las', noun: 'partes indivisas', held: 'parte indivisa' } },
    },
    meeting: 'asamblea de propietarios',
  },
  'ar-lgs': {
    vocabulary: {
      units: { article: 'los', noun: 'títulos', one: 'título' },
      heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
      weights: { main: { article: 'las', noun: 'acciones', one: 'acción' } },
    },
    meeting: 'asamblea de accionistas',
  },
};
