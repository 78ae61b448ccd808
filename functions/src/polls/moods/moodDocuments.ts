import { collectionAt, type Timestamp } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import type { TallyShard } from '../stored/voteDocuments.ts';

/** That somebody answered; who is only in its id, and for nobody. `ttl` lets it be forgotten. */
export interface MoodMark {
  readonly ttl: Timestamp;
}

/** The documents of a mood card in the database. */
export const moodDocuments = {
  answers: (id: string, moodId: string) => collectionAt<MoodMark>(paths.moodAnswers(id, moodId)),
  tallies: (id: string, moodId: string) => collectionAt<TallyShard>(paths.moodTallies(id, moodId)),
} as const;
