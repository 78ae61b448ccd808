import * as z from 'zod';
import { documentIdSchema, personIdSchema } from '../../kernel/identity/ids.ts';

/** `zoomMeetings/{session}`: the meeting of a session at Zoom. */
export interface ZoomMeeting {
  readonly session: number;
  readonly requestId: string;
  /** Null while Zoom is being asked for it. */
  readonly meetingId: string | null;
  readonly topic: string;
  readonly password: string;
  readonly by: string;
  readonly askedAt: number;
  /** When each time that it was held was over, by Zoom's own id of it. */
  readonly endedInstances: Readonly<Record<string, number>>;
  /** When it was ended from here; null: it was not. */
  readonly endedAt: number | null;
}

/** `zoomRegistrants/{key}`: somebody of the assembly who is inscribed in the meeting, with their own link. */
export interface ZoomRegistrant {
  readonly session: number;
  readonly meetingId: string;
  /** Null: somebody of the staff. */
  readonly personId: string | null;
  readonly uid: string | null;
  readonly name: string;
  /** Made for Zoom alone: their real one is not handed over. */
  readonly address: string;
  readonly registrantId: string | null;
  readonly joinUrl: string | null;
  readonly askedAt: number;
}

/** `POST /api/zoom/meeting` */
export const createZoomRequest = z.strictObject({ requestId: z.uuid() });
export type CreateZoomRequest = z.infer<typeof createZoomRequest>;

/** `POST /api/zoom/meeting/end` */
export const endZoomRequest = z.strictObject({ requestId: z.uuid() });
export type EndZoomRequest = z.infer<typeof endZoomRequest>;

/** `POST /api/zoom/match`: who somebody in the video is; null: it was a mistake. */
export const matchZoomRequest = z.strictObject({
  key: documentIdSchema,
  personId: personIdSchema.nullable(),
});
export type MatchZoomRequest = z.infer<typeof matchZoomRequest>;

/** `POST /api/zoom/people`: names are in no address. */
export const zoomPeopleRequest = z.strictObject({ text: z.string().trim().min(2).max(80) });
export type ZoomPeopleRequest = z.infer<typeof zoomPeopleRequest>;

/** Somebody of the roster or with a proxy, as the console names them. */
export interface ZoomPerson {
  readonly personId: string;
  readonly name: string;
  /** The units of theirs, or that they hold now; to tell two of the same name apart. */
  readonly units: readonly string[];
}

export interface ZoomPeopleAnswer {
  readonly people: readonly ZoomPerson[];
}

/** Somebody in the video whom nobody knows. */
interface UnknownStay {
  readonly key: string;
  readonly name: string;
  readonly joinedAt: number;
  /** The only one of the roster with that name; null when there is none, or several. */
  readonly perhaps: ZoomPerson | null;
}

/** `GET /api/zoom/console` */
export interface ZoomConsoleAnswer {
  readonly now: number;
  /** Whether there is an account of Zoom in the settings, and whether it sends events. */
  readonly isSet: boolean;
  readonly takesNotices: boolean;
  readonly meeting: {
    readonly meetingId: string;
    readonly topic: string;
    readonly endedAt: number | null;
  } | null;
  /** In the video, of those who are known: accredited or not, each once. */
  readonly connected: readonly string[];
  /** In the video, and accredited. */
  readonly settled: number;
  /** Of the staff, in the video. */
  readonly staff: readonly string[];
  /** In the video, known, and holding no unit now. */
  readonly notAccredited: readonly ZoomPerson[];
  /** Accredited online, and not in the video: they vote the same. */
  readonly notConnected: readonly ZoomPerson[];
  readonly unknown: readonly UnknownStay[];
  /** Those that somebody chose, to undo it. */
  readonly chosen: readonly (ZoomPerson & { readonly key: string; readonly shownAs: string })[];
}

/** `GET /api/zoom/own`: whether there is a meeting that one may join, and whether it may be seen in the room. */
export interface ZoomOwnAnswer {
  readonly isOn: boolean;
  readonly inPage: boolean;
}

/** `POST /api/zoom/meeting/start` and `GET /api/zoom/join`: to be opened at once, and kept nowhere. */
export interface ZoomLinkAnswer {
  readonly url: string;
}
