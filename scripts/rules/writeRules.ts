import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { accessSection } from './accessSection.ts';
import { insertAccess } from './insertAccess.ts';

/** Brings the generated section of firestore.rules up to date; part of `npm run fix`. */
const file = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const before = await readFile(file, 'utf8');
const after = insertAccess(before, accessSection());
if (after !== before) await writeFile(file, after);
