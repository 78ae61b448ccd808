import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderRefusalCodes } from './renderRefusalCodes.ts';

/** Brings the codes of refusals up to date; part of `npm run fix`. */
await writeFile(
  fileURLToPath(new URL('../../domain/src/kernel/refusals/refusalCodes.ts', import.meta.url)),
  renderRefusalCodes(),
);
