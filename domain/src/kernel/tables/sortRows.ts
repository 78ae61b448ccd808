import { findDecimalSign } from '../weights/decimalSign.ts';
import { figureBody } from '../weights/readFigure.ts';
import { cellText } from './cellText.ts';
import { readAmount } from './readAmount.ts';
import { titleRepeats } from './repeatsTitles.ts';
import { isSentence, placeWord, saysKinds, saysNote, saysPage, saysTotal } from './rowWords.ts';
import { runningSums } from './runningSums.ts';
import type { LeftOutCode } from './tableNote.ts';
import type { TableReading } from './tableReading.ts';
import type { TableRows, TableShape } from './tableShape.ts';

/** The sort of a row: data, one of those left out, or one that only a person can tell from a total. */
export type RowSort = 'blank' | 'data' | 'group-heading' | 'like-total' | LeftOutCode;

/** The sort of each row below the titles. */
export function sortRows<F extends string>(
  rows: TableRows,
  reading: TableReading<F>,
  shape: TableShape<F>,
): readonly RowSort[] {
  const { headerRow, columns, kept = [] } = reading;
  const body = rows.slice(headerRow + 1);
  const isRoll = columns[shape.unit] === undefined;
  const at = (texts: readonly string[], field: F | undefined) =>
    field === undefined ? '' : (texts[columns[field] ?? -1] ?? '');
  const facts = body.map((cells) => factsOf(cells.map(cellText), at, shape, !isRoll));
  const hasAmount = shape.amount !== undefined && columns[shape.amount] !== undefined;
  const frame = frameOf(facts, hasAmount);
  const { sign } = findDecimalSign(facts.map(({ amount }) => figureBody(amount)));
  const figures = facts.map(({ amount }) => readAmount(amount, sign));
  const lastFigure = figures.findLastIndex((figure) => figure !== null);
  const hasWho = shape.who.some((field) => columns[field] !== undefined);
  const hasGroup = shape.group === undefined || columns[shape.group] !== undefined;
  const repeats = titleRepeats(rows, headerRow, shape);
  const sums = runningSums();
  const end = facts.findIndex(({ said }, i) => i > frame.last && said.length === 0);
  let isAfterNote = false;

  function judge(fact: RowFacts, i: number): RowSort {
    const { label, said, isOfSomebody, hasDocument } = fact;
    const [text = ''] = said;
    const figure = figures[i] ?? null;
    if (said.length === 0) return 'blank';
    if (kept.includes(headerRow + 2 + i)) return 'data';
    if (repeats(body[i] ?? [])) return 'row-titles';
    if (said.length === 1 && saysPage(text)) return 'row-note';
    if (saysTotal(label)) return hasDocument ? 'like-total' : 'row-total';
    if (label === '' && !hasDocument && said.some(saysTotal)) return 'row-total';
    // «Total torre 1», and in the column of the unit how many there are.
    if (saysTotal(text) && !isOfSomebody) return 'row-total';
    if (figure !== null && !isOfSomebody) {
      if (label === '' && sums.has(figure, said.length === 1 ? 1 : 2)) return 'row-total';
      if (label !== '' && (hasWho || i === lastFigure) && sums.has(figure, 2)) return 'like-total';
    }
    if (figure !== null || !frame.isWide) return 'data';
    if (said.length === 1 && reading.isUnit?.(text) !== true) return judgeAlone(text, label, i);
    return i > frame.last && said.every(saysNote) ? 'row-note' : 'data';
  }

  /** A row of one cell, in a table whose rows have more. */
  function judgeAlone(text: string, label: string, i: number): RowSort {
    const word = isRoll && text === label ? '' : placeWord(text);
    if (word !== '' && !frame.unitWords.has(word))
      return hasGroup ? 'row-heading' : 'group-heading';
    if (saysKinds(text)) return 'row-heading';
    if (i < frame.first)
      return headerRow < 0 && hasAmount && !/\d/u.test(text) ? 'row-note' : 'data';
    if (saysNote(text)) return 'row-note';
    if (i <= frame.last) return 'data';
    const isMore = isAfterNote && text.split(' ').length > 2;
    // A name alone goes on with a roll of people as long as no blank row ends it.
    if (isRoll && text === label) return isMore || (end >= 0 && end < i) ? 'row-note' : 'data';
    const isApart = label === '' && (facts[i - 1]?.said.length === 0 || i - 1 > frame.last);
    return isSentence(text) || isApart || isMore ? 'row-note' : 'data';
  }

  return facts.map((fact, i) => {
    const sort = judge(fact, i);
    if (sort !== 'blank') isAfterNote = sort === 'row-note';
    if (sort === 'data') sums.add(figures[i] ?? null);
    else if (endsBlock(sort)) sums.begin();
    return sort;
  });
}

/** Whether the rows below a row belong to another block than those above it. */
export function endsBlock(sort: RowSort): boolean {
  return sort === 'row-total' || sort === 'row-heading' || sort === 'group-heading';
}

interface RowFacts {
  readonly label: string;
  readonly amount: string;
  /** The texts of its filled cells. */
  readonly said: readonly string[];
  readonly isOfSomebody: boolean;
  /** Somebody is named by a number, as no total is. */
  readonly hasDocument: boolean;
}

function factsOf<F extends string>(
  texts: readonly string[],
  at: (texts: readonly string[], field: F | undefined) => string,
  { unit, amount, who }: TableShape<F>,
  hasUnit: boolean,
): RowFacts {
  const people = who.map((field) => at(texts, field));
  return {
    // Without a column of units it is people that rows are called by.
    label: hasUnit ? at(texts, unit) : (people.find((text) => text !== '') ?? ''),
    amount: at(texts, amount),
    said: texts.filter((text) => text !== ''),
    isOfSomebody: people.some((text) => text !== ''),
    hasDocument: people.some((text) => /\d(?:[.\s-]?\d){4}/u.test(text)),
  };
}

/** The traits of the rows as a whole. */
function frameOf(facts: readonly RowFacts[], hasAmount: boolean) {
  const filled = facts.filter(({ said }) => said.length > 0);
  const whole = filled.filter(({ said }) => said.length > 1);
  const isRow = ({ label, said }: RowFacts) =>
    said.length > 1 && label !== '' && !saysTotal(label) && !said.every(saysNote);
  return {
    /** Most rows have several cells, so that one alone is something else. */
    isWide: whole.length > 0 && (hasAmount || whole.length * 10 >= filled.length * 6),
    first: facts.findIndex(({ said }) => said.length > 1),
    last: facts.findLastIndex(isRow),
    /** Words by which whole rows are named: «Interior 5» is a unit where the others are called so. */
    unitWords: new Set(whole.map(({ label }) => placeWord(label))),
  };
}
