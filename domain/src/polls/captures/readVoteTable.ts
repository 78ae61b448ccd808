import { nameKey } from '../../kernel/identity/nameKey.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import { findTitles } from '../../kernel/tables/findTitles.ts';
import { layTable } from '../../kernel/tables/layTable.ts';
import { sayCellAt, sayNoteLines } from '../../kernel/tables/sayNotes.ts';
import type { TableRows } from '../../kernel/tables/tableShape.ts';
import { titledColumns } from '../../kernel/tables/titledColumns.ts';
import { type UnitFinder, unitsNamed } from '../../people/rosters/unitFinder.ts';
import { unitsInCell } from '../../people/rosters/unitsInCell.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { readBallot } from '../marks/marks.ts';
import type { Question } from '../questions/question.ts';
import { type VoteField, voteFieldNames, voteShape } from './voteShape.ts';

/** A vote of a list, of one unit. */
interface ReadVote {
  readonly row: number;
  readonly unit: Attendance;
  readonly optionIds: readonly string[];
}

export interface VoteTable {
  readonly votes: readonly ReadVote[];
  /** Rows that are not entered, each with why and its cell, in Spanish. */
  readonly problems: readonly { readonly row: number; readonly message: string }[];
  /** Rows left out, filled or not used. */
  readonly notes: readonly string[];
}

type Asked = Pick<Question, 'options' | 'election'>;

/** Whether a row has the titles of such a list. */
export function isVoteTitles(row: readonly string[]): boolean {
  return findTitles([row], voteShape) === 0;
}

/**
 * The votes that a list of papers says: the unit however it is written, several a cell too, and the answer by
 * its whole name or by its number on the screen. A unit that is not present, or that says two things, is told
 * with its cell and not entered. Without titles the unit comes first and then the answer.
 */
export function readVoteTable(
  table: TableRows,
  question: Asked,
  findUnit: UnitFinder<Attendance>,
): VoteTable {
  const { headerRow, columns } = titledColumns(table, voteShape, () => ({ unit: 0, answer: 1 }));
  const laid = layTable(table, { headerRow, columns }, voteShape);
  const said: (ReadVote & { readonly key: string })[] = [];
  const problems: { row: number; message: string }[] = [];
  for (const { row, cells, heading } of laid.rows) {
    const says = (field: VoteField) => cellText(cells[columns[field] ?? -1] ?? '');
    const quote = (text: string, field: VoteField) =>
      `«${text}» (${sayCellAt(columns[field] ?? 0, row)})`;
    const [unit, group, answer] = [says('unit'), says('group') || heading, says('answer')];
    if (unit === '' && answer === '') continue;
    const optionIds = marksOf(answer, question);
    const named = unit === '' ? null : unitsNamed(findUnit, unit, group);
    if (optionIds === null) {
      const what =
        answer === ''
          ? 'Falta el voto.'
          : `${quote(answer, 'answer')} no es una respuesta de esta pregunta.`;
      problems.push({ row, message: what });
    } else if (named === null) {
      const parts = unitsInCell(unit) ?? [unit];
      const missing = parts.filter((part) => unitsNamed(findUnit, part, group) === null);
      const text = [group, (missing.length > 0 ? missing : [unit]).join(', ')]
        .filter((part) => part !== '')
        .join(' ');
      problems.push({
        row,
        message:
          unit === '' ? 'Falta la unidad.' : `${quote(text, 'unit')} no es una unidad presente.`,
      });
    } else {
      const key = JSON.stringify(optionIds);
      said.push(...named.map((one) => ({ row, unit: one, optionIds, key })));
    }
  }
  const votes: ReadVote[] = [];
  for (const of of groupBy(said, ({ unit }) => unit.unitId).values()) {
    const [first, ...others] = of;
    if (first === undefined) continue;
    const { key, ...vote } = first;
    const rows = [...new Set(of.map(({ row }) => row))];
    const isOne = others.every((other) => other.key === key);
    const why = isOne
      ? `${vote.unit.label} está repetida: cuenta una sola vez.`
      : `${vote.unit.label} tiene votos distintos en las filas ${sayList(rows.map(String))}: no se registra ninguno.`;
    if (isOne) votes.push(vote);
    problems.push(...(isOne ? others : of).map(({ row }) => ({ row, message: why })));
  }
  const notes = sayNoteLines(laid.notes, voteFieldNames);
  return { votes, problems: problems.sort((a, b) => a.row - b.row), notes };
}

/** Answers by their whole name or their number; null when any of them is none, or they do not go together. */
function marksOf(text: string, question: Asked): readonly string[] | null {
  const byText = (part: string) => {
    const key = nameKey(part);
    const named = question.options.filter(({ label }) => nameKey(label) === key);
    // A candidate called «2» is found by name; otherwise it is the number on the screen.
    if (key !== '' && named.length === 1) return named[0]?.optionId ?? null;
    return /^\d{1,2}$/u.test(part) ? (question.options[Number(part) - 1]?.optionId ?? null) : null;
  };
  const whole = byText(text);
  const parts = text.split(/\s*[;,+]\s*/u).filter((part) => part !== '');
  const marks = whole === null ? parts.map(byText) : [whole];
  const known = marks.flatMap((mark) => mark ?? []);
  if (known.length === 0 || known.length !== marks.length) return null;
  return new Set(known).size === known.length && readBallot(question, known).ok ? known : null;
}
