import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { projectRoot } from '../../../scripts/stack/process/projectRoot.ts';

const packed = join(projectRoot, 'node_modules/chromium-109/bin/chromium.br');
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/**
 * The oldest Chrome that is served, from npm: a program for Linux on x64 that needs `libnss3` and
 * `libexpat1`; elsewhere the machine names one. It is unpacked here and not by its package, which
 * would take for its own whatever browser the folder for temporary files holds, such as the newer one of other tests.
 */
export async function launchChromium109(): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'chromium-109-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const executablePath = process.env.CHROMIUM_109_PATH ?? (await unpack(folder));
    const env = { ...process.env, TMPDIR: folder };
    const browser = await chromium.launch({ executablePath, args: flags, env });
    browser.on('disconnected', () => void forget());
    return browser;
  } catch (error) {
    await forget();
    throw error;
  }
}

async function unpack(folder: string): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('El Chromium 109 de npm es para Linux x64: indique otro en CHROMIUM_109_PATH.');
  }
  const path = join(folder, 'chromium');
  const program = createWriteStream(path, { mode: 0o700 });
  await pipeline(createReadStream(packed), createBrotliDecompress(), program);
  return path;
}
