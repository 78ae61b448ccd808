import type { LawWords } from '../aspects/lawWords.ts';

export const genericWords: Readonly<Record<'generic', LawWords>> = {
  generic: {
    vocabulary: {
      units: { article: 'los', noun: 'puestos', one: 'puesto' },
      heads: { article: 'los', noun: 'miembros', one: 'miembro' },
      weights: { main: { article: 'los', noun: 'votos', one: 'voto' } },
    },
    meeting: 'asamblea',
  },
};
