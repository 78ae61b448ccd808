import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './stack/process/projectRoot.ts';
import { launchBrowser } from './testing/launchBrowser.ts';

/**
 * Draws the icons of the installed app from `favicon.svg`. A maskable one fills its square and keeps
 * the mark inside the circle that every system leaves whole (80 % of the side).
 */
const publicFolder = join(projectRoot, 'web/public');
const ground = '#0b5563';
const icons = [
  { name: 'icon-192', side: 192, isMaskable: false },
  { name: 'icon-512', side: 512, isMaskable: false },
  { name: 'maskable-512', side: 512, isMaskable: true },
  { name: 'apple-touch-icon', side: 180, isMaskable: true },
] as const;

const svg = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
await mkdir(join(publicFolder, 'icons'), { recursive: true });
const browser = await launchBrowser();
try {
  for (const { name, side, isMaskable } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const mark = isMaskable ? '80%' : '100%';
    await page.setContent(
      `<style>html, body { margin: 0; height: 100%; display: grid; place-items: center;
        background: ${isMaskable ? ground : 'transparent'} } svg { width: ${mark}; height: ${mark} }
      </style>${svg}`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    await writeFile(join(publicFolder, 'icons', `${name}.png`), picture);
    await page.close();
  }
} finally {
  await browser.close();
}
