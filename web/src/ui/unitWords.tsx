import { type Term, unitTerm } from '@asamblea/domain';
import { createContext, type ReactNode, useContext } from 'react';

export interface UnitWords {
  readonly term: Term;
  /** The word that agrees with them: of «todas» and «todos». */
  readonly agree: (feminine: string, masculine: string) => string;
}

/** The words around what people hold, by the name that their law gives it; not said: units. */
export function unitWordsOf(term: Term = unitTerm): UnitWords {
  const isFeminine = term.article === 'las' || term.article === 'la';
  return { term, agree: (feminine, masculine) => (isFeminine ? feminine : masculine) };
}

const Words = createContext<UnitWords>(unitWordsOf());

interface UnitWordsProviderProps {
  readonly term: Term | undefined;
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
