import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';

const folder = new URL('../../data/', import.meta.url);

/** The rows of a file of the data folder, titles included, as text. */
export async function readTable(name: string): Promise<readonly (readonly string[])[]> {
  const text = await readFile(new URL(name, folder), 'utf8');
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
}
