import type { ActaTable } from '@asamblea/domain';

/** The table as plain text, its titles first. */
export function tableWords({ columns, rows }: ActaTable): readonly (readonly string[])[] {
  return [
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((line) => line.map(({ text }) => text).join(''))),
  ];
}
