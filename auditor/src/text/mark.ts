const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Mark {
  readonly block: number;
  /** Sixteen letters: the first 80 bits of the hash of the block. */
  readonly letters: string;
}

/** The mark of a block as papers print it: `14-7K2M-Q0XD-9RTV-0A1B`. */
export function sayMark(block: number, hash: string): string {
  return `${block}-${lettersOf(hash).replace(/(.{4})(?=.)/gu, '$1-')}`;
}

/** A mark as somebody typed it from a paper: any case and hyphens, O for zero, I and L for one; null: it is none. */
export function readMark(typed: string): Mark | null {
  const found = /^\s*(\d{1,9})\s*[-·\s]\s*(.{1,60})$/u.exec(typed);
  if (found === null) return null;
  const [, block = '', rest = ''] = found;
  const folded = rest.toUpperCase().replace(/[\s-]/gu, '').replaceAll('O', '0');
  const letters = folded.replace(/[IL]/gu, '1');
  const isWhole = letters.length === 16 && [...letters].every((one) => alphabet.includes(one));
  return isWhole ? { block: Number(block), letters } : null;
}

/** Five bits a letter, from the highest. */
export function lettersOf(hash: string): string {
  if (!/^[0-9a-f]{20}/u.test(hash)) return '';
  let bits = BigInt(`0x${hash.slice(0, 20)}`);
  let letters = '';
  for (let place = 0; place < 16; place += 1) {
    letters = alphabet.charAt(Number(bits & 31n)) + letters;
    bits >>= 5n;
  }
  return letters;
}
