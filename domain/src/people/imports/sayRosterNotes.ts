import { type NumberOf, type SaidNote, sayNotes } from '../../kernel/tables/sayNotes.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import { fieldList } from '../rosters/unitFields.ts';

/** The changes that the layout of a roster made by itself, a line a kind. */
export function sayRosterNotes(
  notes: readonly TableNote[],
  numberOf: NumberOf,
): readonly SaidNote[] {
  return sayNotes(notes, nameOf, numberOf);
}

/** The same of a list of debtors, whose arrears are a balance. */
export function sayDebtorNotes(notes: readonly TableNote[]): readonly SaidNote[] {
  return sayNotes(notes, (field) => (field === 'arrears' ? 'saldo' : nameOf(field)));
}

function nameOf(field: string): string {
  return fieldList.find(({ column }) => column === field)?.name.toLowerCase() ?? field;
}
