import type { Projected } from '../../kernel/calendars/instant.ts';
import type { PointNow } from '../../kernel/sessions/pointNow.ts';
import type { AttachedDocument } from '../attachments/attachedDocument.ts';

/** `public/{cot}/live/agenda`: the points in their order, as they were announced, with what is read of each. */
export interface LiveAgenda extends Projected {
  readonly points: readonly LivePoint[];
}

export interface LivePoint extends PointNow {
  /** Not said: none. */
  readonly documents?: readonly AttachedDocument[];
}

/** The part of an agenda that fits on a screen: some points in a row, and how many are before and after them. */
export interface AgendaPart {
  readonly shown: readonly LivePoint[];
  readonly before: number;
  readonly after: number;
}

/**
 * At most so many points around the one that is treated, which has one before it where there is one; from
 * the first while none is.
 */
export function agendaPart(
  points: readonly LivePoint[],
  current: string | null,
  atMost: number,
): AgendaPart {
  const at = Math.max(
    0,
    points.findIndex(({ pointId }) => pointId === current),
  );
  const first = Math.max(0, Math.min(at - 1, points.length - atMost));
  const shown = points.slice(first, first + atMost);
  return { shown, before: first, after: points.length - first - shown.length };
}
