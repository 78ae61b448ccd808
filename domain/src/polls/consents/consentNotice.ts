import { addDays, type LocalDate } from '../../kernel/calendars/localDate.ts';
import type { AbsentNotice } from '../../laws/verdicts/presumedConsent.ts';
import type { AbsentOwner } from './absentOwner.ts';

/** How the decision reached an absent owner. */
export const noticeMeans = [
  'in-hand',
  'certified-mail',
  'notary',
  'email',
  'notice-board',
  'other',
] as const;
export type NoticeMeans = (typeof noticeMeans)[number];

/** How an objection came in; `app`: the owner pressed a button after signing in. */
export const objectionMeans = [
  'in-hand',
  'certified-mail',
  'notary',
  'email',
  'app',
  'other',
] as const;
export type ObjectionMeans = (typeof objectionMeans)[number];

/** The known facts of one absent owner; nothing is stored until something happens. */
export interface ConsentNotice {
  readonly noticeId: string;
  readonly notice: {
    /** The day on which it reached them, in the assembly's zone. */
    readonly on: LocalDate;
    readonly means: NoticeMeans;
    /** Number of the letter, who signed for it: what proves it. */
    readonly proof: string;
    readonly by: string;
    readonly at: number;
  } | null;
  readonly objection: {
    readonly on: LocalDate;
    readonly means: ObjectionMeans;
    readonly reason: string;
    readonly fileId: string | null;
    readonly by: string;
    readonly at: number;
    /** The verdict was final when it was written down: kept, and not counted. */
    readonly afterSettling: boolean;
  } | null;
  /** The undone records, with their reasons. */
  readonly undone: readonly {
    readonly what: 'notice' | 'objection';
    readonly on: LocalDate;
    readonly reason: string;
    readonly by: string;
    readonly at: number;
  }[];
}

export const noticeStates = ['unnotified', 'notified', 'expired', 'objects'] as const;
export type NoticeState = (typeof noticeStates)[number];

export function untouchedNotice(noticeId: string): ConsentNotice {
  return { noticeId, notice: null, objection: null, undone: [] };
}

/** The last day on which they may object; null while they have not been notified. */
export function lastDayOf({ notice }: Pick<ConsentNotice, 'notice'>, days: number) {
  return notice === null ? null : addDays(notice.on, days);
}

/** Whether the objection counts: it came by the last day, and before the verdict was final. */
export function isObjectionInTime(one: ConsentNotice, days: number): boolean {
  const { objection } = one;
  if (objection === null || objection.afterSettling) return false;
  const lastDay = lastDayOf(one, days);
  return lastDay === null || objection.on <= lastDay;
}

export function noticeStateOf(one: ConsentNotice, days: number, today: LocalDate): NoticeState {
  if (isObjectionInTime(one, days)) return 'objects';
  const lastDay = lastDayOf(one, days);
  if (lastDay === null) return 'unnotified';
  return today > lastDay ? 'expired' : 'notified';
}

/** As the engine reads them: a notice is for every unit of its owner. */
export function toAbsentNotices(
  owners: readonly AbsentOwner[],
  notices: ReadonlyMap<string, ConsentNotice>,
): readonly AbsentNotice[] {
  return owners.flatMap(({ noticeId, units }) => {
    const { notice, objection } = notices.get(noticeId) ?? untouchedNotice(noticeId);
    const counts = objection !== null && !objection.afterSettling;
    const notifiedOn = notice?.on ?? null;
    const objectedOn = counts ? objection.on : null;
    return units.map(({ unitId }) => ({ unitId, notifiedOn, objectedOn }));
  });
}
