import { SignJWT } from 'jose';

export interface SdkClaims {
  readonly sdkKey: string;
  readonly meetingNumber: string;
  readonly now: number;
}

/** Zoom takes from half an hour to two days; a session of an assembly lasts less than this. */
const lifeSeconds = 8 * 60 * 60;

/** The token of the Meeting SDK to join as a listener, never as host. */
export function signForSdk({ sdkKey, meetingNumber, now }: SdkClaims, secret: string) {
  const iat = Math.floor(now / 1000);
  const exp = iat + lifeSeconds;
  const claims = { appKey: sdkKey, sdkKey, mn: meetingNumber, role: 0, iat, exp, tokenExp: exp };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}
