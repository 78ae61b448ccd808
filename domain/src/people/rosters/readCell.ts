import { nameKey } from '../../kernel/identity/nameKey.ts';
import { type FoundProblem, found } from './rosterProblem.ts';

// One address; what a mail server would still refuse shows when the invitation bounces.
const emailShape = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/u;

/** A sheet would run it: it begins like a formula and is not a signed number or a phone. */
export function looksLikeFormula(text: string): boolean {
  return /^\s*[=@＝＠]/u.test(text) || /^\s*[+＋－-](?=.)(?![\d\s.,()-]+%?\s*$)/u.test(text);
}

/** The faults of a cell in any column. */
export function textProblems(text: string): readonly FoundProblem[] {
  const problems: FoundProblem[] = [];
  if (looksLikeFormula(text)) problems.push(found('text-as-formula', text));
  if (/<[a-z!/]/iu.test(text)) problems.push(found('text-as-markup', text));
  if (/\uFFFD|Ã[\u0080-\u00BF]|Ã(?=[\s±³©¡­º‘“])/u.test(text))
    problems.push(found('text-mangled', text));
  return problems;
}

/** The valid addresses of the cell, in its order; tells that they are several, and those left out. */
export function readEmails(text: string, problems: FoundProblem[]): readonly string[] {
  if (text === '') return [];
  const parts = text.split(/[\s,;/]+/u).filter((part) => part !== '');
  const valid = parts.filter((part) => emailShape.test(part));
  const addresses = [...new Set(valid.map((address) => address.toLowerCase()))];
  if (addresses.length === 0) {
    problems.push(found('email-malformed', text, '', 'email'));
    return [];
  }
  const left = parts.filter((part) => !emailShape.test(part));
  if (left.length > 0) problems.push(found('email-left', left.join(' '), '', 'email'));
  if (addresses.length > 1) problems.push(found('email-several', text, '', 'email'));
  return addresses;
}

const yes = new Set(['si', 's', 'x', '1', 'true', 'mora', 'en mora', 'moroso', 'morosa', 'debe']);
const no = new Set(['', 'no', 'n', '0', 'false', 'paz y salvo', 'a paz y salvo', 'al dia', 'ok']);
export const arrearsWords: ReadonlySet<string> = new Set(
  [...yes, ...no].filter((word) => /^\p{L}/u.test(word)),
);

/** Yes, no, or the amount owed: any above zero. */
export function readArrears(text: string, problems: FoundProblem[]): boolean {
  const key = nameKey(text);
  if (yes.has(key)) return true;
  if (/^\$?\s*\d[\d.,\s]*$/u.test(text)) return /[1-9]/u.test(text);
  if (!no.has(key) || (key === '' && text !== '' && !/^[-–—.$\s]+$/u.test(text))) {
    problems.push(found('arrears-unknown', text, '', 'arrears'));
  }
  return false;
}

/** Whether a spreadsheet has turned a document into a rounded number: `1,07439E+09`. */
export function isRoundedDocument(text: string): boolean {
  return /^\d([.,]\d+)?E\+?\d+$/iu.test(text);
}

/** Whether a spreadsheet has turned the name of a unit into a date: `1-ene`, `2026-01-12`. */
export function looksLikeDate(text: string): boolean {
  const months = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec';
  return (
    new RegExp(`^(\\d{1,2}[-/](${months})\\.?|(${months})\\.?[-/]\\d{1,4})$`, 'iu').test(text) ||
    /^\d{4}-\d{2}-\d{2}$/u.test(text)
  );
}
