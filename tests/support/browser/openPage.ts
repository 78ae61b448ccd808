import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { hearBrokenRules } from './brokenRules.ts';
import { tellOnFailure } from './tellOnFailure.ts';

export const phone = { width: 390, height: 844 };
export const projector = { width: 1920, height: 1080 };

export const hosting = (): string => {
  const address = process.env.ASAMBLEA_HOSTING;
  if (address === undefined) {
    throw new Error('Falta ASAMBLEA_HOSTING: use `npm run test:e2e`, que levanta los emuladores.');
  }
  return address;
};

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The complaints of the browser: a journey ends by expecting none. */
  readonly complaints: string[];
}

/**
 * The SDK's word when its first answer takes ten seconds: of how busy the machine is, not of the page,
 * which says by itself that it has no connection and tries again.
 */
const sdkIsLate =
  "Could not reach Cloud Firestore backend. Backend didn't respond within 10 seconds";

/** A person with a browser of their own. */
export async function openPage(
  browser: Pick<Browser, 'newContext'>,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: hosting(),
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: projector,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  });
  // A busy machine is slow; what never comes fails all the same.
  context.setDefaultTimeout(90_000);
  await hearBrokenRules(context);
  const page = await context.newPage();
  const complaints = hearComplaints(page);
  return { page, context, complaints };
}

/** The complaints of a page from now on, also told when the test that opened it fails. */
export function hearComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().includes(sdkIsLate)) return;
    // A file that failed to load is named by its place alone.
    complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  tellOnFailure(page, complaints);
  return complaints;
}
