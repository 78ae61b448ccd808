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

/** The content of the projector now. The moderator moves it; every public page follows it. */
export type Stage =
  | {
      readonly mode: 'quorum' | 'blank';
      /** The question that was voted or shown until it was annulled, while nothing else comes on stage. */
      readonly annulled?: string;
      /** Of a screen that is being tried: a code that only it says. */
      readonly check?: string;
    }
  | { readonly mode: 'mood'; readonly mood: Mood }
  | {
      readonly mode: 'question' | 'result';
      /** The questions shown at once, in their order. */
      readonly questionIds: readonly string[];
    };

/** The questions that are on stage, in their order. */
export function stagedIds(stage: Stage): readonly string[] {
  return 'questionIds' in stage ? stage.questionIds : [];
}
