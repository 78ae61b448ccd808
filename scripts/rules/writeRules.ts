import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { collectionReaders, collectionsBehindPassword } from '@asamblea/domain';
import { generateAccess } from './generateAccess.ts';
import { insertAccess } from './insertAccess.ts';

/** Brings the generated section of firestore.rules up to date; part of `npm run fix`. */
const file = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const before = await readFile(file, 'utf8');
const after = insertAccess(before, generateAccess(collectionReaders, collectionsBehindPassword));
if (after !== before) await writeFile(file, after);
