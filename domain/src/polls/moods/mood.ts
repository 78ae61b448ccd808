/** How long a mood card waits for answers, in milliseconds. */
export const moodMillis = 120_000;

/** As many as fit under a thumb, and more than enough for a mood. */
export const moodOptionsAtMost = 5;

/** The answers: people by option, each counts one. */
export interface MoodCounts {
  readonly answered: number;
  readonly counts: Readonly<Record<string, number>>;
}
