import type {
  AgendaPoint,
  Assembly,
  AssemblySession,
  DecidingLaw,
  Question,
  WarnedQuestion,
} from '@asamblea/domain';
import type { ReactNode } from 'react';

/** The law of the assembly with its bylaws, and what a meeting is judged by. */
export type AgendaLaw = DecidingLaw & Pick<Assembly, 'timeZone' | 'modality'>;

/** What the law warns of before this is voted, in the call under way and as the meeting is held. */
export type WarningsOf = (question: WarnedQuestion) => readonly string[];

/** What the page knows of the agenda, for what stands beside it. */
interface ShownAgenda {
  /** In their order. */
  readonly points: readonly AgendaPoint[];
  readonly questions: readonly Question[];
  readonly meeting: AssemblySession;
}

/** What whoever composes the page puts beside a question. */
export interface BesideOpen {
  /** What else may be pressed about the meeting, first of all. */
  readonly besideActions?: (meeting: AssemblySession) => ReactNode;
  /** What waits for the chair: first of all, and while something is voted, last. */
  readonly besideAgenda?: ReactNode;
  /** The points of the agenda. */
  readonly agenda?: (shown: ShownAgenda) => ReactNode;
  /** While it is voted. */
  readonly besideOpen?: (question: Question) => ReactNode;
  /** Once its verdict asks the absent. */
  readonly besideAsking?: (questionId: string) => ReactNode;
}
