import * as z from 'zod';

/** `GET /api/zoom/signature`: what the Meeting SDK joins with. */
export interface ZoomSignatureAnswer {
  readonly signature: string;
  readonly sdkKey: string;
  readonly meetingNumber: string;
  readonly password: string;
  readonly userName: string;
  readonly userEmail: string;
  /** The token of the registrant, which a meeting with inscription asks for. */
  readonly registrantToken: string;
}

/** The message that the framing page hands over to the video, once, when it is loaded. */
export interface ZoomFrameJoin {
  readonly kind: 'join';
  readonly signature: string;
  readonly meetingNumber: string;
  readonly password: string;
  readonly userName: string;
  readonly userEmail: string;
  /** The token of the registrant, as the Meeting SDK calls it. */
  readonly tk: string;
}

export function zoomFrameJoin(signed: ZoomSignatureAnswer): ZoomFrameJoin {
  const { signature, meetingNumber, password, userName, userEmail, registrantToken } = signed;
  return {
    kind: 'join',
    signature,
    meetingNumber,
    password,
    userName,
    userEmail,
    tk: registrantToken,
  };
}

/**
 * The messages that the frame sends about itself. `started`: Zoom's program is there and asks to come in,
 * which a waiting room may make long. `code`: Zoom's own code of the failure, where it gave one.
 */
const zoomFrameSaid = z.discriminatedUnion('said', [
  z.strictObject({ said: z.enum(['started', 'joined', 'left']) }),
  z.strictObject({ said: z.literal('failed'), code: z.int().nullable() }),
]);
export type ZoomFrameSaid = z.infer<typeof zoomFrameSaid>;

/** Null: it is no message of the frame, from any sender. */
export function readZoomFrame(data: unknown): ZoomFrameSaid | null {
  return zoomFrameSaid.safeParse(data).data ?? null;
}
