import type { Mood, MoodOption } from '../../kernel/sessions/stage.ts';
import { sayPeople } from '../../kernel/weights/sayPeople.ts';
import type { MoodCounts } from './mood.ts';

export interface PresentedMood {
  readonly bars: readonly (MoodOption & {
    /** Of those who answered, from 0 to 1. */
    readonly share: number;
    readonly percent: string;
    readonly people: string;
  })[];
  readonly answered: string;
}

/** How the hall answered, by people and in whole percents: more would look like a count of votes. */
export function presentMood({ options }: Mood, { answered, counts }: MoodCounts): PresentedMood {
  return {
    bars: options.map((option) => {
      const people = counts[option.optionId] ?? 0;
      const share = answered === 0 ? 0 : people / answered;
      return {
        ...option,
        share,
        percent: `${Math.round(share * 100)} %`,
        people: sayPeople(people),
      };
    }),
    answered: `${answered === 1 ? 'Ha' : 'Han'} respondido ${sayPeople(answered)}`,
  };
}
