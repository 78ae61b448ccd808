/** How wide letters are, in their own size: no narrower than in the fonts that we write with (Roboto, Arial). */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Zs}IÍijílí.,:;'’!¡|·]/u, 0.29],
  [/[ftr()\-/º"]/u, 0.39],
  [/[mMwW%@—…]/u, 0.95],
  [/[\p{Lu}&]/u, 0.78],
];
const usual = 0.57;
/** The width that bold adds. */
const bolder = 0.055;

/**
 * Text that no line may part: it ends at a space, but for one that ties, and after a hyphen with no figure
 * behind it.
 */
const unbroken = /(?:[^ \n-]|-\d)*-?/gu;
/** Up to this length a text is not broken: a figure, an hour, a verdict. */
const whole = 10;
/** Smaller letters are not read. */
const leastLetter = 6;
const smaller = 0.5;

/** The space of a table, in points. */
interface Room {
  readonly across: number;
  /** The size of its letters, where they fit. */
  readonly letter: number;
  /** The width that the padding of a column takes. */
  readonly around: number;
}

export interface ColumnLook {
  /** Of each column without its padding, in points: with it they fill the room. */
  readonly widths: readonly number[];
  /** The size of letters in which no word is broken. */
  readonly letter: number;
}

/**
 * The width of each column by its content, its titles first and bold. Each gets what its longest unbreakable
 * text needs; what is left goes to those that would rather be wider. Where the longest words do not fit
 * beside each other the letters are smaller. Writers of documents that measure nothing lay out a thousand
 * rows at once.
 */
export function columnLook(rows: readonly (readonly string[])[], room: Room): ColumnLook {
  const { across, around } = room;
  const [header = []] = rows;
  const needed = header.map((_, column) => most(rows, column, longestPart));
  const free = across - header.length * around;
  const letter = letterOf(room.letter, free / sum(needed));
  const least = needed.map((size) => size * letter);
  const wanted = header.map((_, column) => Math.min(most(rows, column, lineWidth) * letter, free));
  const spare = Math.max(0, free - sum(least));
  const wish = sum(wanted) - sum(least);
  const given = least.map((size, column) => {
    const more = (wanted[column] ?? size) - size;
    return wish <= spare || wish === 0 ? size + more : size + (more * spare) / wish;
  });
  return { letter, widths: given.map((width) => (width * free) / sum(given)) };
}

/** The largest, in steps, in which what is needed fits. */
function letterOf(letter: number, fits: number): number {
  if (fits >= letter || letter - smaller < leastLetter) return letter;
  return letterOf(letter - smaller, fits);
}

/** How wide a text is, in the size of its letters. */
export function textWidth(text: string, isBold = false): number {
  const more = isBold ? bolder : 0;
  return [...text].reduce((width, letter) => width + letterWidth(letter) + more, 0);
}

/** Of a text of several lines, how wide the widest is. */
function lineWidth(text: string, isBold: boolean): number {
  return Math.max(...text.split('\n').map((line) => textWidth(line, isBold)));
}

const known = new Map<string, number>();

function letterWidth(letter: string): number {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const width = widths.find(([letters]) => letters.test(letter))?.[1] ?? usual;
  known.set(letter, width);
  return width;
}

function longestPart(text: string, isBold: boolean): number {
  if (text.length <= whole && !isBold) return textWidth(text);
  return Math.max(...(text.match(unbroken) ?? []).map((word) => textWidth(word, isBold)));
}

function most(
  rows: readonly (readonly string[])[],
  column: number,
  sizeOf: (text: string, isBold: boolean) => number,
): number {
  return rows.reduce(
    (size, row, place) => Math.max(size, sizeOf(row[column] ?? '', place === 0)),
    0,
  );
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
