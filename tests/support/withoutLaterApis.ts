import type { Browser } from 'playwright-core';
import { lackedBy } from '../baseline/laterApis.ts';
import { oldestSafari } from '../baseline/supports.ts';

/** A browser whose pages have nothing to call that the oldest Safari lacks. */
export function withoutLaterApis(browser: Browser): Pick<Browser, 'newContext'> {
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      await context.addInitScript(takeAway, lackedBy(oldestSafari));
      return context;
    },
  };
}

/** Runs in the page, before anything of it. */
function takeAway(lacked: readonly { readonly owner: string; readonly name: string }[]): void {
  for (const { owner, name } of lacked) {
    const holder = owner === 'globalThis' ? globalThis : Reflect.get(globalThis, owner);
    for (const from of [holder, holder?.prototype, Object.getPrototypeOf(holder ?? {})]) {
      if (from !== undefined && from !== null && Object.hasOwn(from, name)) {
        Reflect.deleteProperty(from, name);
      }
    }
  }
}
