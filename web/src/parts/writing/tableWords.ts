import type { ActaTable } from '@asamblea/domain';
import { tieHours } from '../../ui/tieHours.ts';

/** The table as plain text, its titles first. */
export function tableWords({ columns, rows }: ActaTable): readonly (readonly string[])[] {
  return [
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((line) => tieHours(line.map(({ text }) => text).join('')))),
  ];
}
