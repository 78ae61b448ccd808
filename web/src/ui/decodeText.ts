/**
 * Text from the bytes of a file in any encoding that spreadsheets write: UTF-8 and UTF-16, with or
 * without a mark, or the old Windows one. Each is tried strictly, so that a wrong guess is not taken;
 * null when it is no text at all.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes) ?? guessWideEncoding(bytes);
  const text =
    encoding === null
      ? (decodeStrictly(bytes, 'utf-8') ?? decodeStrictly(bytes, 'windows-1252'))
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
