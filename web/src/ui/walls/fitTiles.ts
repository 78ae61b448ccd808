/** The room for tiles, in pixels, and their content. */
export interface TileRoom {
  readonly width: number;
  readonly height: number;
  /** Letters of each group's name, none when it has no name, and how many tiles it has. */
  readonly groups: readonly { readonly nameLetters: number; readonly tiles: number }[];
  /** Letters of the longest label. */
  readonly letters: number;
  /** The further lines of a tile besides its label, in heights of its text. */
  readonly extra?: number;
  readonly largest: number;
  readonly smallest: number;
}

export interface TileFit {
  /** Pixels of text; every other measure follows it. */
  readonly font: number;
  /** Of tiles, besides the one of the names. */
  readonly columns: number;
  /** Of the names of the groups, in heights of the text; none when they have no name. */
  readonly nameWidth: number;
  /** Of a tile, in heights of its text. */
  readonly tall: number;
  /** Nothing has to be scrolled to. */
  readonly fits: boolean;
}

/** In heights of the text of a tile. */
export const tileMeasures = {
  letter: 0.6,
  nameLetter: 0.76,
  padding: 0.9,
  gap: 0.22,
  groupGap: 0.5,
  lowest: 1.6,
  tallest: 2.4,
} as const;

const columnsAtMost = 200;

/**
 * The columns with which the text is largest while every tile is seen at once. Each group begins on
 * a row of its own beside its name, like the blocks of a theatre.
 */
export function fitTiles(room: TileRoom): TileFit {
  const { letter, nameLetter, padding, gap, groupGap, lowest, tallest } = tileMeasures;
  const { width, height, groups, letters, extra = 0, largest, smallest } = room;
  const nameLetters = Math.max(0, ...groups.map((group) => group.nameLetters));
  const nameWidth = nameLetters === 0 ? 0 : nameLetters * nameLetter + 0.6;
  const cell = letters * letter + padding + extra;
  const gaps = Math.max(0, groups.length - 1) * (groupGap - gap) - gap;
  const rowsOf = (columns: number) =>
    groups.reduce((sum, { tiles }) => sum + Math.max(1, Math.ceil(tiles / columns)), 0);
  const widest = (columns: number) => width / (nameWidth + columns * (cell + gap) - gap);
  const tallestText = (columns: number) => height / (rowsOf(columns) * (lowest + gap) + gaps);

  let best = { columns: 1, font: 0 };
  for (let columns = 1; columns <= columnsAtMost; columns += 1) {
    const font = Math.min(largest, widest(columns), tallestText(columns));
    if (font > best.font) best = { columns, font };
  }
  if (best.font >= smallest) {
    const { columns, font } = best;
    const each = (height / font - gaps) / rowsOf(columns) - gap;
    return { ...best, nameWidth, tall: Math.min(tallest, each), fits: true };
  }
  const across = Math.floor((width / smallest - nameWidth + gap) / (cell + gap));
  return { columns: Math.max(1, across), font: smallest, nameWidth, tall: tallest, fits: false };
}
