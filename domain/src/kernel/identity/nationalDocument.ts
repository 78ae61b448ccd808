import { knownCountry } from '../countries/country.ts';
import { cifChecks, cuitCheck, dniCheck, nitCheck, rutCheck } from './checkDigits.ts';
import type { DocumentKind } from './documentKinds.ts';

/** A document: what tells it apart, without the sign that only proves the rest. */
export interface ReadDocument {
  readonly kind: DocumentKind | null;
  /** Digits without dots nor zeros before them, and the letters that belong to them. */
  readonly number: string;
  readonly check: string | null;
  readonly isCheckWrong: boolean;
}

/** The parts of a written document: `X`, `1234567` and `L`. */
export interface DocumentParts {
  readonly kind: DocumentKind | null;
  readonly letters: string;
  readonly digits: string;
  /** After a stroke, or the letter after the digits. */
  readonly check: string | null;
}

/**
 * The ways to read a document by the usage of its country, the likeliest first: glued to its check digit,
 * one number may be two.
 */
export function readNational(parts: DocumentParts, country: string): readonly ReadDocument[] {
  switch (knownCountry(country)) {
    case 'CO':
      return readColombian(parts);
    case 'ES':
      return [readSpanish(parts) ?? asWritten(parts)];
    case 'AR':
      return [readArgentine(parts) ?? asWritten(parts)];
    case 'CL':
      return readChilean(parts);
    case 'MX':
    case undefined:
      return [asWritten(parts)];
  }
}

function asWritten({ kind, letters, digits, check }: DocumentParts): ReadDocument {
  return document(kind, letters + (letters === '' ? bare(digits) : digits) + (check ?? ''));
}

function document(
  kind: DocumentKind | null,
  number: string,
  check: string | null = null,
  isCheckWrong = false,
): ReadDocument {
  return { kind, number, check, isCheckWrong };
}

/** A sheet of calculation eats the zeros before a number. */
function bare(digits: string): string {
  return digits.replace(/^0+(?=\d)/u, '');
}

/** A NIT of a company begins with 8 or 9 and has nine digits; the one of a person is the number of their cédula. */
function readColombian(parts: DocumentParts): readonly ReadDocument[] {
  const { kind, letters, check } = parts;
  const digits = bare(parts.digits);
  if (letters !== '' || (check !== null && !/^\d$/u.test(check))) return [asWritten(parts)];
  if (check !== null) return [document(kind, digits, check, check !== nitCheck(digits))];
  const alone = document(kind, digits);
  const [body, last] = [digits.slice(0, -1), digits.slice(-1)];
  const isRight = nitCheck(body) === last;
  const glued = document('NIT', body, last, !isRight);
  const mayHaveCheck = kind === null || kind === 'NIT' || kind === 'RUT';
  if (!mayHaveCheck || body.length < 6) return [alone];
  const isCompany = /^[89]\d{8}$/u.test(body);
  const isPerson = /^1\d{9}$/u.test(body);
  if (isCompany && (isRight || kind !== null)) return [glued, alone];
  if (isPerson && isRight) return [glued, alone];
  return isRight && !/^[89]\d{8}$/u.test(digits) ? [alone, glued] : [alone];
}

function readSpanish({ kind, letters, digits, check }: DocumentParts): ReadDocument | null {
  const isLetter = check !== null && /^[A-Z]$/u.test(check);
  if (letters === '' && digits.length <= 8 && (check === null || isLetter)) {
    if (kind !== null && !['DNI', 'NIF', 'NIE', 'CIF'].includes(kind)) return null;
    const number = bare(digits);
    return document(kind, number, check, isLetter && dniCheck(number) !== check);
  }
  if (/^[XYZ]$/u.test(letters) && digits.length <= 8 && (check === null || isLetter)) {
    const number = letters + bare(digits);
    return document(kind ?? 'NIE', number, check, isLetter && dniCheck(number) !== check);
  }
  if (!/^[A-HJNPQRSUVW]$/u.test(letters)) return null;
  const all = digits + (check ?? '');
  if (!/^\d{7}[\dA-J]?$/u.test(all)) return null;
  const [number, last] = [letters + all.slice(0, 7), all.slice(7) || null];
  return document(kind ?? 'CIF', number, last, last !== null && !cifChecks(number).includes(last));
}

/** The number of a person is in the middle of their CUIT. */
function readArgentine({ kind, letters, digits, check }: DocumentParts): ReadDocument | null {
  const all = digits + (check ?? '');
  if (letters !== '' || !/^(?:2[03-7]|3[034])\d{9}$/u.test(all)) return null;
  const [body, last] = [all.slice(0, 10), all.slice(10)];
  const number = body.startsWith('3') ? body : bare(body.slice(2));
  return document(kind ?? 'CUIT', number, last, cuitCheck(body) !== last);
}

function readChilean(parts: DocumentParts): readonly ReadDocument[] {
  const { kind, letters, check } = parts;
  const digits = bare(parts.digits);
  if (letters !== '' || (check !== null && !/^[\dK]$/u.test(check))) return [asWritten(parts)];
  if (check !== null) {
    return [document(kind ?? 'RUT', digits, check, rutCheck(digits) !== check)];
  }
  const alone = document(kind, digits);
  const [body, last] = [digits.slice(0, -1), digits.slice(-1)];
  const isRight = rutCheck(body) === last;
  const glued = document(kind ?? 'RUT', body, last, !isRight);
  if (kind !== null && kind !== 'RUT') return [alone];
  if (digits.length === 9 && (isRight || kind === 'RUT')) return [glued, alone];
  return digits.length >= 7 && isRight ? [alone, glued] : [alone];
}
