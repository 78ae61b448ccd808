import { tieFigures } from '../../kernel/text/tieFigures.ts';
import type { ActaTable } from '../draft/actaDraft.ts';

/** The table as plain text, its titles first. */
export function tableWords({ columns, rows }: ActaTable): readonly (readonly string[])[] {
  return [
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((line) => tieFigures(line.map(({ text }) => text).join('')))),
  ];
}
