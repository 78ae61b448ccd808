/** An example of Zoom's own, with the address where it stands and the day when it was read there. */
interface Fixture<Body> {
  readonly from: string;
  readonly readOn: '2026-11-23';
  /** The changes to the recorded event, and why. */
  readonly changed?: string;
  readonly body: Body;
}

const readOn = '2026-11-23';

/** `POST https://zoom.us/oauth/token?grant_type=account_credentials` */
export const tokenAnswer = {
  from: 'https://developers.zoom.us/docs/rooms/s2s-oauth/',
  readOn,
  changed:
    'The page says that a token lives one hour; the field names are those that github.com/zoom/server-to-server-oauth-starter-api utils/token.js reads.',
  body: {
    access_token: 'eyJhbGciOiJIUzI1NiJ9',
    token_type: 'bearer',
    expires_in: 3600,
    scope: 'meeting:write:admin meeting:read:admin',
  },
} satisfies Fixture<object>;

/** `POST /users/{userId}/meetings`, 201 */
export const createdMeeting = {
  from: 'https://developers.qodex.ai/zoom-public/get-started-fast-with-zoom-apis/get-started-fast-meetings-webinars-get-create-update-delete-meeting-webinar/create-a-meeting-1',
  readOn,
  changed:
    'A mirror of Zoom’s own published collection: developers.zoom.us/docs/api/meetings could not be read. Only a part of its fields; the link to start is ours, of the shape of the other.',
  body: {
    assistant_id: 'kFFvsJc-Q1OSxaJQLvaa_A',
    host_email: 'jchill@example.com',
    id: 92674392836,
    registration_url: 'https://example.com/meeting/register/7ksAkRCoEpt1Jm0wa-E6lICLur9e7Lde5oW6',
    agenda: 'My Meeting',
    created_at: '2022-03-25T07:29:29Z',
    duration: 60,
    h323_password: '123456',
    join_url: 'https://example.com/j/11111',
    password: '123456',
    pmi: 97891943927,
    pre_schedule: false,
    start_url: 'https://example.com/s/11111',
  },
} satisfies Fixture<object>;

/** `POST /meetings/{meetingId}/registrants`, 201 */
export const addedRegistrant = {
  from: 'https://developers.zoom.us/docs/isv/workflows/join-meeting-reg/',
  readOn,
  changed: 'The link of each registrant is of their own, as the page says that it is.',
  body: {
    id: 85746065,
    join_url: 'https://example.com/j/11111',
    occurrences: [
      {
        duration: 60,
        occurrence_id: '1648194360000',
        start_time: '2022-03-25T07:46:00Z',
        status: 'available',
      },
    ],
    registrant_id: 'fdgsfh2ey82fuh',
    start_time: '2021-07-13T21:44:51Z',
    topic: 'My Meeting',
  },
} satisfies Fixture<object>;

/** How an error looks; the number and words of each are where the name of the fixture is used. */
export const refusedAnswers = {
  meetingGone: {
    from: 'https://www.withone.ai/knowledge/zoom/conn_mod_def%3A%3AGJ8enX0y0IA%3A%3AZz4gJjzlRxKcSLw92zMiiQ',
    readOn,
    body: { status: 404, code: 3001, message: 'Meeting does not exist: 92674392836.' },
  },
  unpaid: {
    from: 'https://devforum.zoom.us/t/create-meeting-v2-api-add-attendees-participants/1002',
    readOn,
    body: { status: 400, code: 200, message: 'Only available for Paid user: 1' },
  },
  invalidFields: {
    from: 'https://developers.zoom.us/docs/api/errors',
    readOn,
    body: { status: 400, code: 300, message: 'Request Body should be a valid JSON object.' },
  },
  withoutScopes: {
    from: 'https://developers.zoom.us/docs/api/errors',
    readOn,
    changed: 'The page tells the number and what it means; the words are ours.',
    body: { status: 400, code: 4700, message: 'Invalid access token, does not contain scopes.' },
  },
  daily: {
    from: 'https://devforum.zoom.us/t/zoom-api-create-meeting-api-rate-limit-sample-error-when-breaching-limit/18928',
    readOn,
    body: {
      status: 429,
      code: 429,
      message:
        'You have exceeded the daily rate limit (100) of Meeting Create/Update API requests permitted for this particular user. You may resume these requests at GMT 00:00:00.',
    },
  },
} satisfies Record<
  string,
  Fixture<{ readonly status: number; readonly code: number; readonly message: string }>
>;

/** The header that says until when, as that page shows it: a moment, not seconds. */
export const retryAfterHeader = {
  from: 'https://devforum.zoom.us/t/zoom-api-create-meeting-api-rate-limit-sample-error-when-breaching-limit/18928',
  readOn,
  body: '2020-05-31T00:00:00Z',
} satisfies Fixture<string>;

const events = 'https://zoom.github.io/rivet-javascript/types/Meetings.';
const valuesOf =
  'The page has the fields and their types. The values are of the example in https://devforum.zoom.us/t/registrant-id-missing-in-participant-role-changed-webhook-payload/125559, without its people.';

const meeting = {
  duration: 60,
  host_id: 'BXE0adSxQRqGSP5fg1rkcA',
  id: '92674392836',
  start_time: '2025-01-29T19:37:35Z',
  timezone: 'America/Los_Angeles',
  topic: 'My Meeting',
  type: 2,
  uuid: 'gsqg0HKxTQ2TxSVAxE9+0w==',
};
const participant = {
  email: 'jchill@example.com',
  id: '',
  participant_user_id: '',
  participant_uuid: '67C1A429-1476-BE1C-7324-EDCA76B69406',
  registrant_id: 'fdgsfh2ey82fuh',
  user_id: '16790528',
  user_name: 'Jill Chill',
};

export const joinedEvent = {
  from: `${events}MeetingParticipantJoinedEvent.html`,
  readOn,
  changed: valuesOf,
  body: {
    event: 'meeting.participant_joined',
    event_ts: 1738182229511,
    payload: {
      account_id: 'vExNbhTISm6eoGh0BK6Wqg',
      object: { ...meeting, participant: { ...participant, join_time: '2025-01-29T20:23:00Z' } },
    },
  },
} satisfies Fixture<object>;

export const leftEvent = {
  from: `${events}MeetingParticipantLeftEvent.html`,
  readOn,
  changed: valuesOf,
  body: {
    event: 'meeting.participant_left',
    event_ts: 1738182830000,
    payload: {
      account_id: 'vExNbhTISm6eoGh0BK6Wqg',
      object: {
        ...meeting,
        participant: {
          ...participant,
          leave_time: '2025-01-29T20:33:00Z',
          leave_reason: 'Jill Chill left the meeting.<br>Reason: left the meeting.',
        },
      },
    },
  },
} satisfies Fixture<object>;

export const endedEvent = {
  from: `${events}MeetingEndedEvent.html`,
  readOn,
  changed: valuesOf,
  body: {
    event: 'meeting.ended',
    event_ts: 1738183830000,
    payload: {
      account_id: 'vExNbhTISm6eoGh0BK6Wqg',
      object: { ...meeting, end_time: '2025-01-29T20:50:00Z' },
    },
  },
} satisfies Fixture<object>;

/** The event that Zoom sends to validate an address before it sends others. */
export const validationEvent = {
  from: 'https://developers.zoom.us/docs/api/webhooks/',
  readOn,
  changed:
    'Read in a copy of that page kept in a public repository. It shows the answer too, but not the secret that it was made with: no signature that Zoom published can be checked by itself.',
  body: {
    payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' },
    event_ts: 1654503849680,
    event: 'endpoint.url_validation',
  },
} satisfies Fixture<object>;
