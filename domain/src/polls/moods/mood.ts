/** How long a mood card waits for answers, in milliseconds. */
export const moodMillis = 120_000;

/** As many as fit under a thumb, and more than enough for a mood. */
export const moodOptionsAtMost = 5;

export const moodFaces = ['great', 'good', 'fine', 'bad', 'awful'] as const;
type MoodFace = (typeof moodFaces)[number];

export interface MoodOption {
  readonly optionId: string;
  readonly label: string;
  /** Null: only the word. */
  readonly face: MoodFace | null;
}

/**
 * A quick consultation: no vote, no weight, no verdict, nobody's name. It lives on the stage, and when
 * the stage moves on it is over.
 */
export interface Mood {
  readonly moodId: string;
  readonly text: string;
  readonly options: readonly MoodOption[];
  /** Milliseconds by the server's clock. */
  readonly closesAt: number;
}

/** What was answered: people by option, each counts one. */
export interface MoodCounts {
  readonly answered: number;
  readonly counts: Readonly<Record<string, number>>;
}
