import type { ActaTable } from '@asamblea/domain';
import { tieFigures } from '../../ui/tieFigures.ts';

/** The table as plain text, its titles first. */
export function tableWords({ columns, rows }: ActaTable): readonly (readonly string[])[] {
  return [
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((line) => tieFigures(line.map(({ text }) => text).join('')))),
  ];
}
