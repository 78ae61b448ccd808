import type { ZoomMove } from './zoomEvent.ts';

/** Something that Zoom said of somebody, and when: the last that it said counts. */
interface Said {
  readonly at: number;
  readonly text: string;
}

/**
 * `zoomParticipants/{key}`: one stay of somebody in the video. It is the join of all that was heard of it, so
 * hearing it twice, or in another order, leaves the same. Being here gives nobody a vote.
 */
export interface ZoomStay {
  readonly session: number;
  readonly meetingId: string;
  readonly instance: string;
  readonly stay: string;
  /** The last that was heard of each, in milliseconds by Zoom's clock. */
  readonly joinedAt: number | null;
  readonly leftAt: number | null;
  readonly name: Said | null;
  readonly email: Said | null;
  readonly registrantId: Said | null;
  /** The person, as chosen by hand. */
  readonly chosen?: { readonly personId: string; readonly by: string; readonly at: number };
}

/** The stay after one more message about it. */
export function hearMove(known: ZoomStay | null, session: number, move: ZoomMove): ZoomStay {
  const { meetingId, instance, stay, saidAt } = move;
  return {
    ...(known ?? { session, meetingId, instance, stay }),
    joinedAt: latest(known?.joinedAt ?? null, move.joinedAt),
    leftAt: latest(known?.leftAt ?? null, move.leftAt),
    name: lastSaid(known?.name ?? null, saidAt, move.name),
    email: lastSaid(known?.email ?? null, saidAt, move.email),
    registrantId: lastSaid(known?.registrantId ?? null, saidAt, move.registrantId),
  };
}

function latest(known: number | null, heard: number | null): number | null {
  if (known === null || heard === null) return known ?? heard;
  return Math.max(known, heard);
}

/** An empty text replaces nothing. Of two said at once, always the same one. */
function lastSaid(known: Said | null, at: number, text: string): Said | null {
  if (text === '') return known;
  if (known === null || at > known.at) return { at, text };
  if (at < known.at) return known;
  return text > known.text ? { at, text } : known;
}

/** Whether they are in the video: they came, and neither left since nor was their meeting over. */
export function isConnected(
  { joinedAt, leftAt, instance }: Pick<ZoomStay, 'joinedAt' | 'leftAt' | 'instance'>,
  endedInstances: Readonly<Record<string, number>>,
): boolean {
  if (joinedAt === null || endedInstances[instance] !== undefined) return false;
  return leftAt === null || joinedAt > leftAt;
}
