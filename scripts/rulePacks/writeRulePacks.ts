import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderRulePacks } from './renderRulePacks.ts';

/** Brings docs/rule-packs.md up to date; part of `npm run fix`. */
await writeFile(
  fileURLToPath(new URL('../../docs/rule-packs.md', import.meta.url)),
  renderRulePacks(),
);
