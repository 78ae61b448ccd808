import type { Projected } from '../../kernel/calendars/instant.ts';

/** `GET /api/public/live?cot=&only=`: the data of one screen, for audiences too large for a listener each. */
export interface LiveAnswer<Live extends Projected> {
  readonly live: Live | null;
}

/** The page that the web's server bundle exports as `renderPublicPage`. */
export interface RenderedPage {
  /** Goes inside `<div id="root">`. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The picture of the tab: the assembly's logo, or null for ours. */
  readonly iconUrl: string | null;
}
