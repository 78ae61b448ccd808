/**
 * Where the meeting is seen. `link` opens in its own application or another tab; the rest is shown in the
 * room: `youtube` in its frame without cookies, `hls` by the browser itself.
 */
export type MeetingVideo =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'youtube'; readonly videoId: string }
  | { readonly kind: 'hls'; readonly url: string };

/** In `settings/integrations`: the video, and how many times it has been another one. */
export interface StoredVideo {
  readonly video: MeetingVideo | null;
  readonly version: number;
}
