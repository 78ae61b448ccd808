import { plainNumber } from './plainNumber.ts';
import type { XmlAttribute } from './readXml.ts';
import { sayCellInstant, sayTruth, timesHundred } from './sayCell.ts';

/** A cell of an OpenDocument sheet, as its elements come. */
export interface OdsCell {
  readonly column: number;
  /** How many columns have the same. */
  readonly columns: number;
  readonly rowsSpanned: number;
  readonly columnsSpanned: number;
  /** A formula of which the book does not keep what it came to. */
  readonly isUnanswered: boolean;
  readonly value: (name: string) => string | undefined;
  readonly open: (element: string, attribute: XmlAttribute) => void;
  readonly close: (element: string) => void;
  readonly text: (text: string) => void;
  /** The shown text, a line for each of its paragraphs. */
  readonly shown: () => string;
}

const kept = [
  ...['office:value-type', 'office:value', 'office:date-value', 'office:time-value'],
  ...['office:boolean-value', 'office:string-value'],
] as const;

const spacesAtMost = 200;

export function openOdsCell(column: number, columns: number, attribute: XmlAttribute): OdsCell {
  const values = new Map(kept.map((name) => [name as string, attribute(name)] as const));
  const lines: string[] = [];
  let line: string | null = null;
  /** A note or a drawing that hangs over a cell has lines that are not of the cell. */
  let hanging: string | null = null;
  const add = (text: string) => {
    if (line !== null) line += text;
  };
  return {
    ...{ column, columns },
    rowsSpanned: spanOf(attribute('table:number-rows-spanned')),
    columnsSpanned: spanOf(attribute('table:number-columns-spanned')),
    isUnanswered:
      attribute('table:formula') !== undefined && values.get('office:value-type') === undefined,
    value: (name) => values.get(name),
    open(element, more) {
      if (hanging !== null) return;
      if (element === 'office:annotation' || element.startsWith('draw:')) hanging = element;
      else if (element === 'text:p') line = '';
      else if (element === 'text:tab') add('\t');
      else if (element === 'text:line-break') add('\n');
      else if (element === 'text:s')
        add(' '.repeat(Math.min(Number(more('text:c') ?? 1), spacesAtMost)));
    },
    close(element) {
      if (element === hanging) hanging = null;
      else if (element === 'text:p' && hanging === null && line !== null) {
        lines.push(line);
        line = null;
      }
    },
    text(text) {
      if (hanging === null) add(text.replace(/[\t\r\n ]+/gu, ' '));
    },
    shown: () => lines.join('\n'),
  };
}

/** As text: a number as it was typed, a percentage with its sign, a date or an hour. */
export function sayOdsCell({ value, shown }: OdsCell): string {
  const number = value('office:value') ?? '';
  switch (value('office:value-type')) {
    case 'float':
    case 'currency':
      return number === '' ? shown() : plainNumber(number);
    case 'percentage':
      return number === '' ? shown() : `${timesHundred(plainNumber(number))}%`;
    case 'date':
      return sayCellInstant(value('office:date-value') ?? shown(), 'date');
    case 'time':
      return sayDuration(value('office:time-value') ?? '') ?? shown();
    case 'boolean':
      return sayTruth(value('office:boolean-value') === 'true');
    default:
      return shown() === '' ? (value('office:string-value') ?? '') : shown();
  }
}

/** `PT14H30M00S` is half past two in the afternoon. */
function sayDuration(text: string): string | null {
  const match = /^PT(\d+)H(\d+)M/u.exec(text);
  if (match === null) return null;
  const [, hours = '', minutes = ''] = match;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

function spanOf(attribute: string | undefined): number {
  const count = Number(attribute ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, 2 ** 20) : 1;
}
