import type { Page } from 'playwright-core';

/** Nothing outside of this machine answers, which is where the video is. */
export async function blockVideo(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?!127\.0\.0\.1)/u, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.abort();
  });
  return asked;
}
