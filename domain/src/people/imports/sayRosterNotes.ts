import { type SaidNote, sayNotes } from '../../kernel/tables/sayNotes.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import { fieldList } from '../rosters/unitFields.ts';

/** What the layout of a roster did by itself, a line a kind. */
export function sayRosterNotes(notes: readonly TableNote[]): readonly SaidNote[] {
  return sayNotes(
    notes,
    (field) => fieldList.find(({ column }) => column === field)?.name.toLowerCase() ?? field,
  );
}
