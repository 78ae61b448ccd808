import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { connectBrowser } from './connectBrowser.ts';

/** The browser of the run for all the tests of a file: what they opened in it is closed after the last. */
export function browserForAll(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterAll(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('The browser is only there during the tests.');
    return browser;
  };
}
