/** Crockford's base 32: nobody mistakes a letter for a digit when reading it aloud. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight random bytes as a code to read and type: `7K2M-Q0XD`. */
export function readableCode(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => codeAlphabet.charAt(byte % 32)).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * A code as somebody typed it, made one: any case, with or without hyphen or spaces, `O` for zero and
 * `I` or `L` for one. A text that is no code gives null.
 */
export function codeKey(typed: string): string | null {
  const letters = foldCode(typed);
  return letters.length === 8 && [...letters].every((one) => codeAlphabet.includes(one))
    ? letters
    : null;
}

/** The typed text without signs that people add or mistake. */
export function foldCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/gu, '').replaceAll('O', '0').replace(/[IL]/gu, '1');
}
