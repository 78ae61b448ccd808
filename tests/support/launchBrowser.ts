import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserProgram());
}

/** The browser the machine names, else one it has, else the one that comes with `npm install`. */
export async function browserProgram(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  const found = named ?? installed.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, args: flags };
  const { default: bundled } = await import('@sparticuz/chromium');
  return { executablePath: await bundled.executablePath(), args: flags };
}
