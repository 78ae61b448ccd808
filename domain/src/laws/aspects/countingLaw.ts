import type { Source } from '../../kernel/bylaws/source.ts';

/** How the seats of a body are shared among slates. */
export const slateMethods = ['quotient', 'plurality'] as const;
export type SlateMethod = (typeof slateMethods)[number];

/** The law on sharing the seats of a body among slates, on a blank vote there, and the points left to bylaws. */
export interface CountingLaw {
  /** The method that the law orders, or supplies to silent bylaws; null when it leaves it to them. */
  readonly method: 'quotient' | null;
  /** Whether blank votes raise the quotient. They never win a seat; null votes never count. */
  readonly blankInQuotient: boolean;
  /** Where the quotient comes from. */
  readonly source: Source;
  /** Whether who is elected must reach the majority of the matter while the bylaws say nothing else. */
  readonly asksMajority: boolean;
  /** Where it is written that the most voted win: no law that is known here says so. */
  readonly bylaws: Source;
  /** Why somebody cannot be elected besides what any bylaws say, each with its article. */
  readonly disqualified?: readonly string[] | undefined;
  /** The warning before a vote by name, where the law asks that some be secret. */
  readonly namedWarning?: string | undefined;
  /** The warning before a secret vote, where the law asks for the content of each vote. */
  readonly secretWarning?: string | undefined;
  /** Where any member may ask for a secret vote, or that the minutes name who is there: to deny it annuls what is voted. */
  readonly onRequest?: Source | undefined;
}
