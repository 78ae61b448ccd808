import type { MeetingKind } from '../assemblies/meeting.ts';

/** How long before a meeting its notice goes out by the bylaws, and their article. */
export interface NoticeBylaw {
  readonly amount: number;
  readonly unit: 'calendar-days' | 'working-days' | 'months';
  readonly article: string;
}

/** What the bylaws say of the notice of each kind of meeting; what is absent they leave to the law. */
export type NoticeBylaws = Readonly<Partial<Record<MeetingKind, NoticeBylaw>>>;
