import type { MeetingKind } from '../meetings/meeting.ts';

/** How long before a meeting its notice goes out by the bylaws, and their article. */
export interface NoticeBylaw {
  readonly amount: number;
  readonly unit: 'calendar-days' | 'working-days' | 'months';
  readonly article: string;
}

/** The rules of the bylaws on the notice of each kind of meeting; an absent rule is left to the law. */
export type NoticeBylaws = Readonly<Partial<Record<MeetingKind, NoticeBylaw>>>;
