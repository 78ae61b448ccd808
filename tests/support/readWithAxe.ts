import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds against WCAG 2.2 AA: each rule with the elements that break it. */
export async function readWithAxe(page: Page): Promise<readonly (readonly [string, string[]])[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)] as const);
}
