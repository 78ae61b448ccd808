import * as z from 'zod';

/**
 * The events that Zoom sends about a meeting, of which only the used fields are read: it adds fields when it
 * likes. The shapes are those of its events `meeting.participant_joined`, `meeting.participant_left` and
 * `meeting.ended`.
 */
const text = z.string().max(500);
const moment = z.iso.datetime({ offset: true });
const meetingId = z.union([z.string().max(30), z.number().int()]).transform(String);

const participant = z.object({
  user_id: text,
  user_name: text.optional(),
  id: text.optional(),
  participant_uuid: text.optional(),
  registrant_id: text.nullish(),
  email: text.optional(),
});

const envelope = { event_ts: z.number().int().nonnegative() };
const meeting = { id: meetingId, uuid: text };

const joined = z.object({
  ...envelope,
  event: z.literal('meeting.participant_joined'),
  payload: z.object({
    object: z.object({ ...meeting, participant: participant.extend({ join_time: moment }) }),
  }),
});
const left = z.object({
  ...envelope,
  event: z.literal('meeting.participant_left'),
  payload: z.object({
    object: z.object({ ...meeting, participant: participant.extend({ leave_time: moment }) }),
  }),
});
const ended = z.object({
  ...envelope,
  event: z.literal('meeting.ended'),
  payload: z.object({ object: z.object({ ...meeting, end_time: moment }) }),
});
const validation = z.object({
  event: z.literal('endpoint.url_validation'),
  payload: z.object({ plainToken: z.string().min(1).max(200) }),
});

export const zoomEvent = z.discriminatedUnion('event', [joined, left, ended, validation]);
export type ZoomEvent = z.infer<typeof zoomEvent>;

/** Anything that Zoom may send us: what we did not ask for is thanked for and left. */
export const anyZoomEvent = z.object({ event: text });

/** Somebody who came to the video or left it, and when, in milliseconds. */
export interface ZoomMove {
  readonly meetingId: string;
  /** Of this time that the meeting was held: each start of it has another. */
  readonly instance: string;
  /** Of this stay: a person who comes back has another. */
  readonly stay: string;
  /** When Zoom told it. */
  readonly saidAt: number;
  readonly joinedAt: number | null;
  readonly leftAt: number | null;
  readonly name: string;
  readonly email: string;
  readonly registrantId: string;
}

/** Null for what is no coming or leaving. `millisOf` reads the hour as Zoom writes it, of ISO 8601. */
export function moveOf(event: ZoomEvent, millisOf: (moment: string) => number): ZoomMove | null {
  if (event.event === 'meeting.participant_joined') {
    const { participant: who, ...held } = event.payload.object;
    const moments = { joinedAt: millisOf(who.join_time), leftAt: null };
    return { ...moments, ...stayOf(held, who), saidAt: event.event_ts };
  }
  if (event.event !== 'meeting.participant_left') return null;
  const { participant: who, ...held } = event.payload.object;
  const moments = { joinedAt: null, leftAt: millisOf(who.leave_time) };
  return { ...moments, ...stayOf(held, who), saidAt: event.event_ts };
}

function stayOf(
  held: { readonly id: string; readonly uuid: string },
  who: z.infer<typeof participant>,
) {
  return {
    meetingId: held.id,
    instance: held.uuid,
    stay: who.participant_uuid || who.user_id,
    name: who.user_name ?? '',
    email: (who.email ?? '').trim().toLowerCase(),
    registrantId: who.registrant_id ?? '',
  };
}
