import type { ActaBlock, ActaLine } from '../draft/actaDraft.ts';

/** The lines of a block as they are read: a table has its caption and a line for each row, a page break has none. */
export function linesOfBlock(block: ActaBlock): readonly string[] {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'paragraph':
      return [said(block.line)];
    case 'list':
      return block.items.map(said);
    case 'checks':
      return block.items.map(({ line }) => said(line));
    case 'signatures':
      return block.places.map(said);
    case 'table':
      return [block.caption, ...block.rows.map((row) => row.map(said).join(' · '))];
    case 'page-break':
      return [];
  }
}

const said = (line: ActaLine) => line.map(({ text }) => text).join('');
