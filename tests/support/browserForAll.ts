import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './launchBrowser.ts';

/** One browser for all the tests of a file, from before the first until after the last. */
export function browserForAll(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('The browser is only there during the tests.');
    return browser;
  };
}
