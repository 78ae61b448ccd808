import type { StoredPassword } from '../mail/mailServer.ts';

/** The account of Zoom that an assembly meets with, but its secrets. */
export interface ZoomAccount {
  readonly accountId: string;
  readonly clientId: string;
  /** The host of the meetings, by the address of their account; empty: the owner of the application. */
  readonly host: string;
  /** Of the Meeting SDK; empty: the video is not drawn in our pages. */
  readonly sdkKey: string;
}

/** The account as it is stored, in `settings/integrations`: the secrets are elsewhere, and never here. */
export interface StoredZoomAccount extends ZoomAccount {
  readonly secrets: StoredPassword;
  readonly takesNotices: boolean;
  /** The end of the address that Zoom sends its events to. */
  readonly hookKey: string;
}
