import type { Browser, Page } from 'playwright-core';
import { hosting, openPage, phone, type Visitor } from '../browser/openPage.ts';
import { type Answered, postAs } from './postAs.ts';
import { saveData } from './saveData.ts';
import { signIn } from './signIn.ts';

export const screens = {
  desk: { width: 1366, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone,
  smallPhone: { width: 360, height: 640 },
} as const;

export interface Visitors {
  /** Somebody with a browser of their own, signed in when they have an account. */
  readonly visit: (path: string, email?: string, on?: keyof typeof screens) => Promise<Page>;
  /** Sends something to the API in a session of its own, without opening any page. */
  readonly send: (email: string, path: string, body: unknown) => Promise<Answered>;
  /** The complaints of the browsers. */
  readonly complaints: () => readonly string[];
}

/**
 * Private and saving data, a browser keeps nothing for a day without network and fetches no page before it is
 * opened, which is half of the cost of opening one; an ordinary one does both.
 */
export type BrowserKind = 'private' | 'ordinary';

/** The visitors of an assembly. */
export function receiveVisitors(
  browser: Pick<Browser, 'newContext'>,
  cot: string,
  kind: BrowserKind = 'private',
  enter: typeof signIn = signIn,
): Visitors {
  const visitors: Visitor[] = [];
  return {
    async visit(path, email, on = 'desk') {
      const serviceWorkers = kind === 'private' ? 'block' : 'allow';
      const visitor = await openPage(browser, { viewport: screens[on], serviceWorkers });
      visitors.push(visitor);
      if (kind === 'private') await saveData(visitor);
      if (email !== undefined) await enter(visitor.context, cot, email);
      await visitor.page.goto(path);
      return visitor.page;
    },
    async send(email, path, body) {
      const context = await browser.newContext({ baseURL: hosting() });
      await enter(context, cot, email);
      const answer = await postAs(context, path, body);
      await context.close();
      return answer;
    },
    complaints: () => visitors.flatMap((visitor) => visitor.complaints),
  };
}
