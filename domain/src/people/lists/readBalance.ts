import { readArrears } from '../imports/readCell.ts';

/** What a cell beside a unit says of its debt. */
export type Balance = 'owes' | 'nothing' | 'in-favour' | 'unclear';

/** Being in the list is owing: only what clearly says otherwise takes a unit out of it. */
export function readBalance(text: string): Balance {
  if (text === '') return 'owes';
  const figure = /^(\(|[-−–])?\s*\$?\s*([-−–])?\s*(\d[\d.,\s]*)\)?\s*(cr|a favor)?$/iu.exec(text);
  if (figure !== null) {
    const [, before, sign, digits = '', after] = figure;
    if (!/[1-9]/u.test(digits)) return 'nothing';
    return (before ?? sign ?? after) === undefined ? 'owes' : 'in-favour';
  }
  const problems: Parameters<typeof readArrears>[1] = [];
  const owes = readArrears(text, problems);
  if (problems.length > 0) return /a favor/iu.test(text) ? 'in-favour' : 'unclear';
  return owes ? 'owes' : 'nothing';
}
