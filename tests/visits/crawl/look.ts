import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawSome } from '../../../functions/src/testing/files/drawSome.ts';
import { phone, projector } from '../../support/browser/openPage.ts';
import { coveredFocus } from '../../support/looks/coveredFocus.ts';
import { readWithAxe } from '../../support/looks/readWithAxe.ts';
import { smallText } from '../../support/looks/smallText.ts';
import { overflowOf } from './visit.ts';

/** A laptop of a desk, and a short phone. */
export const desk = { width: 1366, height: 768 };
export const narrow = { width: 360, height: 640 };
/** Nothing that is read is smaller, in pixels. */
const smallestText = 12;
const smallest = { width: 320, height: 640 };
const wall = { width: 3840, height: 2160 };

/** In which light and size axe reads a page. */
export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly size: { readonly width: number; readonly height: number };
}

/** In one light and one size; in both and in every one when everything is asked for. */
export function looks(name: string): readonly Look[] {
  const all = (['light', 'dark'] as const).flatMap((scheme) =>
    [narrow, phone, desk, projector].map((size) => ({ scheme, size })),
  );
  return drawSome(all, 1, `look ${name}`);
}

/**
 * On the smallest phone a keyboard sees where it is. Nothing is wider than its window, on the smallest phone and in a size from there to a wall, in all of them
 * when everything is asked for; no text is too small; axe finds nothing.
 */
export async function look(page: Page, what: string, seen: readonly Look[]): Promise<void> {
  for (const { scheme, size } of seen) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-color-scheme="${scheme}"]`).waitFor();
    await page.setViewportSize(size);
    const found = await readWithAxe(page);
    expect([what, scheme, size.width, found]).toEqual([what, scheme, size.width, []]);
  }
  if (seen.length === 0) return;
  expect([what, await smallText(page, smallestText)]).toEqual([what, []]);
  const wider = drawSome([narrow, phone, desk, projector, wall], 1, `size ${what}`);
  for (const size of [smallest, ...wider]) {
    await page.setViewportSize(size);
    expect([what, size.width, await overflowOf(page)]).toEqual([what, size.width, 0]);
  }
  await page.setViewportSize(smallest);
  expect([what, await coveredFocus(page)]).toEqual([what, []]);
}
