import { escapeMarkup } from '../../kernel/mail/escapeMarkup.ts';
import { type ReportTable, sayReportCell } from '../../kernel/sheets/reportTable.ts';
import type { ActaBlock, ActaDraft, ActaLine, ActaTable } from '../draft/actaDraft.ts';
import { linkTo } from './dossierPage.ts';

/** Rows that are written together: a table of ten thousand is never one text. */
const rowsAtOnce = 200;

export function headingMarkup(level: 2 | 3, text: string, id?: string): string {
  const anchor = id === undefined ? '' : ` id="${escapeMarkup(id)}"`;
  return `<h${level}${anchor}>${escapeMarkup(text)}</h${level}>\n`;
}

export function paragraphMarkup(text: string): string {
  return `<p data-fila>${escapeMarkup(text)}</p>\n`;
}

/** A text as somebody typed it, with its lines. */
export function textMarkup(text: string): string {
  return `<pre data-fila>${escapeMarkup(text)}</pre>\n`;
}

/** Files of the ZIP beside a word each. */
export function linksMarkup(
  links: readonly { readonly path: string; readonly text: string }[],
): string {
  return `<ul>${links.map(({ path, text }) => `<li data-fila>${linkTo(path, text)}</li>`).join('')}</ul>\n`;
}

/** A table of a report as every screen says it, in pieces. One without rows says so. */
export function* tableMarkup(table: ReportTable, timeZone: string): Generator<string> {
  const { name, columns, rows } = table;
  if (rows.length === 0) {
    yield `<p><strong>${escapeMarkup(name)}</strong>: nada que mostrar.</p>\n`;
    return;
  }
  const look = (place: number) => (columns[place]?.isFigure === true ? ' class="n"' : '');
  const titles = columns.map(
    (column, i) => `<th scope="col"${look(i)}>${escapeMarkup(column.name)}</th>`,
  );
  yield `<div class="wide"><table><caption>${escapeMarkup(name)}</caption><thead><tr>${titles.join('')}</tr></thead><tbody>\n`;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    yield rows
      .slice(from, from + rowsAtOnce)
      .map((row) => {
        const cells = row.map(
          (cell, i) => `<td${look(i)}>${escapeMarkup(sayReportCell(cell, timeZone))}</td>`,
        );
        return `<tr data-fila>${cells.join('')}</tr>\n`;
      })
      .join('');
  }
  yield '</tbody></table></div>\n';
}

/** A table of few and wide rows, each as a list of facts under its first two cells: what it leaves empty is not said. */
export function* recordsMarkup(table: ReportTable, timeZone: string): Generator<string> {
  const { columns, rows } = table;
  if (rows.length === 0) yield* tableMarkup(table, timeZone);
  for (const row of rows) {
    const [number = '', title = '', ...facts] = row.map((cell) => sayReportCell(cell, timeZone));
    const said = facts.flatMap((fact, i) => {
      const name = escapeMarkup(columns[i + 2]?.name ?? '');
      return fact === '' ? [] : [`<dt>${name}</dt><dd>${escapeMarkup(fact)}</dd>`];
    });
    yield `<article data-fila><h4>${escapeMarkup(`${number}. ${title}`)}</h4><dl>${said.join('')}</dl></article>\n`;
  }
}

/** The minutes as they were fixed. */
export function* actaMarkup({ blocks }: Pick<ActaDraft, 'blocks'>): Generator<string> {
  yield '<div class="acta">\n';
  for (const block of blocks) yield* blockMarkup(block);
  yield '</div>\n';
}

function* blockMarkup(block: ActaBlock): Generator<string> {
  switch (block.kind) {
    case 'title':
      yield `<h3>${lineMarkup(block.line)}</h3>\n`;
      return;
    case 'heading':
      yield `<h4>${lineMarkup(block.line)}</h4>\n`;
      return;
    case 'paragraph':
      yield `<p data-fila>${lineMarkup(block.line)}</p>\n`;
      return;
    case 'list':
      yield `<ul>${block.items.map((item) => `<li data-fila>${lineMarkup(item)}</li>`).join('')}</ul>\n`;
      return;
    case 'checks':
      yield `<ul>${block.items.map(({ done, line }) => `<li data-fila>${done ? '[x] ' : '[ ] '}${lineMarkup(line)}</li>`).join('')}</ul>\n`;
      return;
    case 'signatures':
      yield block.places.map((place) => `<p data-fila>${lineMarkup(place)}</p>`).join('\n');
      return;
    case 'table':
      yield* tableMarkup(reportOf(block), 'UTC');
      return;
    case 'page-break':
  }
}

function reportOf({ caption, columns, rows }: ActaTable): ReportTable {
  return { name: caption, columns, rows: rows.map((row) => row.map(textOfLine)) };
}

function lineMarkup(line: ActaLine): string {
  return escapeMarkup(textOfLine(line));
}

function textOfLine(line: ActaLine): string {
  return line.map(({ text }) => text).join('');
}
