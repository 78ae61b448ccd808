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

/**
 * The browser the machine names, else the one that comes with `npm install` where it runs, else one the
 * machine has. The one of npm has no windows: to open one for somebody costs it a sixth.
 */
export async function browserProgram(): Promise<LaunchOptions> {
  const executablePath =
    process.env.CHROMIUM_PATH ?? (await bundled()) ?? installed.find(existsSync);
  if (executablePath === undefined)
    throw new Error('No hay navegador: indíquelo en CHROMIUM_PATH.');
  return { executablePath, args: flags };
}

async function bundled(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
