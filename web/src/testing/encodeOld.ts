import { decodeCp850 } from '../ui/tables/decodeCp850.ts';

export const oldEncodings = ['windows-1252', 'cp850', 'macintosh'] as const;
export type OldEncoding = (typeof oldEncodings)[number];

const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** The bytes of a text in an encoding that nobody writes any more. */
export function encodeOld(text: string, encoding: OldEncoding): Uint8Array<ArrayBuffer> {
  const letters =
    encoding === 'cp850' ? decodeCp850(bytes) : new TextDecoder(encoding).decode(bytes);
  return Uint8Array.from(text, (letter) => {
    const byte = letters.indexOf(letter);
    if (byte < 0) throw new Error(`${encoding} has no ${letter}.`);
    return byte;
  });
}
