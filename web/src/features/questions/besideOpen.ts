import type { Question } from '@asamblea/domain';
import type { ReactNode } from 'react';

/** What whoever composes the page puts beside a question. */
export interface BesideOpen {
  /** What waits for the chair: first of all, and while something is voted, last. */
  readonly besideAgenda?: ReactNode;
  /** While it is voted. */
  readonly besideOpen?: (question: Question) => ReactNode;
  /** Once its verdict asks the absent. */
  readonly besideAsking?: (questionId: string) => ReactNode;
}
