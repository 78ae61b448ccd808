import type {
  AgendaPoint,
  Assembly,
  AssemblySession,
  DecidingLaw,
  Question,
  WarnedQuestion,
} from '@asamblea/domain';
import type { ReactNode } from 'react';

/** The law of the assembly with its bylaws, and the facts by which a meeting is judged. */
export type AgendaLaw = DecidingLaw & Pick<Assembly, 'timeZone' | 'modality'>;

/** The warnings of the law before this is voted, in the call under way and as the meeting is held. */
export type WarningsOf = (question: WarnedQuestion) => readonly string[];

/** The agenda that the page knows, for the parts beside it. */
interface ShownAgenda {
  /** In their order. */
  readonly points: readonly AgendaPoint[];
  readonly questions: readonly Question[];
  readonly meeting: AssemblySession;
  /** The points with their questions, to go through. */
  readonly outline: ReactNode;
}

/** The parts that the composer of the page puts beside a question. */
export interface BesideOpen {
  /** How the page is called; not said: by the votes. */
  readonly title?: string;
  /** The page has its own title above. */
  readonly titleAs?: 'h2' | undefined;
  /** The next step is pressed with the mouse alone. */
  readonly withoutKeys?: boolean;
  /** The other buttons about the meeting, first of all. */
  readonly besideActions?: (meeting: AssemblySession) => ReactNode;
  /** The items waiting for the chair, over the rest: they move nothing when they come. */
  readonly besideAgenda?: ReactNode;
  /** The points of the agenda, around their outline. */
  readonly agenda?: (shown: ShownAgenda) => ReactNode;
  /** The facts about the hall: its quorum, the people who asked to speak. */
  readonly besideHall?: ReactNode;
  /** The notes for the minutes of the point, or of the question in hand; null: none. */
  readonly notes?: (meeting: AssemblySession, question: Question | null) => ReactNode;
  /** While it is voted. */
  readonly besideOpen?: (question: Question) => ReactNode;
  /** Once its verdict asks the absent. */
  readonly besideAsking?: (questionId: string) => ReactNode;
}

/** How the page of the votes is called. */
export const stageTitle = 'Votaciones';
