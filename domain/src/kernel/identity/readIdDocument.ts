import { documentKey, namesDocument } from './documentKey.ts';
import { kindAtEnd, kindBefore, kindNamed } from './documentKinds.ts';
import { type ReadDocument, readNational } from './nationalDocument.ts';

export type { ReadDocument };

/** The documents of somebody that a cell holds. */
export interface DocumentReading {
  /** In order, each once; none where the cell has no number. */
  readonly documents: readonly ReadDocument[];
  /** Less likely ways to read the only one, which find it too. */
  readonly also: readonly ReadDocument[];
}

/**
 * Reads a document as people write it (`C.C. 52.345.678 de Bogotá`, `NIT 900.456.789-1`): a kind, a number
 * and a check digit, by the usage of the country (ISO 3166). `N/A` and any text without a number is none;
 * a text that nobody can read is its own number, as it is written.
 */
export function readIdDocument(text: string, country: string): DocumentReading {
  const usual = readUsual(text, country);
  if (usual !== null) return usual;
  const ways = apart(plainOf(text)).map((part) => readOne(part, country));
  const documents: ReadDocument[] = [];
  for (const [first] of ways) {
    const isNew = !documents.some(({ number }) => number === first?.number);
    if (first !== undefined && isNew) documents.push(first);
  }
  const [only = []] = ways;
  return { documents, also: documents.length === 1 ? only.slice(1) : [] };
}

/** Nearly every document of a roster, which may have tens of thousands. */
function readUsual(text: string, country: string): DocumentReading | null {
  const [found, kind, written = ''] =
    /^(CC |C\.C\. )?(\d{5,}|\d{1,3}(?:\.\d{3})+)$/u.exec(text) ?? [];
  if (found === undefined || !namesDocument(written)) return null;
  const digits = written.replace(/\./gu, '');
  const parts = {
    kind: kind === undefined ? null : ('CC' as const),
    letters: '',
    digits,
    check: null,
  };
  const [first, ...also] = readNational(parts, country);
  return { documents: first === undefined ? [] : [first], also };
}

/** The documents of a cell, each as it is written there, in capitals. */
export function documentPieces(text: string): readonly string[] {
  return apart(plainOf(text));
}

function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/º/gu, '°')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Numbers of six digits or more are documents of their own; a date is none. */
function apart(text: string): readonly string[] {
  const numbers = [...text.matchAll(/\d(?:[.,'’]?\d)*/gu)].filter(([found]) => {
    return found.replace(/\D/gu, '').length >= 6 && !/^\d{1,2}\.\d{1,2}\.\d{4}$/u.test(found);
  });
  const cuts = numbers.slice(1).map((next, i) => {
    const before = numbers[i];
    const from = before === undefined ? 0 : before.index + before[0].length;
    const gap = text.slice(from, next.index);
    const [check = ''] =
      /^(?:[A-Z]| ?- ?[\dA-Z]| (?![YEO] )[\dA-Z])(?=[\s/;,&|+]|$)/u.exec(gap) ?? [];
    const rest = gap.slice(check.length);
    const mark = rest.search(/[/;,&|+]|(?:^|\s)[YEO]\s/u);
    return from + check.length + (mark >= 0 ? mark : kindAtEnd(rest));
  });
  return [0, ...cuts].map((from, i) => {
    return text.slice(from, cuts[i]).replace(/^[\s/;,&|+-]*(?:[YEO]\s+)?|[\s/;,&|+-]+$/gu, '');
  });
}

/** Capitals and digits of tax numbers that have letters within: Mexican, and of no other country. */
const mexican = /^(?:[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}|[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d)$/u;
const cuit = /^(?:2[03-7]|3[034])\D?(\d{2}\.?\d{3}\.?\d{3})\D?\d$/u;

const digitsShape = String.raw`\d(?:[\d.,'’ ]*\d)?`;
const shape = new RegExp(
  `^([A-Z]{1,4}(?=[\\s.-]*\\d))?[\\s.-]*(${digitsShape})(?:\\s?[-/]\\s?([\\dA-Z](?![\\dA-Z]))|\\W*D\\.?\\s?V\\.?\\W*(\\d)(?!\\d)|[\\s.]?([A-Z])(?![\\dA-Z]|\\.[A-Z]))?(.*)$`,
  'u',
);
/** Where it was issued; or its kind, after it. */
const tail = /^(?:[\s,;.()/-]+(?:\(?[A-Z.°]{2,}.*)?|\s*(?:DE|EXP|EXPEDIDA?|EXPEDIDO)\s.*)$/u;

function readOne(text: string, country: string): readonly ReadDocument[] {
  if (!namesDocument(text)) return [];
  const [kind, named] = kindBefore(text);
  // In Spain it is the letter of a company.
  const body = country === 'ES' ? named : named.replace(/^C[:°#\s.-]?(?=\d)/u, '');
  const tight = body.replace(/[\s.\-/]/gu, '');
  if (mexican.test(tight)) {
    return [{ kind, number: tight, check: null, isCheckWrong: false }];
  }
  if (country === 'AR' && cuit.test(body)) {
    return readNational({ kind, letters: '', digits: tight, check: null }, country);
  }
  const [, letters = '', written = '', stroke, word, letter, rest = ''] = shape.exec(body) ?? [];
  const digits = digitsOf(written);
  const isRead = rest === '' || (digits.length >= 5 && tail.test(rest));
  if (kind !== null && !isRead) {
    return [{ kind, number: documentKey(tight), check: null, isCheckWrong: false }];
  }
  if (digits === '' || !isRead) return [unread(text)];
  const after = kindNamed(rest.replace(/[\s()]/gu, ''));
  if (letters.length > 1 && country === 'ES') return [unread(text)];
  return readNational(
    { kind: kind ?? after, letters, digits, check: stroke ?? word ?? letter ?? null },
    country,
  );
}

function unread(text: string): ReadDocument {
  return { kind: null, number: documentKey(text), check: null, isCheckWrong: false };
}

/** Without dots, nor the decimals that a sheet of calculation gives to a number. */
function digitsOf(written: string): string {
  const isDecimal = /^(?:\d{5,}|\d{1,3}(?:[.,'’ ]\d{3})+)[.,]0{1,2}$/u.test(written);
  return (isDecimal ? written.replace(/[.,]0+$/u, '') : written).replace(/\D/gu, '');
}
