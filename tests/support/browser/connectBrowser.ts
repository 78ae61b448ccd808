import { type Browser, chromium } from 'playwright-core';

/** The browser that the run serves. Closing it closes what was opened through this connection. */
export async function connectBrowser(): Promise<Browser> {
  const address = process.env.ASAMBLEA_BROWSER;
  if (address === undefined) {
    throw new Error('Falta ASAMBLEA_BROWSER: use `npm run test:e2e`, que abre el navegador.');
  }
  return chromium.connect(address);
}
