import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The file that the browser saved, which may be in a folder that only it knows. */
export async function readDownload(file: Download): Promise<Buffer> {
  return buffer(await file.createReadStream());
}
