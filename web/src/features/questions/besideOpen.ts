import type { Question } from '@asamblea/domain';
import type { ReactNode } from 'react';

/** What whoever composes the page puts beside a question while it is voted. */
export interface BesideOpen {
  readonly besideOpen?: (question: Question) => ReactNode;
}
