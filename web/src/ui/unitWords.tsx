import { createContext, type ReactNode, useContext } from 'react';

/** How a law names what people hold: «las unidades», «los pisos y locales». */
interface UnitTerm {
  readonly article: 'el' | 'la' | 'los' | 'las';
  readonly noun: string;
  readonly one?: string;
}

export interface UnitWords {
  readonly term: UnitTerm;
  /** The word that agrees with them: of «todas» and «todos». */
  readonly agree: (feminine: string, masculine: string) => string;
}

/** The words around what people hold, by the name that their law gives it; not said: units. */
export function unitWordsOf(
  term: UnitTerm = { article: 'las', noun: 'unidades', one: 'unidad' },
): UnitWords {
  const isFeminine = term.article === 'las' || term.article === 'la';
  return { term, agree: (feminine, masculine) => (isFeminine ? feminine : masculine) };
}

const Words = createContext<UnitWords>(unitWordsOf());

interface UnitWordsProviderProps {
  readonly term: UnitTerm | undefined;
  readonly children: ReactNode;
}

/** What is inside names what people hold as the law of their assembly does. */
export function UnitWordsProvider({ term, children }: UnitWordsProviderProps) {
  return <Words value={unitWordsOf(term)}>{children}</Words>;
}

/** How to name what people hold. */
export function useUnitWords(): UnitWords {
  return useContext(Words);
}
