import { nameKey } from '../people/nameKey.ts';
import { type RosterProblem, rosterProblem } from './rosterProblem.ts';

// One address; what a mail server would still refuse shows when the invitation bounces.
const emailShape = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/u;

/** A sheet would run it: it begins like a formula and is not a signed number or a phone. */
export function looksLikeFormula(text: string): boolean {
  return /^\s*[=@]/u.test(text) || /^\s*[+-](?![\d\s.,()-]+%?\s*$)/u.test(text);
}

export function textProblems(text: string, row: number): RosterProblem[] {
  const found: RosterProblem[] = [];
  if (looksLikeFormula(text)) found.push(rosterProblem('text-as-formula', row, text));
  if (/<[a-z!/]/iu.test(text)) found.push(rosterProblem('text-as-markup', row, text));
  return found;
}

/** The first valid address of the cell, or null; says what it left out. */
export function readEmail(text: string, row: number, found: RosterProblem[]): string | null {
  if (text === '') return null;
  const parts = text.split(/[\s,;/]+/u).filter((part) => part !== '');
  const valid = parts.filter((part) => emailShape.test(part));
  const [first] = valid;
  if (first === undefined) {
    found.push(rosterProblem('email-malformed', row, text));
    return null;
  }
  if (parts.length > 1) found.push(rosterProblem('email-several', row, text));
  return first.toLowerCase();
}

const yes = new Set(['si', 's', 'x', '1', 'true', 'mora', 'en mora', 'moroso', 'morosa']);
const no = new Set(['', 'no', 'n', '0', 'false', 'paz y salvo', 'a paz y salvo', 'al dia']);

export function readArrears(text: string, row: number, found: RosterProblem[]): boolean {
  const key = nameKey(text);
  if (yes.has(key)) return true;
  if (!no.has(key) || (key === '' && text !== '')) {
    found.push(rosterProblem('arrears-unknown', row, text));
  }
  return false;
}
