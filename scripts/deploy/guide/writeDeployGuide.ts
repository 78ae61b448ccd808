import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderDeployGuide } from './renderDeployGuide.ts';

/** Brings docs/deploy.md up to date; part of `npm run fix`. */
await writeFile(
  fileURLToPath(new URL('../../../docs/deploy.md', import.meta.url)),
  renderDeployGuide(),
);
