import { tieFigures } from '../../kernel/text/tieFigures.ts';
import type { ActaLine } from '../draft/actaDraft.ts';
import type { PaperRun } from './paperPiece.ts';

/**
 * Runs that look alike are one text: between two of them a writer may break the line, or widen the space that
 * a comma stands after.
 */
export function runsOfLine(line: ActaLine): PaperRun[] {
  const runs: PaperRun[] = [];
  let isBlank: boolean | null = null;
  for (const { kind, text } of line) {
    const last = runs.at(-1);
    // The point after a mark stays with it.
    const after = last !== undefined && isBlank === true && kind !== 'blank' ? touching(text) : '';
    if (last !== undefined) last.text += after;
    const rest = text.slice(after.length);
    if (rest === '') continue;
    if (last !== undefined && isBlank === (kind === 'blank')) last.text += rest;
    else
      runs.push(kind === 'blank' ? { text: rest, bold: true, color: '#9A3412' } : { text: rest });
    isBlank = kind === 'blank';
  }
  return runs.map((run) => ({ ...run, text: tieFigures(run.text) }));
}

function touching(text: string): string {
  return /^[^\s]*/u.exec(text)?.[0] ?? '';
}
