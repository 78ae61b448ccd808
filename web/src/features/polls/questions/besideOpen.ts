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
  /** The points with their questions, to go through. */
  readonly outline: ReactNode;
}

/** What whoever composes the page puts beside a question. */
export interface BesideOpen {
  /** How the page is called; not said: by the votes. */
  readonly title?: string;
  /** The page has its own title above. */
  readonly titleAs?: 'h2' | undefined;
  /** What is next is pressed with the mouse alone. */
  readonly withoutKeys?: boolean;
  /** What else may be pressed about the meeting, first of all. */
  readonly besideActions?: (meeting: AssemblySession) => ReactNode;
  /** What waits for the chair, over what is around it: it moves nothing when it comes. */
  readonly besideAgenda?: ReactNode;
  /** The points of the agenda, around their outline. */
  readonly agenda?: (shown: ShownAgenda) => ReactNode;
  /** What is known of the hall: its quorum, who asked to speak. */
  readonly besideHall?: ReactNode;
  /** What is written for the minutes of the point, or of the question in hand; null: none is. */
  readonly notes?: (meeting: AssemblySession, question: Question | null) => ReactNode;
  /** While it is voted. */
  readonly besideOpen?: (question: Question) => ReactNode;
  /** Once its verdict asks the absent. */
  readonly besideAsking?: (questionId: string) => ReactNode;
}

/** How the page of the votes is called. */
export const stageTitle = 'Votaciones';
