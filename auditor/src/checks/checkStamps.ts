import type { Files } from '../read/files.ts';
import type { Data } from '../read/readData.ts';
import type { Notes } from '../report/report.ts';
import { many } from '../text/say.ts';

/**
 * The imprint of a stamp (`MessageImprint`, RFC 3161) in hexadecimal: the name of SHA-256, with or without its empty
 * parameters, and then the 32 bytes.
 */
const imprint =
  /^(?:..)*?(?:300d06096086480165030402010500|300b0609608648016503040201)0420([0-9a-f]{64})/u;

/**
 * That each stamp of an authority is of the hash of its block. Whether the authority signed it is for who has its
 * certificates: the report says how to see it.
 */
export function checkStamps({ blocks }: Data, files: Files, notes: Notes): void {
  const hashes = new Map(blocks.map(({ block, hash }) => [`${block}`, hash]));
  let found = 0;
  for (const path of files.paths) {
    const block = /^sellos\/bloque-(\d{1,9})\.tsr$/u.exec(path)?.[1];
    if (block === undefined) continue;
    found += 1;
    const said = imprintOf(files.read(path) ?? new Uint8Array());
    const expected = hashes.get(block) ?? 'un bloque de la cadena';
    if (said === undefined) {
      notes.mismatch('dato-ilegible', path, 'un sello de tiempo', 'no tiene huella SHA-256');
    } else if (said !== expected) {
      notes.mismatch('sello-de-tiempo-distinto', path, expected, said);
    }
  }
  if (found === 0) return;
  notes.checked('Sellos de tiempo', `${many(found, 'sello', 'sellos')}: la huella de cada uno`);
  notes.notDerived(
    'La firma y la hora de los sellos de tiempo',
    'las firma una autoridad: se comprueban con su certificado raíz y la orden «openssl ts -verify» que está en LEAME.txt',
  );
}

function imprintOf(bytes: Uint8Array): string | undefined {
  // A stamp is of some kilobytes, and says it near its beginning.
  const head = bytes.subarray(0, 64_000);
  const text = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return imprint.exec(text)?.[1];
}
