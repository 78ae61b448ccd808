import type { Projected } from '../../kernel/calendars/instant.ts';

/** `GET /api/public/live?cot=&only=`: one of what the screens show, for audiences too large to listen each. */
export interface LiveAnswer<Live extends Projected> {
  readonly live: Live | null;
}

/** What the web's server bundle exports as `renderPublicPage`. */
export interface RenderedPage {
  /** Goes inside `<div id="root">`. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The picture of the tab: the assembly's logo, or null for ours. */
  readonly iconUrl: string | null;
}
