import { writeFile } from 'node:fs/promises';
import { decisionsFolder } from './readDecisions.ts';
import { renderDecisions } from './renderDecisions.ts';

/** Brings docs/decisions/README.md up to date; part of `npm run fix`. */
await writeFile(new URL('README.md', decisionsFolder), await renderDecisions());
