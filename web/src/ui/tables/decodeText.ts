import { decodeCp850 } from './decodeCp850.ts';

/**
 * Text from the bytes of a file in any encoding that spreadsheets write: UTF-8 and UTF-16, with or
 * without a mark, or the old ones of Windows, DOS and Mac. An encoding that identifies itself is tried
 * strictly, so that a wrong guess is not taken; the old ones do not, and are told apart by the letters that
 * come out. null when it is no text at all.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes) ?? guessWideEncoding(bytes);
  const text =
    encoding === null
      ? (decodeStrictly(bytes, 'utf-8') ?? guessOldEncoding(bytes))
      : decodeStrictly(bytes, encoding);
  return text === null || text.includes('\0') ? null : text;
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** In UTF-16 every other byte of a Western text is zero; in the other encodings none is. */
function guessWideEncoding(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  sample.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd * 4 > sample.length && even === 0) return 'utf-16le';
  if (even * 4 > sample.length && odd === 0) return 'utf-16be';
  return null;
}

/** That of Windows first: where another is not clearly better, it is the one. */
const decoders: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => new TextDecoder('windows-1252').decode(bytes),
  decodeCp850,
  (bytes) => new TextDecoder('macintosh').decode(bytes),
];

/** Text of a file of Windows, DOS or Mac from before UTF-8: the reading with the best words. */
function guessOldEncoding(bytes: Uint8Array): string {
  const [first, ...others] = decoders.map((decode) => {
    const text = decode(bytes);
    return { text, score: scoreWords(text) };
  });
  let best = first ?? { text: '', score: 0 };
  for (const other of others) if (other.score > best.score) best = other;
  return best.text;
}

/** The letters of Spanish, beyond plain ones; then those of its neighbours. */
const ours = new Set('áéíóúüñÁÉÍÓÚÜÑ');
const near = new Set('àèìòùâêôãõçïöäëÀÈÒÂÊÔÃÕÇ');
/** Signs that stand beside numbers and words, and between them. */
const signs = new Set('ºª°¿¡«»“”‘’–—…€·´\u00a0');

/** How much each letter beyond the plain ones looks as if it belonged where it stands. */
function scoreWords(text: string): number {
  let score = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text.charCodeAt(i) < 0x80) continue;
    score += scoreLetter(text[i] ?? '', text[i - 1] ?? ' ', text[i + 1] ?? ' ');
  }
  return score;
}

function scoreLetter(letter: string, before: string, after: string): number {
  const isWithin = isLetter(before) && isLetter(after);
  if (!isLetter(letter)) {
    if (isWithin) return -3;
    return signs.has(letter) ? 0 : -2;
  }
  // `NuÒez` and `GîMEZ` are nobody.
  if (isWithin && isSmall(before) === isSmall(after) && isSmall(letter) !== isSmall(before)) {
    return -3;
  }
  if (ours.has(letter)) return 2;
  return near.has(letter) ? 0 : -1;
}

function isLetter(letter: string): boolean {
  return letter.toLowerCase() !== letter.toUpperCase();
}

function isSmall(letter: string): boolean {
  return letter === letter.toLowerCase();
}
