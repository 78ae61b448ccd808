import { type HoldingWords, plainWords, type Term } from '@asamblea/domain';
import { createContext, type ReactNode, useContext } from 'react';

export interface UnitWords {
  /** How a law names what people hold: «las unidades», «los pisos y locales». */
  readonly term: Term;
  /** The word that agrees with them: of «todas» and «todos». */
  readonly agree: (feminine: string, masculine: string) => string;
  /** For what says how much it weighs. */
  readonly held: HoldingWords;
}

/** The words around what people hold, by the names that their law gives; not said: units and their coefficient. */
export function unitWordsOf(held: HoldingWords = plainWords): UnitWords {
  const { units: term } = held;
  const isFeminine = term.article === 'las' || term.article === 'la';
  return { term, held, agree: (feminine, masculine) => (isFeminine ? feminine : masculine) };
}

const Words = createContext<UnitWords>(unitWordsOf());

interface UnitWordsProviderProps {
  readonly words: HoldingWords | undefined;
  readonly children: ReactNode;
}

/** The content names the units as the law of their assembly does. */
export function UnitWordsProvider({ words, children }: UnitWordsProviderProps) {
  return <Words value={unitWordsOf(words)}>{children}</Words>;
}

/** How to name what people hold. */
export function useUnitWords(): UnitWords {
  return useContext(Words);
}
