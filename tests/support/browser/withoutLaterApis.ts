import type { Browser } from 'playwright-core';
import { lackedBy } from '../../baseline/laterApis.ts';
import { oldestSafari } from '../../baseline/supports.ts';

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
    if (holder === undefined || holder === null) continue;
    // A member inherited from everything is no part of an interface: `toString` of one is not that of all.
    const parent = Object.getPrototypeOf(holder);
    const isOwnParent = parent !== Object.prototype && parent !== Function.prototype;
    for (const from of [holder, holder.prototype, isOwnParent ? parent : null]) {
      if (from !== undefined && from !== null && Object.hasOwn(from, name)) {
        Reflect.deleteProperty(from, name);
      }
    }
  }
}
