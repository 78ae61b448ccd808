import type { CellFormat } from './cellFormat.ts';
import { plainNumber } from './plainNumber.ts';

const daySeconds = 86_400;
/** The day from which computers count, as a spreadsheet numbers it. */
const epoch = 25_569;
/** How far the spreadsheets that count from 1904 are behind the others. */
const lag = 1_462;

/** A stored number as text: as it was typed, a percentage with its sign, a date or an hour. */
export function sayNumber(stored: string, format: CellFormat, from1904: boolean): string {
  const plain = plainNumber(stored.trim());
  switch (format) {
    case 'plain':
      return plain;
    case 'percent':
      return isDecimal(plain) ? `${timesHundred(plain)}%` : plain;
    case 'signed':
      return isDecimal(plain) ? `${plain}%` : plain;
    case 'date':
    case 'time':
      return sayDay(Number(plain), format, from1904) ?? plain;
  }
}

/** An instant as books of today write it: `2026-03-01T14:30:00`. */
export function sayCellInstant(iso: string, format: CellFormat): string {
  return format === 'time' ? iso.slice(11, 16) : iso.slice(0, 10);
}

export function sayTruth(isTrue: boolean): string {
  return isTrue ? 'sí' : 'no';
}

/** A decimal a hundred times as large, exactly: the point moves, and nothing is calculated. */
export function timesHundred(decimal: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/u.exec(decimal);
  if (match === null) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = whole + fraction.padEnd(2, '0');
  const point = whole.length + 2;
  const units = digits.slice(0, point).replace(/^0+(?=\d)/u, '');
  const rest = digits.slice(point).replace(/0+$/u, '');
  return `${sign}${units}${rest === '' ? '' : `.${rest}`}`;
}

function isDecimal(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/u.test(text);
}

/** null when there is no such day. */
function sayDay(serial: number, format: CellFormat, from1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0) return null;
  // The first spreadsheet believed that 1900 had a 29 February; the days before it are one off.
  const day = from1904 ? serial + lag : serial >= 1 && serial < 60 ? serial + 1 : serial;
  const seconds = Math.round((day - epoch) * daySeconds);
  if (seconds > 253_402_300_799) return null;
  const iso = new Date(seconds * 1_000).toISOString();
  return sayCellInstant(iso, serial < 1 ? 'time' : format);
}
