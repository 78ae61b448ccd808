import * as z from 'zod';
import { askZoom, type ZoomAsking } from './askZoom.ts';
import type { ZoomReply } from './zoomReply.ts';

/** Links of Zoom are opened by people: nothing but its own encrypted kind. */
const link = z.url({ protocol: /^https$/u }).max(4_000);
/** A number of more than ten digits, kept as text. */
const meetingId = z.number().int().positive().transform(String);

const created = z.object({ id: meetingId, password: z.string().max(50).optional() });
const started = z.object({ start_url: link });
const registered = z.object({ registrant_id: z.string().min(1).max(100), join_url: link });
const listed = z.object({
  next_page_token: z.string().optional(),
  registrants: z.array(
    z.object({ id: z.string().optional(), email: z.string(), join_url: link.optional() }),
  ),
});

export interface NewZoomMeeting {
  /** The host of the meeting, by address; empty: the owner of the application. */
  readonly host: string;
  readonly topic: string;
  readonly startsAt: number;
  readonly timeZone: string;
  readonly minutes: number;
}

export interface NewRegistrant {
  readonly meetingId: string;
  readonly address: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface RegisteredLink {
  readonly registrantId: string;
  readonly joinUrl: string;
}

const pagesAtMost = 20;

/** The requests that we send to Zoom. Each answers with what happened, and throws nothing. */
export function zoomClient(asking: ZoomAsking) {
  return {
    /** Scheduled, for those alone who are inscribed, whom it approves by itself and writes to of nothing. */
    async createMeeting(asked: NewZoomMeeting) {
      const { host, topic, startsAt, timeZone, minutes } = asked;
      return askZoom(asking, {
        method: 'POST',
        isRepeatable: false,
        answer: created,
        path: `/users/${encodeURIComponent(host || 'me')}/meetings`,
        body: {
          topic: topic.slice(0, 200),
          type: 2,
          duration: minutes,
          timezone: timeZone,
          start_time: new Date(startsAt).toISOString().replace(/\.\d+Z$/u, 'Z'),
          settings: {
            approval_type: 0,
            registration_type: 1,
            use_pmi: false,
            registrants_confirmation_email: false,
            registrants_email_notification: false,
            join_before_host: false,
            waiting_room: false,
            meeting_authentication: false,
            mute_upon_entry: true,
            participant_video: false,
            allow_multiple_devices: true,
          },
        },
      });
    },

    /** The link that opens it as its host, good for two hours: asked for whenever it is pressed. */
    async startUrl(id: string): Promise<ZoomReply<string>> {
      const path = `/meetings/${id}`;
      const found = await askZoom(asking, {
        method: 'GET',
        isRepeatable: true,
        answer: started,
        path,
      });
      return found.ok ? { ok: true, value: found.value.start_url } : found;
    },

    /** Not to be repeated: Zoom takes three of the same address a day. */
    async register(asked: NewRegistrant): Promise<ZoomReply<RegisteredLink>> {
      const made = await askZoom(asking, {
        method: 'POST',
        isRepeatable: false,
        answer: registered,
        path: `/meetings/${asked.meetingId}/registrants`,
        body: {
          email: asked.address,
          first_name: asked.firstName.slice(0, 64),
          last_name: asked.lastName.slice(0, 64),
          auto_approve: true,
        },
      });
      if (!made.ok) return made;
      const { registrant_id: registrantId, join_url: joinUrl } = made.value;
      return { ok: true, value: { registrantId, joinUrl } };
    },

    /** The registrant of an address; null when there is none. */
    async findRegistrant(id: string, address: string): Promise<ZoomReply<RegisteredLink | null>> {
      let token = '';
      for (let page = 0; page < pagesAtMost; page += 1) {
        const query = new URLSearchParams({
          status: 'approved',
          page_size: '300',
          ...(token === '' ? {} : { next_page_token: token }),
        });
        const path = `/meetings/${id}/registrants?${query}`;
        const found = await askZoom(asking, {
          method: 'GET',
          isRepeatable: true,
          answer: listed,
          path,
        });
        if (!found.ok) return found;
        const mine = found.value.registrants.find(({ email }) => email.toLowerCase() === address);
        if (mine?.id !== undefined && mine.join_url !== undefined) {
          return { ok: true, value: { registrantId: mine.id, joinUrl: mine.join_url } };
        }
        token = found.value.next_page_token ?? '';
        if (token === '') break;
      }
      return { ok: true, value: null };
    },

    /** Also when it was ended already. */
    async endMeeting(id: string): Promise<ZoomReply<undefined>> {
      const ended = await askZoom(asking, {
        method: 'PUT',
        isRepeatable: true,
        answer: z.unknown(),
        path: `/meetings/${id}/status`,
        body: { action: 'end' },
      });
      return ended.ok || ended.trouble === 'gone' ? { ok: true, value: undefined } : ended;
    },
  };
}

export type ZoomClient = ReturnType<typeof zoomClient>;
