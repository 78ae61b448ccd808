import { leftTo } from '../aspects/buildCounting.ts';
import type { CountingLaw } from '../aspects/countingLaw.ts';
import { bylawSource } from '../rules/lawSources.ts';

export const genericCounting: Readonly<Record<'generic', CountingLaw>> = {
  generic: {
    ...leftTo('los estatutos', 'Mandan los estatutos: revise cómo cuentan los votos en blanco.'),
    asksMajority: false,
    bylaws: bylawSource('Mandan los estatutos: gana quien tenga más votos, sin mínimo.'),
  },
};
