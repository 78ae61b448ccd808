import { codeAlphabet, foldCode } from '../signIn/readableCode.ts';
import type { Seal, SealHead } from './seal.ts';

interface SealMark {
  readonly block: number;
  readonly letters: string;
}

/** Letters of a mark, of 5 bits each: 80 bits, so that nobody searches for another history that ends in the same. */
const lettersOfMark = 16;

/**
 * The end of the chain as it leaves on papers, screens and mails: its block and the first 80 bits of its hash.
 * `14-7K2M-Q0XD-9RTV-0A1B`
 */
export function sealMark({ block, hash }: Pick<SealHead, 'block' | 'hash'>): string {
  return [`${block}`, ...(lettersOf(hash).match(/.{4}/gu) ?? [])].join('-');
}

/** A mark as somebody typed or scanned it, as `codeKey` reads codes; null: it is none. */
export function readSealMark(typed: string): SealMark | null {
  const [, block = '', rest = ''] = /^\s*(\d{1,9})\s*[-·\s]\s*(.{1,60})$/u.exec(typed) ?? [];
  const letters = foldCode(rest);
  return letters.length === lettersOfMark && [...letters].every((one) => codeAlphabet.includes(one))
    ? { block: Number(block), letters }
    : null;
}

/** The block whose seal left with that mark; null: the chain has none that reads so. */
export function sealOfMark(seals: readonly Seal[], mark: SealMark): Seal | null {
  return (
    seals.find(({ block, hash }) => block === mark.block && lettersOf(hash) === mark.letters) ??
    null
  );
}

function lettersOf(hash: string): string {
  const bits = [...hash.slice(0, (lettersOfMark * 5) / 4)]
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('');
  return (bits.match(/.{5}/gu) ?? [])
    .map((five) => codeAlphabet.charAt(Number.parseInt(five, 2)))
    .join('');
}
