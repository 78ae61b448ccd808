import { unguardText } from '../sheets/guardText.ts';

/**
 * The text of a cell: composed letters, single spaces, no invisible characters, and without the
 * apostrophe that an export puts before what a spreadsheet would run.
 */
export function cellText(text: string): string {
  // Nearly every cell: Western letters and signs, single spaces.
  if (/^[!-&(-~¡-¬®-ɏ]+(?: [!-~¡-¬®-ɏ]+)*$/u.test(text)) return text;
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}\p{Cs}]/gu, (mark) => (/\s/u.test(mark) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim();
  return unguardText(plain);
}
