import type { Question } from '@asamblea/domain';
import type { ReactNode } from 'react';

/** What whoever composes the page puts beside a question. */
export interface BesideOpen {
  /** While it is voted. */
  readonly besideOpen?: (question: Question) => ReactNode;
  /** Once its verdict asks the absent. */
  readonly besideAsking?: (questionId: string) => ReactNode;
}
