import { sayTime } from '../../kernel/calendars/sayTime.ts';
import { localTimeOf } from '../../kernel/calendars/zone.ts';

/** Between which hours the hall voted on paper, in milliseconds, and the zone in which they were written. */
export interface PaperHours {
  readonly openedAt: number;
  readonly closedAt: number;
  readonly timeZone: string;
}

/** A vote that the hall held on paper while there was no network, and that was written down after it. */
export interface PaperVote extends PaperHours {
  /** The two who counted the sheets, by name. */
  readonly tellers: readonly string[];
  /** The photographs of the sheets, by the ids of their files. */
  readonly sheets: readonly string[];
  /** The sending that brought it: the same one again is a repetition. */
  readonly requestId: string;
}

/** `en papel durante el corte, de 19:04 a 19:11`, as clocks of the place write their hours. */
export function sayPaperHours({ openedAt, closedAt, timeZone }: PaperHours): string {
  const say = (at: number) => sayTime(localTimeOf(at, timeZone), timeZone);
  return `en papel durante el corte, de ${say(openedAt)} a ${say(closedAt)}`;
}

/**
 * The public facts of a paper vote in a result: the hours, a sentence for beside the figures, and nobody's
 * name.
 */
export interface PaperTold extends PaperHours {
  /** `Se votó en papel durante el corte, de 19:04 a 19:11`, so that no light page writes hours. */
  readonly said: string;
}

/** The facts in a result about its paper vote; nothing where there was none. */
export function paperToldOf({ paper }: { readonly paper?: PaperHours }): {
  readonly paper?: PaperTold;
} {
  if (paper === undefined) return {};
  const { openedAt, closedAt, timeZone } = paper;
  return { paper: { openedAt, closedAt, timeZone, said: `Se votó ${sayPaperHours(paper)}` } };
}
