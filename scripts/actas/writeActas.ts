import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderActas } from './renderActas.ts';

/** Brings docs/actas.md up to date; part of `npm run fix`. */
await writeFile(fileURLToPath(new URL('../../docs/actas.md', import.meta.url)), renderActas());
