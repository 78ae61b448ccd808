/** A signature as it lies in a PDF: the bytes that it covers, and its own. */
interface SignedPart {
  /** Two stretches of the file, joined: all but the signature itself. */
  readonly covered: Uint8Array<ArrayBuffer>;
  /** Where the second stretch ends: the file is covered whole when it is its length. */
  readonly end: number;
  /** The CMS of the signature, with the zeros that fill its place. */
  readonly cms: Uint8Array<ArrayBuffer>;
}

const mark = '/ByteRange';
/** Longer than any four offsets of a file of 8 MB. */
const rangeLetters = 120;
const range = /^\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/u;
const signaturesAtMost = 10;
/** 128 KB: a signature with its chain and its time stamps. */
const cmsBytesAtMost = 128 * 1024;

/**
 * The signatures that were added to a PDF after `original` bytes (a PAdES signature is an incremental update), in
 * their order. Null when one is not where its `ByteRange` says, is longer than 128 KB, leaves some of the original
 * out, or there are more than ten. The file is looked through once.
 */
export function findSignedParts(pdf: Buffer, original: number): readonly SignedPart[] | null {
  const found: SignedPart[] = [];
  for (let at = pdf.indexOf(mark, original); at !== -1; at = pdf.indexOf(mark, at + 1)) {
    const part = found.length < signaturesAtMost ? partAt(pdf, at + mark.length, original) : null;
    if (part === null) return null;
    found.push(part);
  }
  return found;
}

function partAt(pdf: Buffer, at: number, original: number): SignedPart | null {
  const [, ...said] = range.exec(pdf.toString('latin1', at, at + rangeLetters)) ?? [];
  const [start = -1, first = -1, second = -1, rest = -1] = said.map(Number);
  const end = second + rest;
  // Between the two stretches there is `<`, the signature in hexadecimal, and `>`.
  const gap = second - first;
  const isPlaced = start === 0 && first >= original && gap > 2 && end <= pdf.length;
  if (!isPlaced || gap > 2 * cmsBytesAtMost + 2) return null;
  const before = pdf.toString('latin1', Math.max(0, first - 20), first);
  const hexadecimal = pdf.toString('latin1', first + 1, second - 1);
  const isHeld = /\/Contents\s*$/u.test(before) && pdf[first] === 0x3c && pdf[second - 1] === 0x3e;
  if (!isHeld || hexadecimal.length % 2 !== 0 || !/^[0-9a-fA-F]+$/u.test(hexadecimal)) return null;
  return {
    covered: Uint8Array.from(Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, end)])),
    end,
    cms: Uint8Array.from(Buffer.from(hexadecimal, 'hex')),
  };
}
