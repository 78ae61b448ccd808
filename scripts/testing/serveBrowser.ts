import { type BrowserServer, chromium } from 'playwright-core';
import { browserProgram } from './launchBrowser.ts';

/** One browser for all the files of a run, which connect to it. The caller that serves it closes it. */
export async function serveBrowser(): Promise<BrowserServer> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launchServer({ ...(await browserProgram()), ...signals, host: '127.0.0.1' });
}
